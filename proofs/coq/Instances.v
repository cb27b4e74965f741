(** The hypotheses can be satisfied: real keys and scans that satisfy those of salts, kinds, merges, ceilings and skip scans. Most
    are those of the differential test, so what the crate is compared with is proved, too. *)

From Coq Require Import ZArith Sorting.Sorted Sorting.Permutation.
From RowKey Require Import ModelScans.
Set Implicit Arguments.

(** * Salted keys *)

Lemma java_below buckets x : (0 < buckets <= 256)%Z -> java31 buckets x < 256.
Proof.
  intro few. unfold java31.
  match goal with |- context [Z.to_N (Z.abs ?z mod buckets)%Z] => pose proof (Z.mod_pos_bound (Z.abs z) buckets) end. lia.
Qed.

Lemma one_byte_distinct a b : a < 256 -> b < 256 -> one_byte a = one_byte b -> a = b.
Proof. intros ha hb same. injection same as same. apply (f_equal num) in same. now rewrite !num_byte_of in same. Qed.

Theorem salted_by_java_lawful : LawfulLast salted_by_java.
Proof.
  apply salted_lawful; [reflexivity|]. apply prefixed_last_lawful, both_last_lawful.
  - apply terminated_lawful.
  - apply at_end_lawful, fixed_lawful.
Qed.

Theorem two_salted_lawful : LawfulLast two_salted.
Proof.
  apply salted_lawful; [reflexivity|].
  apply both_last_lawful; [apply terminated_lawful|apply both_last_lawful; [apply fixed_lawful|apply at_end_lawful, fixed_lawful]].
Qed.

Theorem last_salted_lawful : LawfulLast last_salted.
Proof. apply salted_lawful; [reflexivity|apply open_lawful]. Qed.

Theorem salted_table_lawful : LawfulLast salted_table.
Proof. apply salted_lawful; [reflexivity|apply table_lawful]. Qed.

(** [bucket_range_exact] *)
Theorem bucket_instance x b : (exists y, b = java31 20 y) ->
  (le (one_byte b) (one_byte (java31 20 x) ++ x) /\ below (upper (one_byte b)) (one_byte (java31 20 x) ++ x)) <-> java31 20 x = b.
Proof.
  apply (@bucket_range_exact (java31 20) one_byte 1); [reflexivity|].
  intros y z. apply one_byte_distinct; now apply java_below.
Qed.

(** [kind_range_exact] *)
Theorem kind_instance kind p z : write_last table p = Some z ->
  (le (kind_prefix kind) z /\ below (upper (kind_prefix kind)) z) <-> projT1 p = kind.
Proof.
  apply kind_range_exact. intros [|] [|] pre; auto; exfalso; cbn in pre; rewrite !prefix_cons in pre; now destruct pre.
Qed.

(** [old_rows_decode]: the key before it had `tail` fields. *)
Theorem old_rows_instance row a : read_last (at_end u8) row = Some a ->
  read_last tailed row = Some (a, (None, (None, tt))) /\ write_last tailed (a, (None, (None, tt))) = Some row.
Proof. intro is. exact (@old_rows_decode _ u8 [field_of terminated; field_of u16] a row (proj2 (fixed_lawful 1)) is). Qed.

(** * Merges *)

(** [merge_sorted], [merge_is_sort]: the scans of two buckets. Each is sorted in the order of the merge, there is a merge, and it
    is the sorted list of all rows. *)
Theorem merge_instance (scans : list (list bytes)) :
  Forall (fun scan => StronglySorted lt scan /\ exists salt, Forall (fun row => firstn 1 row = salt) scan) scans ->
  exists out, merges (merge_leq 1) scans out /\ out = sort_rows 1 (concat scans).
Proof.
  intro buckets. pose proof (@merges_exist _ (merge_leq 1) (@merge_leq_trans 1) (@merge_leq_refl 1) (merge_leq_total 1)) as exist.
  destruct (exist scans) as [out is].
  exists out. split; auto. apply merge_is_sort; auto. apply Forall_forall. intros scan i. rewrite Forall_forall in buckets.
  destruct (buckets scan i) as (sorted & salt & own). eauto using bucket_scan_sorted.
