(** Skip scans: at a row that does not match, seek to the next one that can.

    Code: `SkipScan::next` in `rowkey-layout/src/scan/skip.rs`, `at_or_above` in `scan/rows.rs`, the driver in `scan/skip/driver.rs`. *)

From RowKey Require Export Ceiling.
From Coq Require Import Sorting.Sorted.
Set Implicit Arguments.

(** * Rows whose fields are constrained *)

(** Cutting off a field and asking its constraint: the last lines of `Part::length`. *)
Definition cut_if (holds : bytes -> bool) (cut : bytes -> option (bytes * bytes)) (low : bytes) :=
  match cut low with Some (x, rest) => if holds x then Some (x, rest) else None | None => None end.

Theorem cut_if_cuts E P holds cut : prefix_free E -> cuts E cut -> (forall x, holds x = true <-> P x) ->
  cuts (fun x => E x /\ P x) (cut_if holds cut).
Proof.
  intros free cutting is low. unfold cut_if. specialize (cutting low). destruct (cut low) as [[x rest]|].
  - destruct cutting as [Ex ->]. destruct (holds x) eqn:h; [now apply is in h|].
    intros y [Ey Py] pre. assert (y = x) as ->.
    { destruct (@prefix_common y x (x ++ rest)); auto using prefix_app. symmetry. auto. }
    apply is in Py. congruence.
  - intros y [Ey _]. auto.
Qed.

Lemma narrower_prefix_free (E P : bytes -> Prop) : prefix_free E -> prefix_free (fun x => E x /\ P x).
Proof. intros free x y [Ex _] [Ey _]. auto. Qed.

(** The ceiling of two fields with a constraint each, so of any number: one application of [sequence] a field. *)
Theorem constrained_right E F P holds cut f g :
  prefix_free E -> cuts E cut -> (forall x, holds x = true <-> P x) ->
  right (fun x => E x /\ P x) f -> right F g ->
  right (concatenated (fun x => E x /\ P x) F) (sequence (cut_if holds cut) f g).
Proof. intros. apply sequence_right; auto using narrower_prefix_free, cut_if_cuts. Qed.

(** * One step *)

Inductive step := Match | Seek (row : bytes) | Done.

Section Scan.
(** The rows that match; their ceiling; a test that all of them pass (others may, if they do not decode); the range that the
    scan is restricted to. *)
Variables (M : bytes -> Prop) (f : ceiling) (holds : bytes -> bool) (from : bytes) (stop : option bytes).
Hypotheses (ok : right M f) (complete : forall x, M x -> holds x = true).

Definition at_or_above (row : bytes) : option bytes :=
  match f row with Some (x, _) => if belowb stop x then Some x else None | None => None end.

Definition next_step (row : bytes) : step :=
  if leb from row && belowb stop row then
    if holds row then Match
    else match at_or_above row with Some x => if ltb row x then Seek x else Match | None => Done end
  else match at_or_above from with Some x => if ltb row x then Seek x else Done | None => Done end.

(** What the scan is to return. *)
Definition wanted (x : bytes) : Prop := M x /\ le from x /\ below stop x.

