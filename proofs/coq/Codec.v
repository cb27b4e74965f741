(** What a codec is, and the laws that it must keep.

    Code: `Codec` and `Decode` in `rowkey-core/src/codec.rs`. *)

From RowKey Require Export Bytes.
Set Implicit Arguments.

(** A codec of [A] in one place of a row: the `End` that follows it is fixed.
    - [order]: `Codec::compare`, the declared order of the values.
    - [write]: `Codec::write`; [None] if the value cannot be encoded.
    - [read]: `Decode::read`; the value and the unread rest of the row. *)
Record codec (A : Type) := Codec {
  order : A -> A -> comparison;
  write : A -> option bytes;
  read : bytes -> option (A * bytes);
}.

(** Law 1: encodings compare like the values. *)
Definition Ordered {A} (c : codec A) : Prop :=
  forall a b x y, write c a = Some x -> write c b = Some y -> cmp x y = order c a b.

(** Law 2: what was written is read back, and only that is accepted: each value has one encoding. *)
Definition Invertible {A} (c : codec A) : Prop :=
  (forall a x rest, write c a = Some x -> read c (x ++ rest) = Some (a, rest)) /\
  (forall row a rest, read c row = Some (a, rest) -> exists x, write c a = Some x /\ row = x ++ rest).

Definition Lawful {A} (c : codec A) : Prop := Ordered c /\ Invertible c.

(** The codec of a value that ends with its row: it reads all of it. A whole key is one, too. *)
Record last (A : Type) := Last {
  order_last : A -> A -> comparison;
  write_last : A -> option bytes;
  read_last : bytes -> option A;
}.

Definition OrderedLast {A} (c : last A) : Prop :=
  forall a b x y, write_last c a = Some x -> write_last c b = Some y -> cmp x y = order_last c a b.

(** `decode(encode(k)) == k`, and `decode(row) == Ok(k)` implies `encode(k) == row`. *)
Definition InvertibleLast {A} (c : last A) : Prop :=
  forall row a, read_last c row = Some a <-> write_last c a = Some row.

Definition LawfulLast {A} (c : last A) : Prop := OrderedLast c /\ InvertibleLast c.

(** The encodings of a codec. *)
Definition encodings {A} (c : codec A) (x : bytes) : Prop := exists a, write c a = Some x.
Definition encodings_last {A} (c : last A) (x : bytes) : Prop := exists a, write_last c a = Some x.

(** A codec that can be read back before anything writes no encoding that is a prefix of another. *)
Theorem invertible_prefix_free A (c : codec A) : Invertible c -> prefix_free (encodings c).
Proof.
  intros [back _] x y [a wa] [b wb] [rest ->].
  pose proof (back a x rest wa) as one. pose proof (back b (x ++ rest) [] wb) as two.
  rewrite app_nil_r in two. rewrite one in two. injection two as _ ->. now rewrite app_nil_r.
Qed.

Lemma invertible_apart A (c : codec A) a b x y :
  Invertible c -> write c a = Some x -> write c b = Some y -> apart x y.
Proof.
  intros inv wa wb. eapply prefix_free_apart; [apply invertible_prefix_free, inv| |].
  - now exists a.
  - now exists b.
Qed.

(** Different values have different encodings. *)
Theorem invertible_injective A (c : codec A) a b x :
  Invertible c -> write c a = Some x -> write c b = Some x -> a = b.
Proof.
  intros [back _] wa wb. pose proof (back a x [] wa) as one. rewrite (back b x [] wb) in one. congruence.
Qed.

Theorem last_injective A (c : last A) a b x :
  InvertibleLast c -> write_last c a = Some x -> write_last c b = Some x -> a = b.
Proof. intros inv wa wb. apply inv in wa, wb. congruence. Qed.

(** Two values are equal in the declared order only if they are one value. *)
Theorem order_eq A (c : codec A) a b x y :
  Lawful c -> write c a = Some x -> write c b = Some y -> order c a b = Eq -> a = b.
Proof.
  intros [ord inv] wa wb same. rewrite <- (ord _ _ _ _ wa wb) in same. apply cmp_eq in same as ->.
  eauto using invertible_injective.
Qed.

(** Law 1 in the words of the contract: one row is below another exactly if its key is below the other. *)
Theorem order_iff A (c : last A) a b x y :
  OrderedLast c -> write_last c a = Some x -> write_last c b = Some y -> lt x y <-> order_last c a b = Lt.
