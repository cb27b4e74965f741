(** Salted keys: a bucket, computed from the row, at its start.

    Code: `Frame::salt`, `Spans::check` in `rowkey-core/src/key/frame.rs`; `scan/ranges.rs`; `scan/merge.rs`,
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

Lemma smallest_exists scans : (forall a b, leq a b \/ leq b a) -> Forall (fun scan => scan = []) scans \/
  exists before row scan after, scans = before ++ (row :: scan) :: after /\
    forall other first rest, In other scans -> other = first :: rest -> leq row first.
Proof.
  intro total. induction scans as [|s scans [none|(before & row & scan & after & -> & least)]]; [now left|..].
  - destruct s as [|row s]; [left; auto|]. right. exists [], row, s, scans. split; auto.
    intros o x r [<-|i] e; [injection e as -> _; apply leq_refl|].
    rewrite Forall_forall in none. rewrite (none o i) in e. easy.
  - right. destruct s as [|x s].
    + exists ([] :: before), row, scan, after. split; auto. intros o y r [<-|i] e; [easy|eauto].
    + destruct (total row x) as [h|h].
      * exists ((x :: s) :: before), row, scan, after. split; auto. intros o y r [<-|i] e; [injection e as <- _; auto|eauto].
      * exists [], x, s, (before ++ (row :: scan) :: after). split; auto.
        intros o y r [<-|i] e; [injection e as <- _; apply leq_refl|]. apply leq_trans with row; eauto.
Qed.

(** In a total order, all scans can be merged. *)
Theorem merges_exist : (forall a b, leq a b \/ leq b a) -> forall scans, exists out, merges scans out.
Proof.
  intros total scans. remember (length (concat scans)) as n eqn:len. revert scans len.
  induction n as [|n IH]; intros scans len.
  - exists []. constructor. apply Forall_forall. intros s i. apply in_split in i as (a & b & ->).
    rewrite concat_app, app_length in len. cbn in len. rewrite app_length in len. destruct s; auto. cbn in len. lia.
  - destruct (smallest_exists scans total) as [none|(before & row & scan & after & -> & least)].
    + exfalso. assert (concat scans = []) as e by (clear -none; induction none as [|s scans -> _ IH]; auto). now rewrite e in len.
    + destruct (IH (before ++ scan :: after)) as [out m].
      { rewrite concat_app, app_length in *. cbn in *. rewrite app_length in *. lia. }
      exists (row :: out). apply merge_take; auto.
Qed.

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

(** So there is only one result, however it is found, if different rows are never equal. *)
Lemma sorted_unique (anti : forall a b, leq a b -> leq b a -> a = b) l :
  forall m, StronglySorted leq l -> StronglySorted leq m -> Permutation l m -> l = m.
Proof.
  induction l as [|a l IH]; intros [|b m] sl sm same; auto.
  - now apply Permutation_nil in same.
  - symmetry in same. now apply Permutation_nil in same.
  - inversion sl as [|? ? sl' al]; inversion sm as [|? ? sm' bm]; subst. rewrite Forall_forall in al, bm.
    assert (a = b) as <-.
    { apply anti.
      - destruct (Permutation_in b (Permutation_sym same) (or_introl eq_refl)) as [->|i]; auto.
      - destruct (Permutation_in a same (or_introl eq_refl)) as [->|i]; auto. }
    f_equal. apply IH; auto. now apply Permutation_cons_inv in same.
Qed.
End Merge.

(** * The order of `KeyRanges::merge`: by the row without its salt, then by the salt *)

Definition merge_leq (width : nat) (a b : bytes) : Prop :=
  lt (skipn width a) (skipn width b) \/ (skipn width a = skipn width b /\ le (firstn width a) (firstn width b)).

Definition merge_leb (width : nat) (a b : bytes) : bool :=
  match next (cmp (skipn width a) (skipn width b)) (cmp (firstn width a) (firstn width b)) with Gt => false | _ => true end.

Lemma merge_leb_leq w a b : merge_leb w a b = true <-> merge_leq w a b.
Proof.
  unfold merge_leb, merge_leq. destruct (cmp (skipn w a) (skipn w b)) eqn:c; cbn.
  - rewrite le_cmp. apply cmp_eq in c as e. rewrite e. split.
    + intro is. right. split; auto. now destruct (cmp (firstn w a) (firstn w b)).
    + intros [less|[_ is]]; [now apply lt_irrefl in less|]. now destruct (cmp (firstn w a) (firstn w b)).
  - split; auto.
  - split; [easy|]. intros [less|[same _]].
    + unfold lt in less. now rewrite less in c.
    + rewrite same, cmp_refl in c. easy.
Qed.

Lemma merge_leq_refl w a : merge_leq w a a.
Proof. right. split; auto using le_refl. Qed.

Lemma merge_leq_trans w a b c : merge_leq w a b -> merge_leq w b c -> merge_leq w a c.
Proof.
  intros [one|[same one]] [two|[same' two]]; [left|left|left|right].
  - exact (lt_trans one two).
  - now rewrite <- same'.
  - now rewrite same.
  - split; [congruence|exact (le_trans one two)].
Qed.

Lemma merge_leq_total w a b : merge_leq w a b \/ merge_leq w b a.
Proof.
  destruct (le_or_lt (skipn w a) (skipn w b)) as [[less|same]|less]; [left; now left| |right; now left].
  destruct (le_or_lt (firstn w a) (firstn w b)) as [le|less]; [left; now right|right; right; auto using lt_le].
Qed.

Lemma merge_leq_antisym w a b : merge_leq w a b -> merge_leq w b a -> a = b.
Proof.
  intros [one|[same one]] [two|[same' two]].
  - destruct (lt_irrefl (lt_trans one two)).
  - rewrite same' in one. now apply lt_irrefl in one.
  - rewrite same in two. now apply lt_irrefl in two.
  - rewrite <- (firstn_skipn w a), <- (firstn_skipn w b), same. f_equal. now apply le_antisym.
Qed.

(** The scan of one bucket is sorted in this order, as the store returns it. *)
Theorem bucket_scan_sorted w salt rows : Forall (fun row => firstn w row = salt) rows -> StronglySorted lt rows ->
  StronglySorted (merge_leq w) rows.
Proof.
  intros own sorted. induction sorted as [|row rows _ IH above]; [constructor|]. inversion own as [|? ? is own']; subst.
  constructor; [auto|]. rewrite Forall_forall in *. intros x x_in. specialize (above x x_in). specialize (own' x x_in).
  rewrite <- (firstn_skipn w row), <- (firstn_skipn w x), own' in above. left. now apply lt_app_same in above.
Qed.

Fixpoint insert_row (w : nat) (row : bytes) (rows : list bytes) : list bytes :=
  match rows with [] => [row] | x :: rest => if merge_leb w row x then row :: rows else x :: insert_row w row rest end.
Definition sort_rows (w : nat) (rows : list bytes) : list bytes := fold_right (insert_row w) [] rows.

Lemma insert_permutes w row rows : Permutation (row :: rows) (insert_row w row rows).
Proof.
  induction rows as [|x rows IH]; cbn; auto. destruct (merge_leb w row x); auto.
  eapply perm_trans; [apply perm_swap|]. now apply perm_skip.
Qed.

Lemma sort_permutes w rows : Permutation rows (sort_rows w rows).
Proof. induction rows as [|x rows IH]; cbn; auto. eapply perm_trans; [apply perm_skip, IH|]. apply insert_permutes. Qed.

Lemma sort_sorts w rows : StronglySorted (merge_leq w) (sort_rows w rows).
Proof.
  induction rows as [|row rows IH]; [constructor|]. change (sort_rows w (row :: rows)) with (insert_row w row (sort_rows w rows)).
  induction IH as [|x l sorted IH above]; cbn.
  - constructor; constructor.
  - destruct (merge_leb w row x) eqn:c.
    + apply merge_leb_leq in c. constructor; [now constructor|]. constructor; auto.
      rewrite Forall_forall in *. intros y i. apply merge_leq_trans with x; auto.
    + constructor; auto. apply Forall_forall. intros y i. apply (Permutation_in _ (Permutation_sym (insert_permutes w row l))) in i.
      rewrite Forall_forall in above. destruct i as [<-|i]; auto.
      destruct (merge_leq_total w row x) as [less|]; auto. apply merge_leb_leq in less. congruence.
Qed.

(** What a merge returns is what sorting all rows returns. *)
Theorem merge_is_sort w scans out : Forall (StronglySorted (merge_leq w)) scans -> merges (merge_leq w) scans out ->
  out = sort_rows w (concat scans).
Proof.
  intros sorted is. apply (@sorted_unique _ (merge_leq w) (@merge_leq_refl w) (@merge_leq_antisym w)).
  - exact (merge_sorted (@merge_leq_trans w) (@merge_leq_refl w) sorted is).
  - apply sort_sorts.
  - eapply perm_trans; [symmetry; exact (merge_permutes is)|apply sort_permutes].
Qed.
