(** Prefix scans and bounded scans: the start row (inclusive) and the stop row (exclusive).

    Code: `KeyBuf::upper_bound` and `prefix_successor` (`rowkey-layout/src/scan.rs`), `RowBound::into_row` in
    `scan/interval.rs`, `KeyRange::contains` in `scan/range.rs`. *)

From RowKey Require Export Concat Desc.
Set Implicit Arguments.

(** The exclusive upper bound of all strings that begin with [p]: trailing `FF` dropped, the last byte plus one. [None] if all
    bytes are `FF`: the end of the table. *)
Fixpoint upper (p : bytes) : option bytes :=
  match p with
  | [] => None
  | b :: p => match upper p with
    | Some q => Some (b :: q)
    | None => if num b =? 255 then None else Some [byte_of (num b + 1)]
    end
  end.

(** Below a stop row; without one, everything is. *)
Definition below (stop : option bytes) (x : bytes) : Prop :=
  match stop with Some stop => lt x stop | None => True end.

Lemma cmp_cons a b x y : cmp (a :: x) (b :: y) = next (num a ?= num b) (cmp x y).
Proof. cbn. destruct (num a ?= num b); reflexivity. Qed.

(** The prefix rule: a row begins with [p] exactly if it is at or above [p] and below the upper bound of [p]. *)
Theorem upper_exact p : forall x, prefix p x <-> le p x /\ below (upper p) x.
Proof.
  induction p as [|b p IH]; intro x; cbn [upper].
  { split; [intros _; split; [apply nil_le|exact I]|intros _; apply prefix_nil]. }
  destruct x as [|c x].
  { split; [intro pre; now apply prefix_cons_nil in pre|]. intros [low _]. apply le_nil in low. easy. }
  rewrite prefix_cons, IH. clear IH.
  assert (num_below_b := num_below b). assert (num_below_c := num_below c).
  assert (b = c <-> num b = num c) as -> by (split; [now intros ->|apply num_injective]).
  rewrite !le_cmp, cmp_cons.
  destruct (upper p) as [q|]; cbn [below].
  - unfold lt. rewrite cmp_cons, (N.compare_antisym (num b) (num c)).
    destruct (N.compare_spec (num b) (num c)); cbn; intuition (congruence || lia).
  - destruct (N.eqb_spec (num b) 255).
    + cbn. destruct (N.compare_spec (num b) (num c)); cbn; intuition (congruence || lia).
    + cbn [below]. unfold lt. rewrite cmp_cons, num_byte_of by lia.
      destruct (N.compare_spec (num b) (num c)), (N.compare_spec (num c) (num b + 1)); cbn;
        try lia; destruct x; cbn; intuition (congruence || lia).
Qed.

(** Strings that begin with [p] are below its upper bound; a string at or above it is above all of them. *)
Lemma upper_above p q x y : upper p = Some q -> prefix p x -> le q y -> lt x y.
Proof.
  intros up pre high. apply upper_exact in pre as [_ low]. rewrite up in low. exact (lt_le_trans low high).
Qed.

(** It is the smallest of these: a string at or above [p] and not beginning with it is at or above the upper bound. *)
Lemma upper_least p x : le p x -> ~ prefix p x -> exists q, upper p = Some q /\ le q x.
Proof.
  intros low no. rewrite upper_exact in no. destruct (upper p) as [q|]; cbn in no; [|tauto].
  exists q. split; auto. apply le_not_lt. tauto.
Qed.

(** * Bounds *)

(** `BoundPosition` *)
Inductive position := Before | After | AfterRow.

(** The shortest row at or above a bound: `RowBound::into_row`. *)
Definition into_row (p : bytes) (pos : position) : option bytes :=
  match pos with Before => Some p | After => upper p | AfterRow => Some (p ++ [x00]) end.

(** A row is beyond a bound. *)
Definition beyond (p : bytes) (pos : position) (x : bytes) : Prop :=
  match into_row p pos with Some start => le start x | None => False end.

Lemma beyond_not_below p pos x : beyond p pos x <-> ~ below (into_row p pos) x.
Proof.
  unfold beyond, below. destruct (into_row p pos); [apply le_not_lt|tauto].
Qed.

Lemma app_head_apart head x : apart (head ++ x) (head ++ x).
Proof. now apply same_length_apart. Qed.