Proof. intros ord wa wb. unfold lt. now rewrite (ord _ _ _ _ wa wb). Qed.

(** * At the end of a row *)

(** A codec that also works before other fields, as the last field: the row must end with it. *)
Definition at_end {A} (c : codec A) : last A := {|
  order_last := order c;
  write_last := write c;
  read_last row := match read c row with Some (a, []) => Some a | _ => None end;
|}.

Theorem at_end_lawful A (c : codec A) : Lawful c -> LawfulLast (at_end c).
Proof.
  intros [ord [back only]]. split; [exact ord|]. intros row a. cbn. split.
  - destruct (read c row) as [[b [|]]|] eqn:found; try easy. intro same. injection same as ->.
    apply only in found as (x & wa & ->). now rewrite app_nil_r.
  - intro wa. apply (back a row []) in wa. rewrite app_nil_r in wa. now rewrite wa.
Qed.

(** Bytes as they are, up to the end of the row: `End::Row` in `codec/text.rs`. *)
Definition raw : last bytes := {| order_last := cmp; write_last := @Some bytes; read_last := @Some bytes |}.

Theorem raw_lawful : LawfulLast raw.
Proof.
  split.
  - intros a b x y. cbn. congruence.
  - intros row a. cbn. split; congruence.
Qed.

(** * A part of the values, and other names for them *)

(** `max`, `NonZero`, a text that is UTF-8: [holds] is asked when writing and when reading. *)
Definition narrowed {A} (holds : A -> bool) (c : codec A) : codec A := {|
  order := order c;
  write a := if holds a then write c a else None;
  read row := match read c row with
    | Some (a, rest) => if holds a then Some (a, rest) else None
    | None => None
    end;
|}.

Theorem narrowed_lawful A holds (c : codec A) : Lawful c -> Lawful (narrowed holds c).
Proof.
  intros [ord [back only]]. split; [|split].
  - intros a b x y. cbn. destruct (holds a); [|easy]. destruct (holds b); [|easy]. apply ord.
  - intros a x rest. cbn. destruct (holds a) eqn:h; [|easy]. intro wa. rewrite (back _ _ rest wa). now rewrite h.
  - intros row a rest. cbn. destruct (read c row) as [[b r]|] eqn:found; [|easy].
    destruct (holds b) eqn:h; [|easy]. intro same. injection same as -> ->. rewrite h. auto.
Qed.

(** A struct or a newtype [B] that is written as an [A]: `#[derive(RowKey)] struct UserId(u32)`. *)
Definition via {A B} (to : B -> A) (of : A -> option B) (c : codec A) : codec B := {|
  order a b := order c (to a) (to b);
  write b := write c (to b);
  read row := match read c row with
    | Some (a, rest) => match of a with Some b => Some (b, rest) | None => None end
    | None => None
    end;
|}.

Theorem via_lawful A B (to : B -> A) of (c : codec A) :
  (forall a b, of a = Some b <-> to b = a) -> Lawful c -> Lawful (via to of c).
Proof.
  intros iso [ord [back only]]. split; [|split].
  - intros a b x y. cbn. apply ord.
  - intros b x rest wb. cbn in *. rewrite (back _ _ rest wb). now rewrite (proj2 (iso (to b) b) eq_refl).
  - intros row b rest. cbn. destruct (read c row) as [[a r]|] eqn:found; [|easy].
    destruct (of a) as [b'|] eqn:o; [|easy]. intro same. injection same as -> ->.
    apply iso in o as <-. auto.
Qed.

Definition via_last {A B} (to : B -> A) (of : A -> option B) (c : last A) : last B := {|
  order_last a b := order_last c (to a) (to b);
  write_last b := write_last c (to b);
  read_last row := match read_last c row with Some a => of a | None => None end;
|}.

Theorem via_last_lawful A B (to : B -> A) of (c : last A) :
  (forall a b, of a = Some b <-> to b = a) -> LawfulLast c -> LawfulLast (via_last to of c).
Proof.
  intros iso [ord inv]. split.
  - intros a b x y. cbn. apply ord.
  - intros row b. cbn. split.
    + destruct (read_last c row) eqn:found; [|easy]. intro o. apply iso in o as <-. now apply inv.
    + intro wb. apply inv in wb. rewrite wb. now apply iso.
Qed.