Lemma at_or_above_some row x y : at_or_above row = Some x -> wanted y -> le row y -> le x y.
Proof.
  unfold at_or_above. intros is (My & _ & _) above. specialize (ok row). destruct (f row) as [[x' w]|]; [|easy].
  destruct (belowb stop x'); [|easy]. injection is as <-. destruct ok as (_ & least & _). auto.
Qed.

Lemma at_or_above_none row y : at_or_above row = None -> wanted y -> le row y -> False.
Proof.
  unfold at_or_above. intros is (My & _ & low) above. specialize (ok row). destruct (f row) as [[x' w]|].
  - destruct ok as (_ & least & _). destruct (belowb stop x') eqn:b; [easy|]. apply belowb_false in b as (h & -> & high).
    cbn in low. apply lt_not_le in low. apply low. eapply le_trans; eauto.
  - specialize (ok y My). now apply lt_not_le in ok.
Qed.

Lemma at_or_above_high row x : at_or_above row = Some x -> le row x /\ below stop x.
Proof.
  unfold at_or_above. specialize (ok row). destruct (f row) as [[x' w]|]; [|easy]. destruct (belowb stop x') eqn:b; [|easy].
  intros [= <-]. destruct ok as (high & _). split; auto. now apply belowb_below.
Qed.

(** The scan moves forward. *)
Theorem seek_is_above row t : next_step row = Seek t -> lt row t.
Proof.
  unfold next_step. destruct (leb from row && belowb stop row).
  - destruct (holds row); [easy|]. destruct (at_or_above row) as [x|]; [|easy].
    destruct (ltb row x) eqn:less; [|easy]. intros [= <-]. now apply ltb_lt.
  - destruct (at_or_above from) as [x|]; [|easy]. destruct (ltb row x) eqn:less; [|easy]. intros [= <-]. now apply ltb_lt.
Qed.

(** No seek jumps over a row that matches. *)
Theorem seek_skips_nothing row t x : next_step row = Seek t -> wanted x -> le row x -> le t x.
Proof.
  unfold next_step. intros is want above. destruct (leb from row && belowb stop row).
  - destruct (holds row); [easy|]. destruct (at_or_above row) as [y|] eqn:a; [|easy].
    destruct (ltb row y); [|easy]. injection is as <-. eauto using at_or_above_some.
  - destruct (at_or_above from) as [y|] eqn:a; [|easy]. destruct (ltb row y); [|easy]. injection is as <-.
    pose proof want as (_ & low & _). eauto using at_or_above_some.
Qed.

(** Where the scan ends, nothing matches any more. *)
Theorem done_misses_nothing row x : next_step row = Done -> wanted x -> le row x -> False.
Proof.
  unfold next_step. intros is want above. pose proof want as (Mx & low & high). destruct (leb from row && belowb stop row) eqn:inside.
  - destruct (holds row); [easy|]. destruct (at_or_above row) as [y|] eqn:a; [|eauto using at_or_above_none].
    now destruct (ltb row y).
  - destruct (at_or_above from) as [y|] eqn:a; [|eauto using at_or_above_none]. destruct (ltb row y) eqn:less; [easy|].
    apply ltb_le in less. apply at_or_above_high in a as [start _]. apply andb_false_iff in inside as [b|b].
    + apply leb_lt in b. apply lt_not_le in b. apply b. exact (le_trans start less).
    + apply belowb_false in b as (h & -> & beyond). cbn in high. apply lt_not_le in high. apply high. eapply le_trans; eauto.
Qed.

(** A row that matches is reported. *)
Theorem match_is_reported row : wanted row -> next_step row = Match.
Proof.
  intros (Mr & low & high). unfold next_step. apply leb_le in low. apply belowb_below in high. rewrite low, high. cbn.
  now rewrite (complete Mr).
Qed.

(** Nothing else is reported, if the test is exact and each ceiling is an encoding. *)
Theorem reported_is_match row : (forall x, holds x = true -> M x) -> (forall low x w, f low = Some (x, w) -> w = true) ->
  next_step row = Match -> M row.
Proof.
  intros exact all_whole. unfold next_step. destruct (leb from row && belowb stop row).
  - destruct (holds row) eqn:h; auto. unfold at_or_above. specialize (ok row).
    destruct (f row) as [[x w]|] eqn:is; [|easy]. apply all_whole in is as ->. destruct ok as (high & _ & is_row).
    destruct (belowb stop x); [|easy]. destruct (ltb row x) eqn:less; [easy|]. intros _. apply ltb_le in less.
    assert (x = row) as <- by (now apply le_antisym). auto.
  - destruct (at_or_above from) as [x|]; [|easy]. now destruct (ltb row x).
Qed.

(** * The whole scan *)

(** A sorted table, from the first row at or above [target] on. *)
Fixpoint drive (table : list bytes) (target : bytes) : list bytes :=
  match table with
  | [] => []
  | row :: table =>
    if ltb row target then drive table target
    else match next_step row with
      | Match => row :: drive table target
      | Seek t => drive table t
      | Done => []
      end
  end.

(** Every row of the table that matches is returned. *)
Theorem scan_finds_all table : StronglySorted lt table ->
  forall target x, In x table -> wanted x -> le target x -> In x (drive table target).
Proof.
  induction 1 as [|row table sorted IH above]; [easy|]. intros target x is want high. cbn.
  rewrite Forall_forall in above.
  destruct (ltb row target) eqn:less.
  { apply ltb_lt in less. destruct is as [->|later]; auto. apply lt_not_le in less. tauto. }
  assert (le row x) as low by (destruct is as [->|later]; [apply le_refl|left; auto]).
  destruct (next_step row) as [|t|] eqn:s.
  - destruct is as [->|later]; [now left|right; auto].
  - destruct is as [->|later]; [rewrite match_is_reported in s by exact want; easy|].
    apply IH; auto. eauto using seek_skips_nothing.
  - destruct (done_misses_nothing s want low).
Qed.

Theorem scan_starts_low x t : at_or_above from = Some t -> wanted x -> le t x.
Proof. intros is want. pose proof want as (_ & low & _). eauto using at_or_above_some. Qed.
End Scan.

(** * Salted scans with known values: `Rows::at_or_above` *)

Section Bucket.
(** Of the rows [E], those of one bucket: the loop goes on above all rows with the same salted fields (`Salted::seek` in `scan/salted.rs`). *)
Variables (E : bytes -> Prop) (f : ceiling) (mine : bytes -> bool) (above : bytes -> option bytes).
Hypothesis (ok : right E f).
Hypothesis (above_ok : forall x, E x -> mine x = false -> match above x with
  | Some n => lt x n /\ forall y, E y -> le x y -> lt y n -> mine y = false
  | None => forall y, E y -> le x y -> mine y = false
  end).

Inductive loop (low : bytes) : option (bytes * bool) -> Prop :=
| loop_none : f low = None -> loop low None
| loop_bound x : f low = Some (x, false) -> loop low (Some (x, false))
| loop_mine x : f low = Some (x, true) -> mine x = true -> loop low (Some (x, true))
| loop_other x n r : f low = Some (x, true) -> mine x = false -> above x = Some n -> loop n r -> loop low r
| loop_last x : f low = Some (x, true) -> mine x = false -> above x = None -> loop low None.

Theorem loop_right low r : loop low r -> right_at (fun x => E x /\ mine x = true) low r.
Proof.
  induction 1 as [low is|low x is|low x is own|low x n r is other up _ IH|low x is other up];
    specialize (ok low); rewrite is in ok; cbn in ok |- *.
  - intros y [Ey _]. auto.
  - destruct ok as (high & least & _). split; [exact high|split; [intros y [Ey _]; auto|try easy; auto]].
  - destruct ok as (high & least & whole). split; [exact high|split; [intros y [Ey _]; auto|try easy; auto]].
  - destruct ok as (high & least & whole). specialize (above_ok (whole eq_refl) other). rewrite up in above_ok.
    destruct above_ok as [xn between].
    assert (forall y, E y /\ mine y = true -> le low y -> le n y) as up_to_n.
    { intros y [Ey own] from. apply le_not_lt. intro less. rewrite (between y Ey (least y Ey from) less) in own. easy. }
    destruct r as [[z w]|]; cbn in *.
    + destruct IH as (high' & least' & whole'). split; [|split]; auto.
      eapply le_trans; [exact high|]. eapply le_trans; [left; exact xn|exact high'].
    + intros y want. destruct (le_or_lt low y) as [from|]; auto. specialize (IH y want).
      apply lt_not_le in IH. destruct IH. auto.
  - destruct ok as (high & least & whole). specialize (above_ok (whole eq_refl) other). rewrite up in above_ok.
    intros y [Ey own]. destruct (le_or_lt low y) as [from|]; auto. rewrite (above_ok Ey (least y Ey from)) in own. easy.
Qed.

(** The same as a function, of at most [fuel] rounds. *)
Fixpoint search (fuel : nat) (low : bytes) : option (option (bytes * bool)) :=
  match fuel with
  | O => None
  | S fuel => match f low with
    | None => Some None
    | Some (x, false) => Some (Some (x, false))
    | Some (x, true) =>
      if mine x then Some (Some (x, true)) else match above x with Some n => search fuel n | None => Some None end
    end
  end.

Theorem search_right fuel : forall low r, search fuel low = Some r -> right_at (fun x => E x /\ mine x = true) low r.
Proof.
  intros low r is. apply loop_right. revert low r is. induction fuel as [|fuel IH]; intros low r; cbn; [easy|].
  destruct (f low) as [[x [|]]|] eqn:found.
  - destruct (mine x) eqn:own; [intros [= <-]; now apply loop_mine|].
    destruct (above x) as [n|] eqn:up; [intro is; eauto using loop_other|intros [= <-]; eauto using loop_last].
  - intros [= <-]. now apply loop_bound.
  - intros [= <-]. now apply loop_none.
Qed.
End Bucket.

(** Where the search can go on: above all rows with the same fields up to the last salted one. So it passes over no row of the
    bucket, which is what [loop_right] asks of [above]. The code (`Salted::seek`) goes further, to the next combination of values
    that the bucket has. *)
Definition part (cut : bytes -> option (bytes * bytes)) (x : bytes) : bytes := match cut x with Some (p, _) => p | None => [] end.

Lemma part_of P cut p r : prefix_free P -> cuts P cut -> P p -> part cut (p ++ r) = p.
Proof.
  intros free cutting Pp. unfold part. specialize (cutting (p ++ r)). destruct (cut (p ++ r)) as [[q rest]|].
  - destruct cutting as [Pq same]. destruct (@prefix_common q p (p ++ r)) as [pre|pre]; auto using prefix_app.
    + rewrite same. apply prefix_app.
    + symmetry. auto.
  - destruct (cutting p Pp). apply prefix_app.
Qed.

Theorem next_combination_right (P F : bytes -> Prop) cut (mine : bytes -> bool) x : prefix_free P -> cuts P cut ->
  concatenated P F x -> mine (part cut x) = false ->
  match upper (part cut x) with
  | Some n => lt x n /\ forall y, concatenated P F y -> le x y -> lt y n -> mine (part cut y) = false
  | None => forall y, concatenated P F y -> le x y -> mine (part cut y) = false
  end.
Proof.
  intros free cutting (p & r & Pp & _ & ->) other.
  pose proof (fun s => @part_of P cut p s free cutting Pp) as own. rewrite own in *.
  assert (forall y, concatenated P F y -> prefix p y -> mine (part cut y) = false) as same_part.
  { intros y (q & s & Pq & _ & ->) pre. assert (q = p) as ->.
    { destruct (@prefix_common q p (q ++ s)) as [one|one]; auto using prefix_app. symmetry. auto. }
    now rewrite own. }
  destruct (upper p) as [n|] eqn:up.
  - split; [exact (upper_above up (prefix_app p r) (le_refl n))|]. intros y Ey high low. apply same_part; auto.
    apply upper_exact. rewrite up. split; auto. exact (le_trans (le_app_r p r) high).
  - intros y Ey high. apply same_part; auto. apply upper_exact. rewrite up. split; [|exact I]. exact (le_trans (le_app_r p r) high).
Qed.

(** Where the last salted field ends with the row. *)
Theorem next_combination_last_right (E : bytes -> Prop) (mine : bytes -> bool) x : E x -> mine x = false ->
  lt x (x ++ [x00]) /\ forall y, E y -> le x y -> lt y (x ++ [x00]) -> mine y = false.
Proof.
  intros _ other. split.
  - apply lt_not_le. intro high. pose proof (after_row_bound [] x x) as is. unfold beyond in is. cbn in is.
    apply is in high. now apply lt_irrefl in high.
  - intros y _ high low. pose proof (after_row_bound [] x y) as is. unfold beyond in is. cbn in is.
    destruct high as [less|<-]; auto. apply lt_not_le in low. tauto.
Qed.
