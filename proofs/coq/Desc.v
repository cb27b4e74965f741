(** Descending fields: every byte complemented, tags, terminators and delimiters included.

    Code: `rowkey-core/src/codec/desc.rs`; `Reader::complemented` in `rowkey-layout/src/bytes/reader.rs`. *)

From RowKey Require Export Escape.
Set Implicit Arguments.

Definition desc {A} (c : codec A) : codec A := {|
  order a b := order c b a;
  write a := match write c a with Some x => Some (flip x) | None => None end;
  read row := match read c (flip row) with Some (a, rest) => Some (a, flip rest) | None => None end;
|}.

Lemma desc_write A (c : codec A) a x : write (desc c) a = Some x -> exists y, write c a = Some y /\ x = flip y.
Proof. cbn. destruct (write c a); [|easy]. intros [= <-]. eauto. Qed.

(** The complement of any lawful codec is lawful, in descending order. It needs nothing but that the codec is prefix-free,
    which `Invertible` implies. First the round trip alone. *)
Theorem desc_invertible A (c : codec A) : Invertible c -> Invertible (desc c).
Proof.
  intros [back only]. split.
  - intros a x rest wa. apply desc_write in wa as (x' & wa & ->). cbn.
    rewrite flip_app, flip_flip, (back _ _ _ wa). now rewrite flip_flip.
  - intros row a rest. cbn. destruct (read c (flip row)) as [[b r]|] eqn:found; [|easy]. intros [= -> <-].
    apply only in found as (x & wa & same). exists (flip x). rewrite wa. split; auto.
    apply flip_injective. now rewrite flip_app, !flip_flip.
Qed.

Theorem desc_lawful A (c : codec A) : Lawful c -> Lawful (desc c).
Proof.
  intros [ord inv]. split; [|now apply desc_invertible].
  intros a b x y wa wb. apply desc_write in wa as (x' & wa & ->), wb as (y' & wb & ->). cbn.
  rewrite cmp_flip by eauto using invertible_apart. rewrite <- cmp_sym. eauto.
Qed.

(** Twice descending is ascending, byte for byte. *)
Theorem desc_desc A (c : codec A) a : write (desc (desc c)) a = write c a.
Proof. cbn. destruct (write c a); auto. now rewrite flip_flip. Qed.

(** Descending text: complemented with its terminator, at the end of a row, too. *)
Definition desc_text : codec bytes := desc terminated.

Theorem desc_text_lawful : Lawful desc_text.
Proof. apply desc_lawful, terminated_lawful. Qed.