Qed.

(** * Ceilings *)

Lemma width_set n x : of_width_set n x <-> encodings (fixed n) x.
Proof.
  unfold of_width_set, encodings. cbn. split.
  - intros <-. exists x. now rewrite Nat.eqb_refl.
  - intros [a w]. destruct (Nat.eqb_spec (length a) n); [|easy]. now injection w as <-.
Qed.

Lemma width_right n : right (encodings (fixed n)) (fun low => whole (of_width n low)).
Proof. eapply right_ext; [apply width_set|apply of_width_right]. Qed.

Lemma u8_right : right (encodings u8) byte_ceiling.
Proof. apply (@width_right 1). Qed.

Lemma u16_right : right (encodings u16) width_ceiling.
Proof. apply (@width_right 2). Qed.

Lemma raw_right : right (encodings_last raw) raw_ceiling.
Proof. intro low. cbn. split; [apply le_refl|]. split; auto. intros _. now exists low. Qed.

Lemma any_then_right A (c : codec A) f F g : Lawful c -> right (encodings c) f -> right F g ->
  right (concatenated (encodings c) F) (any_then c f g).
Proof. intros [_ inv] one two. apply sequence_right; auto using invertible_prefix_free, cut_by_cuts. Qed.

(** [sequence_right] *)
Theorem plain_ceiling_right : right (concatenated (encodings terminated) (encodings u16)) plain_ceiling.
Proof. apply any_then_right; [apply terminated_lawful|apply of_text_right|apply u16_right]. Qed.

(** [first_of_right] *)
Theorem kinds_ceiling_right :
  right (any_of [([x61], encodings u8); ([x62; x62], concatenated (encodings terminated) (encodings u16))]) kinds_ceiling.
Proof.
  apply (@first_of_right [([x61], encodings u8, byte_ceiling);
    ([x62; x62], concatenated (encodings terminated) (encodings u16), plain_ceiling)]).
  - constructor; [repeat constructor|]. constructor; [|constructor]. cbn. split; [reflexivity|].
    intro pre. apply prefix_cons in pre as [no _]. discriminate no.
  - constructor; [apply u8_right|]. constructor; [apply plain_ceiling_right|constructor].
Qed.

(** [of_windows_right] *)
Theorem windows_instance :
  right (fun x => encodings u8 x /\ within_some [([x01], Some [x03]); ([x05], None)] x)
    (of_windows byte_ceiling [([x01], Some [x03]); ([x05], None)]).
Proof.
  apply of_windows_right; [apply u8_right|]. constructor; [repeat constructor|]. constructor; [|constructor].
  exists [x03]. split; [reflexivity|]. now left.
Qed.

(** * Skip scans *)

Lemma one_of_in values x : one_of values x = true <-> In x values.
Proof.
  unfold one_of. rewrite existsb_exists. split.
  - intros (y & i & same). apply eqb_eq in same. now subst.
  - intro i. exists x. split; auto. now apply eqb_eq.
Qed.

Lemma sort_in values x : In x (sort values) <-> In x values.
Proof.
  split; apply Permutation_in.
  - symmetry. apply sort_permutes.
  - apply sort_permutes.
Qed.

Lemma sort_is_sorted values : StronglySorted le (sort values).
Proof.
  pose proof (sort_sorts 0 values) as sorted. unfold sort. induction sorted as [|x l _ IH above]; constructor; auto.
  rewrite Forall_forall in *. intros y i. destruct (above y i) as [less|[same _]]; cbn in *; [now left|right; exact same].
Qed.

(** The values are encodings, so a field that is one of them is. *)
Lemma among_then_right A (c : codec A) values F g : Lawful c -> Forall (encodings c) values -> right F g ->
  right (concatenated (fun x => encodings c x /\ In x values) F) (among_then c values g).
