(** Values one after another: fields of a key, nested keys, arrays, lists, constant prefixes.

    Code: `put` and `take` in `rowkey-core/src/key.rs`, `key/nested.rs`, `codec/tuple.rs`, `codec/list.rs`. *)

From RowKey Require Export Codec.
Set Implicit Arguments.

(** * Two values *)

Definition both {A B} (c : codec A) (d : codec B) : codec (A * B) := {|
  order p q := next (order c (fst p) (fst q)) (order d (snd p) (snd q));
  write p := match write c (fst p), write d (snd p) with
    | Some x, Some y => Some (x ++ y)
    | _, _ => None
    end;
  read row := match read c row with
    | Some (a, rest) => match read d rest with
      | Some (b, rest) => Some ((a, b), rest)
      | None => None
      end
    | None => None
    end;
|}.

Lemma both_write A B (c : codec A) (d : codec B) a b z :
  write (both c d) (a, b) = Some z -> exists x y, write c a = Some x /\ write d b = Some y /\ z = x ++ y.
Proof.
  cbn. destruct (write c a); [|easy]. destruct (write d b); [|easy]. intro same. injection same as <-. eauto.
Qed.

Theorem both_invertible A B (c : codec A) (d : codec B) : Invertible c -> Invertible d -> Invertible (both c d).
Proof.
  intros [back only] [back' only']. split.
  - intros [a b] z rest w. apply both_write in w as (x & y & wa & wb & ->).
    rewrite <- app_assoc. cbn. now rewrite (back _ _ _ wa), (back' _ _ _ wb).
  - intros row [a b] rest. cbn. destruct (read c row) as [[a' r]|] eqn:one; [|easy].
    destruct (read d r) as [[b' r']|] eqn:two; [|easy]. intro same. injection same as -> -> ->.
    apply only in one as (x & wa & ->). apply only' in two as (y & wb & ->).
    exists (x ++ y). rewrite wa, wb. now rewrite app_assoc.
Qed.

(** The order of the first value decides; where it is equal, that of the second: the encodings have the same order. *)
Theorem both_lawful A B (c : codec A) (d : codec B) : Lawful c -> Lawful d -> Lawful (both c d).
Proof.
  intros [ord inv] [ord' inv']. split; [|now apply both_invertible].
  intros [a b] [a' b'] z z' w w'. apply both_write in w as (x & y & wa & wb & ->).
  apply both_write in w' as (x' & y' & wa' & wb' & ->). cbn.
  rewrite cmp_app by eauto using invertible_apart.
  now rewrite (ord _ _ _ _ wa wa'), (ord' _ _ _ _ wb wb').
Qed.

(** The same where the second value ends with the row. *)
Definition both_last {A B} (c : codec A) (d : last B) : last (A * B) := {|
  order_last p q := next (order c (fst p) (fst q)) (order_last d (snd p) (snd q));
  write_last p := match write c (fst p), write_last d (snd p) with
    | Some x, Some y => Some (x ++ y)
    | _, _ => None
    end;
  read_last row := match read c row with
    | Some (a, rest) => match read_last d rest with Some b => Some (a, b) | None => None end
    | None => None
    end;
|}.

Lemma both_last_write A B (c : codec A) (d : last B) a b z :
  write_last (both_last c d) (a, b) = Some z <-> exists x y, write c a = Some x /\ write_last d b = Some y /\ z = x ++ y.
Proof.
  cbn. split.
  - destruct (write c a); [|easy]. destruct (write_last d b); [|easy]. intro same. injection same as <-. eauto.
  - intros (x & y & -> & -> & ->). reflexivity.
Qed.

Theorem both_last_invertible A B (c : codec A) (d : last B) : Invertible c -> InvertibleLast d -> InvertibleLast (both_last c d).
Proof.
  intros [back only] inv' row [a b]. rewrite both_last_write. cbn. split.
  - destruct (read c row) as [[a' r]|] eqn:one; [|easy]. destruct (read_last d r) eqn:two; [|easy].
    intro same. injection same as -> ->. apply only in one as (x & wa & ->). apply inv' in two. eauto.
  - intros (x & y & wa & wb & ->). rewrite (back _ _ _ wa). apply inv' in wb. now rewrite wb.
Qed.

Theorem both_last_lawful A B (c : codec A) (d : last B) : Lawful c -> LawfulLast d -> LawfulLast (both_last c d).
Proof.
  intros [ord inv] [ord' inv']. split; [|now apply both_last_invertible].
  intros [a b] [a' b'] z z' w w'. apply both_last_write in w as (x & y & wa & wb & ->).
  apply both_last_write in w' as (x' & y' & wa' & wb' & ->). cbn.
  rewrite cmp_app by eauto using invertible_apart.
  now rewrite (ord _ _ _ _ wa wa'), (ord' _ _ _ _ wb wb').
Qed.

(** * Constant bytes: the prefix of a key, a delimiter after a value of fixed width *)

Definition constant (k : bytes) : codec unit := {|
  order _ _ := Eq;
  write _ := Some k;
  read row := match strip k row with Some rest => Some (tt, rest) | None => None end;
|}.

Theorem constant_lawful k : Lawful (constant k).
Proof.
  split; [|split].
  - intros a b x y. cbn. intros one two. injection one as <-. injection two as <-. apply cmp_refl.
  - intros [] x rest. cbn. intro same. injection same as <-. now rewrite strip_app.
  - intros row [] rest. cbn. destruct (strip k row) eqn:found; [|easy]. intro same. injection same as ->.
    apply strip_some in found as ->. eauto.
Qed.

Definition drop_unit_front {A} (a : A) : unit * A := (tt, a).
Definition drop_unit_back {A} (a : A) : A * unit := (a, tt).

(** [k], then the value: the prefix of a key, the tag of a row kind. *)
Definition prefixed {A} (k : bytes) (c : codec A) : codec A :=
  via drop_unit_front (fun p => Some (snd p)) (both (constant k) c).

Definition prefixed_last {A} (k : bytes) (c : last A) : last A :=
  via_last drop_unit_front (fun p => Some (snd p)) (both_last (constant k) c).

(** The value, then [k]: a value of fixed width before the delimiter of its key. *)
Definition followed {A} (c : codec A) (k : bytes) : codec A :=
  via drop_unit_back (fun p => Some (fst p)) (both c (constant k)).

Theorem prefixed_lawful A k (c : codec A) : Lawful c -> Lawful (prefixed k c).
Proof.
  intro law. apply via_lawful; [|auto using both_lawful, constant_lawful].
  intros [[] a] b. unfold drop_unit_front. cbn. split; congruence.
Qed.

Theorem prefixed_last_lawful A k (c : last A) : LawfulLast c -> LawfulLast (prefixed_last k c).
Proof.
  intro law. apply via_last_lawful; [|auto using both_last_lawful, constant_lawful].
  intros [[] a] b. unfold drop_unit_front. cbn. split; congruence.
Qed.

Theorem followed_lawful A k (c : codec A) : Lawful c -> Lawful (followed c k).
Proof.
  intro law. apply via_lawful; [|auto using both_lawful, constant_lawful].
  intros [a []] b. unfold drop_unit_back. cbn. split; congruence.
Qed.

(** * Any number of fields *)

(** A field: the type of its values, and its codec. *)
Definition field := {A : Type & codec A}.
Definition field_of {A} (c : codec A) : field := existT _ A c.

(** The values of some fields, as nested pairs. *)
Fixpoint values (fields : list field) : Type :=
  match fields with
  | [] => unit
  | f :: fields => (projT1 f * values fields)%type
  end.

(** The fields of a key one after another; with [constant []] after the last. A nested key is one of these as a field. *)
Fixpoint key (fields : list field) : codec (values fields) :=
  match fields with
  | [] => constant []
  | f :: fields => both (projT2 f) (key fields)
  end.

(** A key whose last field ends with the row. *)
Fixpoint key_last (fields : list field) {Z} (z : last Z) : last (fold_right (fun f T => (projT1 f * T)%type) Z fields) :=
  match fields with
  | [] => z
  | f :: fields => both_last (projT2 f) (key_last fields z)
  end.

(** If each codec keeps the laws, the key does: field by field order, round trip, one row per key, prefix-free. *)
Theorem key_lawful fields : Forall (fun f => Lawful (projT2 f)) fields -> Lawful (key fields).
Proof. induction 1; cbn; auto using constant_lawful, both_lawful. Qed.

Theorem key_last_lawful fields Z (z : last Z) :
  Forall (fun f => Lawful (projT2 f)) fields -> LawfulLast z -> LawfulLast (key_last fields z).
Proof. intros all law. induction all; cbn; auto using both_last_lawful. Qed.

(** Round trip and one row per key need no order: they hold for keys with an `unordered` delimiter, too. *)
Theorem key_last_invertible fields Z (z : last Z) :
  Forall (fun f => Invertible (projT2 f)) fields -> InvertibleLast z -> InvertibleLast (key_last fields z).
Proof. intros all inv. induction all; cbn; auto using both_last_invertible. Qed.

(** A key whose last field is written differently inside another row, with a terminator, has the same order there. *)
Theorem nesting_keeps_order A (whole : last A) (inside : codec A) a b x y x' y' :
  OrderedLast whole -> Ordered inside -> (forall a b, order inside a b = order_last whole a b) ->
  write_last whole a = Some x -> write_last whole b = Some y -> write inside a = Some x' -> write inside b = Some y' ->
  cmp x' y' = cmp x y.
Proof. intros ord ord' same wa wb wa' wb'. now rewrite (ord' _ _ _ _ wa' wb'), (ord _ _ _ _ wa wb). Qed.

(** Fields before others can be nested without a change of bytes: index rows carry a primary key this way. *)
Theorem nesting_changes_no_byte A B C (a : codec A) (b : codec B) (c : codec C) p q r :
  write (both a (both b c)) (p, (q, r)) = write (both (both a b) c) ((p, q), r).
Proof.
  cbn. destruct (write a p), (write b q), (write c r); auto. now rewrite app_assoc.
Qed.

(** * Arrays and lists: elements one after another *)

(** By the first element that differs; a list sorts after its own beginning. *)
Fixpoint order_list {A} (ord : A -> A -> comparison) (l m : list A) : comparison :=
  match l, m with
  | [], [] => Eq
  | [], _ => Lt
  | _, [] => Gt
  | a :: l, b :: m => next (ord a b) (order_list ord l m)
  end.

Fixpoint write_all {A} (c : codec A) (l : list A) : option bytes :=
  match l with
  | [] => Some []
  | a :: l => match write c a, write_all c l with Some x, Some y => Some (x ++ y) | _, _ => None end
  end.

Lemma write_all_cons A (c : codec A) a l z :
  write_all c (a :: l) = Some z -> exists x y, write c a = Some x /\ write_all c l = Some y /\ z = x ++ y.
Proof.
  cbn. destruct (write c a); [|easy]. destruct (write_all c l); [|easy]. intro same. injection same as <-. eauto.
Qed.

Fixpoint read_count {A} (c : codec A) (n : nat) (row : bytes) : option (list A * bytes) :=
  match n with
  | O => Some ([], row)
  | S n => match read c row with
    | Some (a, rest) => match read_count c n rest with Some (l, rest) => Some (a :: l, rest) | None => None end
    | None => None
    end
  end.

(** `[T; N]` *)
Definition array {A} (n : nat) (c : codec A) : codec (list A) := {|
  order := order_list (order c);
  write l := if Nat.eqb (length l) n then write_all c l else None;
  read := read_count c n;
|}.

Lemma array_write A n (c : codec A) l x : write (array n c) l = Some x -> length l = n /\ write_all c l = Some x.
Proof. cbn. destruct (Nat.eqb_spec (length l) n); easy. Qed.

Theorem array_lawful A n (c : codec A) : Lawful c -> Lawful (array n c).
Proof.
  intros [ord inv]. pose proof inv as [back only]. split; [|split].
  - intros l m x y wl wm. apply array_write in wl as [len wl], wm as [len' wm]. cbn.
    rewrite <- len' in len. clear len'. revert m x y len wl wm.
    induction l as [|a l IH]; intros [|b m] x y len wl wm; try easy.
    + cbn in *. injection wl as <-. now injection wm as <-.
    + apply write_all_cons in wl as (x1 & x2 & wa & wl & ->), wm as (y1 & y2 & wb & wm & ->).
      cbn. rewrite cmp_app by eauto using invertible_apart. rewrite (ord _ _ _ _ wa wb).
      f_equal. apply IH; auto.
  - intros l x rest w. apply array_write in w as [<- w]. cbn. revert x w.
    induction l as [|a l IH]; intros x w.
    + cbn in *. now injection w as <-.
    + apply write_all_cons in w as (x1 & x2 & wa & wl & ->). cbn. rewrite <- app_assoc.
      now rewrite (back _ _ _ wa), (IH _ wl).
  - intros row l rest. cbn. revert row l.
    induction n as [|n IH]; intros row l; cbn.
    + intro same. injection same as <- ->. now exists [].
    + destruct (read c row) as [[a r]|] eqn:one; [|easy].
      destruct (read_count c n r) as [[m r']|] eqn:two; [|easy]. intro same. injection same as <- ->.
      apply IH in two as (y & wm & ->). apply only in one as (x & wa & ->).
      exists (x ++ y). cbn. destruct (Nat.eqb_spec (length m) n); [|easy]. rewrite wa, wm. now rewrite app_assoc.
Qed.

Fixpoint read_all {A} (c : codec A) (fuel : nat) (row : bytes) : option (list A) :=
  match row, fuel with
  | [], _ => Some []
  | _, O => None
  | _, S fuel => match read c row with
    | Some (a, rest) => match read_all c fuel rest with Some l => Some (a :: l) | None => None end
    | None => None
    end
  end.

(** `Vec<T>`, to the end of the row. Each element takes a byte at least, so there are at most as many as bytes. *)
Definition list_last {A} (c : codec A) : last (list A) := {|
  order_last := order_list (order c);
  write_last := write_all c;
  read_last row := read_all c (length row) row;
|}.

Theorem list_lawful A (c : codec A) : (forall a, write c a <> Some []) -> Lawful c -> LawfulLast (list_last c).
Proof.
  intros some [ord inv]. pose proof inv as [back only].
  assert (forall a l z, write_all c (a :: l) = Some z -> exists b z', z = b :: z') as not_empty.
  { intros a l z w. apply write_all_cons in w as ([|b x] & y & wa & _ & ->); [now apply some in wa|]. now exists b, (x ++ y). }
  split.
  - intros l m x y wl wm. cbn in *. revert m x y wl wm.
    induction l as [|a l IH]; intros [|b m] x y wl wm.
    + injection wl as <-. now injection wm as <-.
    + injection wl as <-. now apply not_empty in wm as (? & ? & ->).
    + injection wm as <-. now apply not_empty in wl as (? & ? & ->).
    + apply write_all_cons in wl as (x1 & x2 & wa & wl & ->), wm as (y1 & y2 & wb & wm & ->).
      cbn. rewrite cmp_app by eauto using invertible_apart. rewrite (ord _ _ _ _ wa wb). f_equal. auto.
  - intros row l. cbn. split.
    + enough (forall fuel, read_all c fuel row = Some l -> write_all c l = Some row) by eauto.
      intro fuel. revert row l. induction fuel as [|fuel IH]; intros [|b row] l; cbn -[read]; try easy.
      1, 2: now intros [= <-].
      destruct (read c (b :: row)) as [[a rest]|] eqn:one; [|easy].
      destruct (read_all c fuel rest) eqn:two; [|easy]. intros [= <-].
      apply IH in two. apply only in one as (x & wa & ->). cbn. now rewrite wa, two.
    + enough (forall fuel, (length row <= fuel)%nat -> write_all c l = Some row -> read_all c fuel row = Some l) by eauto.
      intro fuel. revert row l. induction fuel as [|fuel IH]; intros row [|a l] len w.
      * cbn in w. now injection w as <-.
      * apply not_empty in w as (b & z & ->). cbn in len. lia.
      * cbn in w. now injection w as <-.
      * pose proof (not_empty _ _ _ w) as (b & z & start). apply write_all_cons in w as (x & y & wa & wl & same).
        rewrite start. cbn -[read]. rewrite <- start, same, (back _ _ _ wa).
        rewrite (IH y l); auto. rewrite same, app_length in len. destruct x; [now apply some in wa|]. cbn in len. lia.
Qed.

(** Elements of no bytes could not be counted: the derive refuses them. *)
Lemma empty_elements_are_lost : exists A (c : codec A), Lawful c /\ ~ InvertibleLast (list_last c).
Proof.
  exists unit, (constant []). split; [apply constant_lawful|]. intro inv.
  specialize (inv [] [tt]). cbn in inv. now apply proj2 in inv; specialize (inv eq_refl).
Qed.
