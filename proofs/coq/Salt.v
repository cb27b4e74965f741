(** Salted keys: a bucket, computed from the row, at its start.

    Code: `Place::salt`, `Place::check` in `rowkey-core/src/key/place.rs`; `scan/ranges.rs`; `scan/merge.rs`,
    `scan/tournament.rs`. *)

From RowKey Require Export Range.
From Coq Require Import Sorting.Sorted Sorting.Permutation.
Set Implicit Arguments.

Section Salt.
(** The bucket of the bytes after the salt, and how it is written: in [width] bytes, each bucket differently. The hash may be
    any function, of all bytes or of those of some fields. *)
Variables (bucket : bytes -> N) (spell : N -> bytes) (width : nat).
Hypotheses (wide : forall b, length (spell b) = width).
Hypothesis (distinct : forall x y, spell (bucket x) = spell (bucket y) -> bucket x = bucket y).

Variables (A : Type) (c : last A).

(** By bucket, then by key. *)
Definition order_salted (a b : A) : comparison :=
  match write_last c a, write_last c b with
  | Some x, Some y => next (cmp (spell (bucket x)) (spell (bucket y))) (order_last c a b)
  | _, _ => order_last c a b
  end.

Definition salted : last A := {|
  order_last := order_salted;
  write_last a := match write_last c a with Some x => Some (spell (bucket x) ++ x) | None => None end;
  read_last row :=
    let rest := skipn width row in
    if eqb (firstn width row) (spell (bucket rest)) then read_last c rest else None;
|}.

Lemma cut_salt b x : firstn width (spell b ++ x) = spell b /\ skipn width (spell b ++ x) = x.
Proof.
  split.
  - rewrite firstn_app, wide, Nat.sub_diag. cbn. rewrite app_nil_r, <- (wide b). apply firstn_all.
  - rewrite skipn_app, wide, Nat.sub_diag, <- (wide b), skipn_all. reflexivity.
Qed.

(** A salted key keeps the laws: rows are sorted by bucket, then by key; a wrong salt is refused. *)
Theorem salted_lawful : LawfulLast c -> LawfulLast salted.
Proof.
  intros [ord inv]. split.
  - intros a b z z'. cbn. unfold order_salted. destruct (write_last c a) as [x|] eqn:wa; [|easy].
    destruct (write_last c b) as [y|] eqn:wb; [|easy]. intros [= <-] [= <-].
    rewrite cmp_app by (apply same_length_apart; now rewrite !wide). now rewrite (ord _ _ _ _ wa wb).
  - intros row a. cbn. split.
    + destruct (eqb (firstn width row) (spell (bucket (skipn width row)))) eqn:same; [|easy].
      apply eqb_eq in same. intro found. apply inv in found. rewrite found, <- same. now rewrite firstn_skipn.
    + destruct (write_last c a) as [x|] eqn:wa; [|easy]. intros [= <-]. destruct (cut_salt (bucket x) x) as [-> ->].
      assert (eqb (spell (bucket x)) (spell (bucket x)) = true) as -> by now apply eqb_eq. now apply inv.
Qed.

(** Law 1: rows of one bucket are in the order of their keys. *)
Theorem bucket_keeps_order a b x y : LawfulLast c -> write_last c a = Some x -> write_last c b = Some y ->
  bucket x = bucket y -> cmp (spell (bucket x) ++ x) (spell (bucket y) ++ y) = order_last c a b.
Proof. intros [ord _] wa wb same. rewrite same, cmp_app_same. eauto. Qed.

(** The range of a bucket holds exactly its rows: so the ranges of all buckets hold every row once. *)
Theorem bucket_range_exact x b : (exists y, b = bucket y) ->
  (le (spell b) (spell (bucket x) ++ x) /\ below (upper (spell b)) (spell (bucket x) ++ x)) <-> bucket x = b.
Proof.
  intros [y ->]. rewrite <- upper_exact. split.
  - intros [r same]. apply distinct. apply (f_equal (firstn width)) in same.
    destruct (cut_salt (bucket x) x) as [one _], (cut_salt (bucket y) r) as [two _]. congruence.
  - intros ->. apply prefix_app.
Qed.
End Salt.

(** Without the salt in front, the buckets would not be disjoint ranges: see `Mutants.v`. *)

(** * Merging the buckets *)

Section Merge.
(** [leq] is the order of the merge: by the row without the salt, then by the salt. *)
Variables (R : Type) (leq : R -> R -> Prop).
Hypothesis leq_trans : forall a b c, leq a b -> leq b c -> leq a c.
Hypothesis leq_refl : forall a, leq a a.

(** One row after another is taken from a scan whose next row is at or below the next rows of all scans. The tournament finds
    it; which of several equal ones does not matter here. *)
Inductive merges : list (list R) -> list R -> Prop :=
| merge_done scans : Forall (fun scan => scan = []) scans -> merges scans []
| merge_take before row scan after out :
    (forall other first rest, In other (before ++ (row :: scan) :: after) -> other = first :: rest -> leq row first) ->
    merges (before ++ scan :: after) out ->
    merges (before ++ (row :: scan) :: after) (row :: out).

(** Every row of every scan comes out once. *)
Theorem merge_permutes scans out : merges scans out -> Permutation (concat scans) out.
Proof.
  induction 1 as [scans empty|before row scan after out _ _ IH].
  - assert (concat scans = []) as ->; [|auto]. induction empty as [|scan scans -> _ IH]; auto.
  - rewrite concat_app in *. cbn in *. symmetry in IH |- *. 
    apply Permutation_cons_app. exact IH.
Qed.

(** The result is sorted, if each scan is: one sorted stream across all buckets. *)
Theorem merge_sorted scans out : Forall (StronglySorted leq) scans -> merges scans out -> StronglySorted leq out.
Proof.
  intros sorted is. revert sorted. induction is as [|before row scan after out least is IH]; intro sorted; [constructor|].
  apply Forall_app in sorted as [one two]. inversion two as [|? ? this three]; subst. inversion this as [|? ? scan_sorted]; subst.
  constructor.
  - apply IH. apply Forall_app. split; auto.
  - apply Forall_forall. intros x x_in. apply (Permutation_in _ (Permutation_sym (merge_permutes is))) in x_in.
    apply in_concat in x_in as (other & other_in & x_in).
    assert (exists first rest, In (first :: rest) (before ++ (row :: scan) :: after) /\ In x (first :: rest)) as (first & rest & is_in & x_in').
    { apply in_app_iff in other_in as [b|[same|a]].
      - destruct other as [|first rest]; [easy|]. exists first, rest. split; auto. apply in_app_iff. now left.
      - subst other. exists row, scan. split; [apply in_app_iff; right; now left|now right].
      - destruct other as [|first rest]; [easy|]. exists first, rest. split; auto. apply in_app_iff. right. now right. }
    specialize (least _ _ _ is_in eq_refl). apply leq_trans with first; auto.
    assert (StronglySorted leq (first :: rest)) as s.
    { apply in_app_iff in is_in as [b|[same|a]].
      - rewrite Forall_forall in one. auto.
      - now rewrite <- same.
      - rewrite Forall_forall in three. auto. }
    inversion s as [|? ? _ all]; subst. destruct x_in' as [->|later]; auto. rewrite Forall_forall in all. auto.
Qed.
End Merge.