Proof.
  intros [_ inv] all rest. apply constrained_right; auto using invertible_prefix_free, cut_by_cuts.
  - intro. apply one_of_in.
  - eapply right_ext; [|apply of_values_right, sort_is_sorted]. intro x. cbn. rewrite sort_in.
    rewrite Forall_forall in all. split; [auto|tauto].
Qed.

Lemma escaped_are_encodings texts : Forall (encodings terminated) (map escape texts).
Proof. apply Forall_forall. intros x i. apply in_map_iff in i as (t & <- & _). now exists t. Qed.

(** [scan_finds_all]: a open, b one of some texts, c from [low] to [high]. *)
Definition skip_rows (texts : list bytes) (low high : bytes) : bytes -> Prop :=
  concatenated (encodings u8) (concatenated (fun x => encodings terminated x /\ In x (map escape texts))
    (fun x => encodings u16 x /\ within (numbers low high) x)).

Theorem skip_scan_right texts low high : right (skip_rows texts low high) (target (skip_scan (texts, low, high))).
Proof.
  apply any_then_right; [apply fixed_lawful|apply u8_right|]. apply among_then_right; [apply terminated_lawful|apply escaped_are_encodings|].
  apply of_window_right, u16_right.
Qed.

Lemma same_length_le n x y : length x = n -> length y = n -> le x y <-> cmp y x <> Lt.
Proof. intros. rewrite le_cmp, (cmp_sym x y). destruct (cmp x y); cbn; intuition congruence. Qed.

(** The rows that decode to a matching key are these rows. *)
Theorem skip_scan_holds texts low high row : length high = 2%nat ->
  holds (skip_scan (texts, low, high)) row = true <-> skip_rows texts low high row.
Proof.
  intro two. assert (LawfulLast skipped) as [_ inv].
  { apply both_last_lawful; [apply fixed_lawful|]. apply both_last_lawful; [apply terminated_lawful|apply at_end_lawful, fixed_lawful]. }
  assert (forall c, length c = 2%nat -> in_numbers low high c = true <-> within (numbers low high) c) as interval.
  { intros c len. unfold in_numbers, within, numbers. cbn [fst snd]. rewrite andb_true_iff, !leb_le.
    assert (le c high <-> below (upper high) c) as ->; [|easy]. split.
    - intros [less|<-].
      + destruct (upper high) as [u|] eqn:up; [|exact I]. cbn. exact (lt_trans less (upper_above up (prefix_refl high) (le_refl u))).
      + apply (upper_exact c c), prefix_refl.
    - intro bel. destruct (le_or_lt c high) as [|less]; auto. right.
      assert (prefix high c) as [r ->] by (apply upper_exact; split; auto; now left).
      rewrite app_length in len. destruct r; cbn in len; [now rewrite app_nil_r|lia]. }
  unfold skip_rows. cbn [holds skip_scan scan_of_key]. unfold decoded. split.
  - destruct (read_last skipped row) as [[a [b c]]|] eqn:found; [|easy]. cbn [fst snd]. rewrite andb_true_iff, one_of_in.
    intros [i within_c]. apply inv in found. apply both_last_write in found as (x & yz & wa & w & ->).
    apply both_last_write in w as (y & z & wb & wc & ->). cbn in wb, wc. injection wb as <-.
    destruct (Nat.eqb_spec (length c) 2) as [len|]; [|easy]. injection wc as <-.
    exists x, (escape b ++ c). split; [now exists a|]. split; auto. exists (escape b), c. split; [|split; auto].
    + split; [now exists b|now apply in_map].
    + split; [|now apply interval]. exists c. cbn. now rewrite len.
  - intros (x & yz & [a wa] & (y & z & [_ i] & [[c wc] win] & ->) & ->). apply in_map_iff in i as (b & <- & i).
    cbn in wc. destruct (Nat.eqb_spec (length c) 2) as [len|]; [|easy]. injection wc as <-.
    assert (write_last skipped (a, (b, c)) = Some (x ++ escape b ++ c)) as w.
    { apply both_last_write. exists x, (escape b ++ c). split; auto. split; auto. apply both_last_write.
      exists (escape b), c. split; auto. split; auto. cbn. now rewrite len. }
    apply inv in w. rewrite w. cbn [fst snd]. apply andb_true_iff. split; [now apply one_of_in|now apply interval].
