(** Mistakes, each shown to break a law by an example: the definitions cannot be loosened without losing a theorem. *)

From RowKey Require Import Leaf Escape Range Ceiling Skip Salt Tail.
Set Implicit Arguments.

Ltac refute := let h := fresh in intro h; vm_compute in h; discriminate h.

(** Escaping `00` only: the text "01 01" and the text "00" are written alike. *)
Fixpoint escape_00_only (text : bytes) : bytes :=
  match text with
  | [] => [x00]
  | x00 :: text => x01 :: x01 :: escape_00_only text
  | b :: text => b :: escape_00_only text
  end.

Lemma escape_of_one_value_only : ~ forall x y, escape_00_only x = escape_00_only y -> x = y.
Proof. intro wrong. specialize (wrong [x00] [x01; x01] eq_refl). discriminate wrong. Qed.

(** `00` as `00 FF`, ended by `00 01`, as some stores have it, is right; `00` as `00 01`, ended by `00 FF`, is not. *)
Fixpoint escape_by_00 (inside outside : byte) (text : bytes) : bytes :=
  match text with
  | [] => [x00; outside]
  | x00 :: text => x00 :: inside :: escape_by_00 inside outside text
  | b :: text => b :: escape_by_00 inside outside text
  end.

Lemma terminator_above_the_escape : ~ forall x y, cmp (escape_by_00 x01 xff x) (escape_by_00 x01 xff y) = cmp x y.
Proof. intro wrong. specialize (wrong [] [x00]). revert wrong. refute. Qed.

(** No terminator: "ab" before "c" and "a" before "bc" are one row. *)
Lemma no_terminator : ~ forall x s y t : bytes, x ++ s = y ++ t -> x = y.
Proof. intro wrong. specialize (wrong [x61; x62] [x63] [x61] [x62; x63] eq_refl). discriminate wrong. Qed.

(** A terminator that is not below all encoded bytes: `02` sorts above an escaped `00`, so shorter text is not first. *)
Lemma terminator_one_off : ~ forall x y : bytes, cmp (open_escape x ++ [x02]) (open_escape y ++ [x02]) = cmp x y.
Proof. intro wrong. specialize (wrong [] [x00]). revert wrong. refute. Qed.

(** `desc` without the terminator complemented. *)
Lemma desc_without_its_terminator : ~ forall x y, cmp (flip (open_escape x) ++ [x00]) (flip (open_escape y) ++ [x00]) = cmp y x.
Proof. intro wrong. specialize (wrong [] [x61]). revert wrong. refute. Qed.

(** `Option` with the tags swapped: `None` sorts last. *)
Lemma tags_swapped : ~ forall a b : option bytes,
  let tagged o := match o with None => [x01] | Some x => x00 :: x end in cmp (tagged a) (tagged b) = order_option cmp a b.
Proof. intro wrong. specialize (wrong None (Some [])). revert wrong. refute. Qed.

(** The upper bound without the carry: 07 FF plus one as 07 00 lies below its own prefix. *)
Definition upper_without_carry (p : bytes) : bytes := removelast p ++ [byte_of (num (List.last p x00) + 1)].

Lemma carry_dropped : ~ forall p x, prefix p x -> lt x (upper_without_carry p).
Proof. intro wrong. specialize (wrong [x07; xff] [x07; xff] (prefix_refl _)). revert wrong. refute. Qed.

(** The upper bound of the last byte only, padded: 07 FF as 08 00 lets in the row 08. *)
Lemma padded_upper_bound : ~ forall x, lt x [x08; x00] -> prefix [x07; xff] x \/ lt x [x07; xff].
Proof.
  intro wrong. destruct (wrong [x08] eq_refl) as [[r same]|low]; [discriminate same|]. vm_compute in low. discriminate low.
Qed.

(** A value plus one instead of the bound after it, in the last field: "a" up to "b" holds "aa", too. *)
Lemma successor_of_a_last_field : ~ forall x, lt x [x62] -> le [x61] x -> x = [x61].
Proof. intro wrong. assert (le [x61] [x61; x61]) as le by now left. specialize (wrong [x61; x61] eq_refl le). discriminate wrong. Qed.

(** A ceiling one too high skips a row; the value that is there is not taken. *)
Lemma ceiling_too_high : ~ right (of_width_set 1) (fun low => Some (match of_width 1 (low ++ [x00]) with Some x => x | None => [] end, true)).
Proof.
  intro wrong. specialize (wrong [x07]). vm_compute in wrong. destruct wrong as (_ & least & _).
  specialize (least [x07] eq_refl (or_intror eq_refl)). destruct least as [low|same]; [discriminate low|discriminate same].
Qed.

(** A ceiling one too low is no encoding at or above. *)
Lemma ceiling_too_low : ~ right (of_width_set 1) (fun low => whole (Some (removelast low))).
Proof.
  intro wrong. specialize (wrong [x07]). destruct wrong as [[low|same] _]; [vm_compute in low; discriminate low|discriminate same].
Qed.

(** A concatenation that never raises its first part: above 07 FF FF there is no row of 07, but there is one of 08. *)
Definition sequence_without_raise (cut : bytes -> option (bytes * bytes)) (f g : ceiling) : ceiling := fun low =>
  match cut low with Some (x, rest) => behind x (g rest) | None => larger f g low end.

Lemma first_part_never_raised :
  let width n low := whole (of_width n low) in
  ~ right (concatenated (of_width_set 1) (of_width_set 1)) (sequence_without_raise (cut_by (fixed 1)) (width 1%nat) (width 1%nat)).
Proof.
  intros width wrong. specialize (wrong [x07; xff; x00]). assert (concatenated (of_width_set 1) (of_width_set 1) [x08; x00]) as row.
  { exists [x08], [x00]. now repeat split. }
  vm_compute in wrong. specialize (wrong [x08; x00] row). discriminate wrong.
Qed.

(** A salt after the key instead of before it: a bucket is no range. *)
Lemma salt_at_the_end : ~ exists start stop : bytes,
  forall x b : byte, (b = x00 <-> le start [x; b] /\ lt [x; b] stop).
Proof.
  intros (start & stop & is). destruct (proj1 (is x00 x00) eq_refl) as [low _], (proj1 (is xff x00) eq_refl) as [_ high].
  assert (x01 = x00) as wrong; [|discriminate wrong]. apply (is x07 x01). split.
  - eapply le_trans; [exact low|]. now left.
  - eapply lt_trans; [|exact high]. reflexivity.
Qed.

(** Trailing `None`s written and also accepted when missing: two rows of one key. *)
Lemma two_rows_of_one_key : ~ forall read : bytes -> option unit,
  (read [] = Some tt /\ read [x00] = Some tt) -> (forall a b, read a = Some tt -> read b = Some tt -> a = b).
Proof.
  intro wrong. specialize (wrong (fun _ => Some tt) (conj eq_refl eq_refl) [] [x00] eq_refl eq_refl). discriminate wrong.
Qed.