(** A row with the same head and the encoding [y] of a field is at or above the encoding [x] exactly if [y] is. *)
Lemma before_bound head x y rest : apart x y -> beyond (head ++ x) Before (head ++ y ++ rest) <-> le x y.
Proof.
  intro sep. unfold beyond. cbn. rewrite le_app_same, !le_cmp. rewrite <- (app_nil_r x) at 1. rewrite cmp_app by exact sep.
  destruct (cmp x y) eqn:c; cbn; try tauto. destruct rest; cbn; intuition congruence.
Qed.

(** And beyond all rows with [x] exactly if [y] is above [x]. *)
Lemma after_bound head x y rest : apart x y -> beyond (head ++ x) After (head ++ y ++ rest) <-> lt x y.
Proof.
  intro sep. rewrite beyond_not_below. cbn.
  assert (prefix (head ++ x) (head ++ y ++ rest) <-> x = y) as same.
  { split.
    - intros [r same]. rewrite <- app_assoc in same. apply app_inv_head in same.
      assert (prefix x (y ++ rest)) as one by (rewrite same; apply prefix_app).
      destruct sep as [left right]. destruct (prefix_common one (prefix_app y rest)); auto.
    - intros ->. exists rest. now rewrite app_assoc. }
  rewrite upper_exact in same. pose proof (before_bound head rest sep) as low. unfold beyond in low. cbn in low.
  rewrite low in same. destruct (le_or_lt x y) as [high|high].
  - split; [intro no|intros gt bel].
    + destruct high as [|e]; auto. tauto.
    + assert (x = y) by tauto. subst. now apply lt_irrefl in gt.
  - split; [|intro gt; now apply lt_not_le in gt; destruct gt; left].
    intro no. exfalso. apply no. destruct (upper (head ++ x)) as [q|] eqn:up; [|exact I]. cbn.
    apply lt_trans with (head ++ x).
    + apply lt_not_le. rewrite low. now apply lt_not_le.
    + pose proof (proj1 (upper_exact (head ++ x) (head ++ x)) (prefix_refl _)) as [_ b]. now rewrite up in b.
Qed.

(** The last field of a row: the next possible row after [x] is [x] and a `00`. *)
Lemma after_row_bound head x y : beyond (head ++ x) AfterRow (head ++ y) <-> lt x y.
Proof.
  unfold beyond. cbn. rewrite <- app_assoc, le_app_same. revert y.
  induction x as [|a x IH]; intros [|b y]; cbn.
  - split; [intro low; apply le_nil in low; easy|intro low; now apply lt_irrefl in low].
  - rewrite le_cmp. unfold lt. cbn. rewrite ?num_00. split; auto. intros _.
    destruct (N.compare_spec 0 (num b)); try lia; [|easy]. destruct y; easy.
  - split; [intro low; apply le_nil in low; easy|easy].
  - specialize (IH y). rewrite le_cmp in *. unfold lt in *. cbn. destruct (num a ?= num b); cbn; intuition congruence.
Qed.

(** * Ranges of values *)

(** `core::ops::Bound` *)
Inductive bound (A : Type) := Included (a : A) | Excluded (a : A) | Unbounded.
Arguments Unbounded {A}.

Definition above_bound {A} (ord : A -> A -> comparison) (low : bound A) (a : A) : Prop :=
  match low with Included l => ord l a <> Gt | Excluded l => ord l a = Lt | Unbounded => True end.
Definition below_bound {A} (ord : A -> A -> comparison) (high : bound A) (a : A) : Prop :=
  match high with Included h => ord h a <> Lt | Excluded h => ord h a = Gt | Unbounded => True end.

(** The bounds of a scan: `append_one` in `scan/field_bounds.rs`. *)
Definition low_bound {A} (c : codec A) (head : bytes) (low : bound A) : option (bytes * position) :=
  match low with
  | Included a => match write c a with Some x => Some (head ++ x, Before) | None => None end
  | Excluded a => match write c a with Some x => Some (head ++ x, After) | None => None end
  | Unbounded => Some (head, Before)
  end.
Definition high_bound {A} (c : codec A) (head : bytes) (high : bound A) : option (bytes * position) :=
  match high with
  | Included a => match write c a with Some x => Some (head ++ x, After) | None => None end
  | Excluded a => match write c a with Some x => Some (head ++ x, Before) | None => None end
  | Unbounded => Some (head, After)
  end.