Qed.

Theorem skip_scan_finds_all texts low high table : length high = 2%nat -> StronglySorted lt table ->
  forall row, In row table -> skip_rows texts low high row ->
  let s := skip_scan (texts, low, high) in In row (drive (target s) (holds s) [] None table []).
Proof.
  intros two sorted row is want. apply (@scan_finds_all (skip_rows texts low high)); auto using skip_scan_right, nil_le.
  - intros x is_row. now apply skip_scan_holds.
  - split; auto. split; [apply nil_le|exact I].
Qed.

(** [list_ceiling_right] *)
Theorem list_scan_right low high :
  let w := (match low_row u16_lists low with Some x => x | None => [] end, high_row u16_lists high) in
  right (concatenated (encodings u8) (fun x => lists (encodings u16) x /\ within w x)) (target (list_scan (low, high))).
Proof.
  cbn [target list_scan scan_of_key]. apply any_then_right; [apply fixed_lawful|apply u8_right|].
  apply of_window_right, list_ceiling_right.
  - apply invertible_prefix_free, fixed_lawful.
  - apply cut_by_cuts, fixed_lawful.
  - apply u16_right.
  - intros x [a w]. cbn in w. destruct (Nat.eqb_spec (length a) 2); [|easy]. injection w as <-. now destruct a.
Qed.

Theorem flags_scan_right bs : Forall (encodings u8) bs ->
  right (concatenated (fun x => encodings u8 x /\ In x bs) (lists (encodings flag))) (target (flags_scan bs)).
Proof.
  intro all.
  assert (forall x, In x [[x00]; [x01]] <-> encodings flag x) as flags.
  { intro x. split.
    - intros [<-|[<-|[]]]; [now exists [x00]|now exists [x01]].
    - intros [a w]. cbn in w. destruct (eqb a [x00]) eqn:zero; cbn in w.
      + apply eqb_eq in zero as ->. injection w as <-. now left.
      + destruct (eqb a [x01]) eqn:one; [|easy]. apply eqb_eq in one as ->. injection w as <-. right. now left. }
  apply among_then_right; [apply fixed_lawful|auto|]. apply list_ceiling_right.
  - apply invertible_prefix_free, flag_lawful.
  - apply cut_by_cuts, flag_lawful.
  - eapply right_ext; [exact flags|]. apply of_values_right. repeat constructor.
  - intros x is. apply flags in is as [<-|[<-|[]]]; discriminate.
Qed.

(** [tail_ceiling_right] *)
Lemma tail_constraint_right c f values : Lawful c -> right (encodings c) f -> part_right (tail_constraint c f values).
Proof.
  intros [_ inv] value. destruct values as [values|]; cbn [tail_constraint].
  2: { split; [|split]; cbn; auto using invertible_prefix_free, cut_by_cuts. }
  set (written := flat_map _ values).
  assert (forall x, In x written -> encodings c x) as all.
  { intros x i. apply in_flat_map in i as ([a|] & _ & i); [|easy]. destruct (write c a) as [y|] eqn:w; [|easy].
    destruct i as [<-|[]]. now exists a. }
  assert (forall x, encodings c x /\ In x written <-> In x written) as same by (intro x; split; [tauto|auto]).
  split; [|split]; cbn.
  - intros x y Ex Ey. apply (invertible_prefix_free inv); auto.
  - intro low. pose proof (@cut_if_cuts (encodings c) (fun x => In x written) (one_of written) (cut_by c)
      (invertible_prefix_free inv) (cut_by_cuts inv) (one_of_in written) low) as ok.
    destruct (cut_if (one_of written) (cut_by c) low) as [[x rest]|]; [tauto|]. intros x i. apply ok. auto.
  - eapply right_ext; [apply sort_in|apply of_values_right, sort_is_sorted].
