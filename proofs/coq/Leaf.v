(** Leaves as the composition sees them: bytes of a fixed width. That numbers, times and other leaves have the order of their
    bytes is proved elsewhere: `proofs/leaves`, `proofs/smt`. *)

From RowKey Require Export Concat Desc Optional Delimiter.
Set Implicit Arguments.

Definition fixed (n : nat) : codec bytes := {|
  order := cmp;
  write x := if Nat.eqb (length x) n then Some x else None;
  read row := if Nat.leb n (length row) then Some (firstn n row, skipn n row) else None;
|}.

Theorem fixed_lawful n : Lawful (fixed n).
Proof.
  split; [|split].
  - intros a b x y. cbn. destruct (Nat.eqb _ _); [|easy]. destruct (Nat.eqb _ _); [|easy]. now intros [= <-] [= <-].
  - intros a x rest. cbn. destruct (Nat.eqb_spec (length a) n) as [<-|]; [|easy]. intros [= <-].
    rewrite app_length. destruct (Nat.leb_spec (length a) (length a + length rest)); [|lia].
    rewrite firstn_app, skipn_app, Nat.sub_diag, firstn_all, skipn_all. cbn. now rewrite app_nil_r.
  - intros row a rest. cbn. destruct (Nat.leb_spec n (length row)); [|easy]. intros [= <- <-].
    exists (firstn n row). rewrite firstn_length_le by lia. now rewrite Nat.eqb_refl, firstn_skipn.
Qed.

(** Decimal digits. *)
Definition digit (b : byte) : bool := (48 <=? num b) && (num b <=? 57).
Definition digits (n : nat) : codec bytes := narrowed (forallb digit) (fixed n).

Theorem digits_lawful n : Lawful (digits n).
Proof. apply narrowed_lawful, fixed_lawful. Qed.