(** `KeyRange::contains` *)
Definition in_range (low high : bytes * position) (row : bytes) : Prop :=
  beyond (fst low) (snd low) row /\ ~ beyond (fst high) (snd high) row.

Lemma beyond_low A (c : codec A) head low a x rest p pos : Lawful c -> write c a = Some x ->
  low_bound c head low = Some (p, pos) -> beyond p pos (head ++ x ++ rest) <-> above_bound (order c) low a.
Proof.
  intros [ord inv] wa. destruct low as [l|l|]; cbn; [destruct (write c l) as [y|] eqn:wl; [|easy]..|]; intros [= <- <-].
  - rewrite before_bound by eauto using invertible_apart. rewrite le_cmp. now rewrite (ord _ _ _ _ wl wa).
  - rewrite after_bound by eauto using invertible_apart. unfold lt. now rewrite (ord _ _ _ _ wl wa).
  - split; auto. intros _. apply le_app_r.
Qed.

Lemma beyond_high A (c : codec A) head high a x rest p pos : Lawful c -> write c a = Some x ->
  high_bound c head high = Some (p, pos) -> ~ beyond p pos (head ++ x ++ rest) <-> below_bound (order c) high a.
Proof.
  intros [ord inv] wa. destruct high as [l|l|]; cbn; [destruct (write c l) as [y|] eqn:wl; [|easy]..|]; intros [= <- <-].
  - rewrite after_bound by eauto using invertible_apart. unfold lt. now rewrite (ord _ _ _ _ wl wa).
  - rewrite before_bound by eauto using invertible_apart. rewrite le_cmp, (ord _ _ _ _ wl wa).
    destruct (order c l a); intuition congruence.
  - rewrite beyond_not_below. cbn. split; auto. intros _ no. apply no.
    apply (upper_exact head (head ++ x ++ rest)), prefix_app.
Qed.

(** Law 3: a row with this head is in the range exactly if its field is within the bounds. *)
Theorem range_exact A (c : codec A) head low high a x rest l h : Lawful c -> write c a = Some x ->
  low_bound c head low = Some l -> high_bound c head high = Some h ->
  in_range l h (head ++ x ++ rest) <-> above_bound (order c) low a /\ below_bound (order c) high a.