Qed.

Theorem tail_scan_right bs cs :
  let parts := [tail_constraint terminated text_ceiling bs; tail_constraint u16 width_ceiling cs] in
  right (concatenated (encodings u8) (tails parts)) (target (tail_scan (bs, cs))).
Proof.
  cbn [target tail_scan scan_of_key]. apply any_then_right; [apply fixed_lawful|apply u8_right|]. apply tail_ceiling_right.
  constructor; [|constructor; [|constructor]]; apply tail_constraint_right;
    auto using terminated_lawful, fixed_lawful, of_text_right, u16_right.
Qed.

(** [of_delimited_right], [of_nul_last_right] *)
Theorem comma_scan_right texts :
  right (concatenated (encodings (delimited x2c)) (fun x => In x texts)) (target (comma_scan texts)).
Proof.
  apply any_then_right; [apply delimited_lawful|apply of_delimited_right|].
  eapply right_ext; [apply sort_in|apply of_values_right, sort_is_sorted].
Qed.

(** [search_right], [next_combination_right]: two salted fields with some values, in the bucket of each pair. *)
Definition two_salted_rows (texts bs : list bytes) (low high : bytes) : bytes -> Prop :=
  concatenated (fun x => encodings terminated x /\ In x (map escape texts)) (concatenated (fun x => encodings u8 x /\ In x bs)
    (fun x => encodings u16 x /\ within (numbers low high) x)).

Theorem two_salted_search texts bs low high salt fuel from r : Forall (encodings u8) bs ->
  let f := among_then terminated (map escape texts) (among_then u8 bs (of_window width_ceiling (numbers low high))) in
  search f (in_bucket two_bucket salt) (fun x => upper (salted_part x)) fuel from = Some r ->
  right_at (fun x => two_salted_rows texts bs low high x /\ in_bucket two_bucket salt x = true) from r.
Proof.
  intros all f. apply search_right.
  - apply among_then_right; [apply terminated_lawful|apply escaped_are_encodings|].
    apply among_then_right; [apply fixed_lawful|auto|]. apply of_window_right, u16_right.
  - assert (forall x, two_salted_rows texts bs low high x -> concatenated (encodings salted_fields) (encodings u16) x) as wider.
    { intros x (y & z & [Ey _] & (u & v & [Eu _] & [Ev _] & ->) & ->). exists (y ++ u), v. split; [|split; auto].
      - apply both_encodings. exists y, u. auto.
      - now rewrite app_assoc. }
    intros x is other.
    pose proof (@next_combination_right (encodings salted_fields) (encodings u16) (cut_by salted_fields)
      (fun p => eqb (one_byte (java7 p)) salt) x) as next.
    specialize (next (invertible_prefix_free (proj2 (both_lawful terminated_lawful (fixed_lawful 1))))
      (cut_by_cuts (proj2 (both_lawful terminated_lawful (fixed_lawful 1)))) (wider x is) other).
    unfold in_bucket, two_bucket, salted_part. destruct (upper (part (cut_by salted_fields) x)) as [n|].
    + destruct next as [up none]. split; auto.
    + auto.
Qed.

(** The same where the last salted field ends with the row: [next_combination_last_right]. *)
Theorem last_salted_search xs texts salt fuel from r : Forall (encodings u8) xs ->
  search (among_then u8 xs (of_values (sort texts))) (in_bucket java7 salt) (fun x => Some (x ++ [x00])) fuel from = Some r ->
  right_at (fun x => concatenated (fun y => encodings u8 y /\ In y xs) (fun y => In y texts) x /\ in_bucket java7 salt x = true)
    from r.
Proof.
  intro all. apply search_right.
  - apply among_then_right; [apply fixed_lawful|auto|]. eapply right_ext; [apply sort_in|apply of_values_right, sort_is_sorted].
  - intros x is other. now apply next_combination_last_right.
Qed.