Proof.
  intros law wa wl wh. destruct l as [p pos], h as [q pos']. unfold in_range. cbn.
  pose proof (@beyond_low A c head low a x rest p pos law wa wl).
  pose proof (@beyond_high A c head high a x rest q pos' law wa wh). tauto.
Qed.

(** Between two bounds with one head, every row has that head. *)
Lemma between_has_its_head head r s pos pos' row : in_range (head ++ r, pos) (head ++ s, pos') row -> prefix head row.
Proof.
  intros [lo hi]. cbn [fst snd] in *. apply upper_exact. split.
  - apply le_trans with (head ++ r); [apply le_app_r|]. unfold beyond in lo. destruct pos; cbn in lo; auto.
    + destruct (upper (head ++ r)) as [q|] eqn:up; [|easy]. left. exact (upper_above up (prefix_refl _) lo).
    + eapply le_trans; [|exact lo]. apply le_app_r.
  - rewrite beyond_not_below in hi. destruct (upper head) as [q|] eqn:up; [|exact I]. cbn.
    apply lt_not_le. intro high_row. apply hi. intro bel.
    assert (forall s, lt (head ++ s) row) as all by (intro; exact (upper_above up (prefix_app _ _) high_row)).
    destruct pos'; cbn in bel.
    + apply (lt_irrefl (lt_trans bel (all s))).
    + assert (prefix (head ++ s) row) as pre by (apply upper_exact; split; auto; left; apply all).
      destruct pre as [t ->]. specialize (all (s ++ t)). rewrite app_assoc in all. now apply lt_irrefl in all.
    + rewrite <- app_assoc in bel. apply (lt_irrefl (lt_trans bel (all (s ++ [x00])))).
Qed.

(** And no row with another head is. *)
Theorem range_has_its_head A (c : codec A) head low high l h row :
  low_bound c head low = Some l -> high_bound c head high = Some h -> in_range l h row -> prefix head row.
Proof.
  intros wl wh is.
  assert (exists r, fst l = head ++ r) as [r start].
  { destruct low; cbn in wl; [destruct (write c a); [|easy]..|]; injection wl as <-; cbn; eauto.
    exists []. now rewrite app_nil_r. }
  assert (exists r, fst h = head ++ r) as [s stop].
  { destruct high; cbn in wh; [destruct (write c a); [|easy]..|]; injection wh as <-; cbn; eauto.
    exists []. now rewrite app_nil_r. }
  destruct l as [p pos], h as [q pos']. cbn in start, stop. subst. eauto using between_has_its_head.
Qed.

(** * Ranges of a last field that has no terminator *)

(** The bounds after a value are after exactly its row: a longer row is another key. *)
Definition low_bound_last {A} (c : last A) (head : bytes) (low : bound A) : option (bytes * position) :=
  match low with
  | Included a => match write_last c a with Some x => Some (head ++ x, Before) | None => None end
  | Excluded a => match write_last c a with Some x => Some (head ++ x, AfterRow) | None => None end
  | Unbounded => Some (head, Before)
  end.
Definition high_bound_last {A} (c : last A) (head : bytes) (high : bound A) : option (bytes * position) :=
  match high with
  | Included a => match write_last c a with Some x => Some (head ++ x, AfterRow) | None => None end
  | Excluded a => match write_last c a with Some x => Some (head ++ x, Before) | None => None end
  | Unbounded => Some (head, After)
  end.

Lemma before_row_bound head x y : beyond (head ++ x) Before (head ++ y) <-> le x y.
Proof. apply le_app_same. Qed.

Theorem last_range_exact A (c : last A) head low high a x l h : OrderedLast c -> write_last c a = Some x ->
  low_bound_last c head low = Some l -> high_bound_last c head high = Some h ->
  in_range l h (head ++ x) <-> above_bound (order_last c) low a /\ below_bound (order_last c) high a.
Proof.
  intros ord wa wl wh. unfold in_range.
  assert (beyond (fst l) (snd l) (head ++ x) <-> above_bound (order_last c) low a) as ->.
  { destruct low as [v|v|]; cbn in wl; [destruct (write_last c v) as [y|] eqn:wv; [|easy]..|];
      injection wl as <-; cbn [fst snd above_bound].
    - rewrite before_row_bound, le_cmp. now rewrite (ord _ _ _ _ wv wa).
    - rewrite after_row_bound. unfold lt. now rewrite (ord _ _ _ _ wv wa).
    - split; auto. intros _. apply le_app_r. }
  assert (~ beyond (fst h) (snd h) (head ++ x) <-> below_bound (order_last c) high a) as ->; [|easy].
  destruct high as [v|v|]; cbn in wh; [destruct (write_last c v) as [y|] eqn:wv; [|easy]..|];
    injection wh as <-; cbn [fst snd below_bound].
  - rewrite after_row_bound. unfold lt. now rewrite (ord _ _ _ _ wv wa).
  - rewrite before_row_bound, le_cmp, (ord _ _ _ _ wv wa). destruct (order_last c v a); intuition congruence.
  - rewrite beyond_not_below. cbn. split; auto. intros _ no. apply no. apply (upper_exact head (head ++ x)), prefix_app.
Qed.

(** Text and bytes at the end of a row: every text can be a bound. *)
Corollary raw_range_exact head low high text l h :
  low_bound_last raw head low = Some l -> high_bound_last raw head high = Some h ->
  in_range l h (head ++ text) <-> above_bound cmp low text /\ below_bound cmp high text.
Proof. intros wl wh. exact (@last_range_exact _ raw head low high text text l h (proj1 raw_lawful) eq_refl wl wh). Qed.

Theorem last_range_has_its_head A (c : last A) head low high l h row :
  low_bound_last c head low = Some l -> high_bound_last c head high = Some h -> in_range l h row -> prefix head row.
Proof.
  intros wl wh is.
  assert (exists r, fst l = head ++ r) as [r start].
  { destruct low; cbn in wl; [destruct (write_last c a); [|easy]..|]; injection wl as <-; cbn; eauto.
    exists []. now rewrite app_nil_r. }
  assert (exists r, fst h = head ++ r) as [s stop].
  { destruct high; cbn in wh; [destruct (write_last c a); [|easy]..|]; injection wh as <-; cbn; eauto.
    exists []. now rewrite app_nil_r. }
  destruct l as [p pos], h as [q pos']. cbn in start, stop. subst. eauto using between_has_its_head.
Qed.
