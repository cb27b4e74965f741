(** Bounds of text that need more than its encoding: text with a byte at or below the delimiter, which cannot be encoded, and
    the last field of a nested key, which ends with the row there and has a terminator here.

    Code: `bound` in `rowkey-core/src/codec/text.rs` and `codec/terminated.rs`; `BoundPosition::After` in
    `rowkey-layout/src/bytes/end.rs`; `text` in `rowkey-layout/src/scan/nested.rs`. *)

From RowKey Require Export Range Delimiter.
Set Implicit Arguments.

(** Such text sorts just above what precedes that byte, as text without such bytes sees it. *)
Lemma cut_text d p b rest u : num b <= num d -> forallb (above d) u = true -> lt (p ++ b :: rest) u <-> lt p u.
Proof.
  intro low. revert u. induction p as [|a p IH]; intros [|c u]; cbn [app forallb]; rewrite ?andb_true_iff.
  - easy.
  - intros [h _]. apply above_lt in h. unfold lt. rewrite cmp_cons. cbn [cmp].
    destruct (N.compare_spec (num b) (num c)); cbn; try lia. easy.
  - easy.
  - intros [_ h]. specialize (IH u h). unfold lt in *. rewrite !cmp_cons. destruct (num a ?= num c); cbn; tauto.
Qed.

(** The bound is after the encoding of the text before that byte. A row is beyond it exactly if its text is above the bound. *)
Theorem bound_before_delimiter d head p b rest u more :
  num b <= num d -> forallb (above d) p = true -> forallb (above d) u = true ->
  beyond (head ++ p ++ [d]) After (head ++ (u ++ [d]) ++ more) <-> lt (p ++ b :: rest) u.
Proof.
  intros low hp hu. rewrite after_bound.
  - unfold lt at 1. rewrite (delimited_order d p u hp hu). symmetry. now apply cut_text with d.
  - apply (@invertible_apart _ (delimited d) p u); [apply delimited_lawful|cbn; now rewrite hp|cbn; now rewrite hu].
Qed.

(** No text that can be encoded is equal to it, so it does not matter whether the bound is inclusive. *)
Theorem bound_is_no_value d p b rest u : num b <= num d -> forallb (above d) u = true -> u <> p ++ b :: rest.
Proof.
  intros low hu is. subst u. rewrite forallb_app in hu. cbn in hu. rewrite !andb_true_iff in hu.
  destruct hu as (_ & h & _). apply above_lt in h. lia.
Qed.

(** * Ranges with any bounds, whether these can be encoded or not *)

(** The text before the first byte that cannot be encoded. *)
Fixpoint valid (d : byte) (text : bytes) : bytes :=
  match text with [] => [] | b :: text => if above d b then b :: valid d text else [] end.

Lemma valid_above d text : forallb (above d) (valid d text) = true.
Proof. induction text as [|b text IH]; [reflexivity|]. cbn. destruct (above d b) eqn:h; [|reflexivity]. cbn. now rewrite h. Qed.

Lemma valid_cut d text : forallb (above d) text = false -> exists b rest, num b <= num d /\ text = valid d text ++ b :: rest.
Proof.
  induction text as [|b text IH]; cbn; [easy|]. destruct (above d b) eqn:h; cbn.
  - intro no. destruct (IH no) as (c & rest & low & is). exists c, rest. split; auto. now f_equal.
  - intros _. exists b, text. split; auto. now apply N.ltb_ge in h.
Qed.

(** `bound` and `row_bound`, for text before a delimiter. *)
Definition text_bound (d : byte) (head text : bytes) (pos : position) : bytes * position :=
  if forallb (above d) text then (head ++ text ++ [d], pos) else (head ++ valid d text ++ [d], After).
Definition low_text (d : byte) (head : bytes) (low : bound bytes) : bytes * position :=
  match low with
  | Included a => text_bound d head a Before
  | Excluded a => text_bound d head a After
  | Unbounded => (head, Before)
  end.
Definition high_text (d : byte) (head : bytes) (high : bound bytes) : bytes * position :=
  match high with
  | Included a => text_bound d head a After
  | Excluded a => text_bound d head a Before
  | Unbounded => (head, After)
  end.

Lemma no_equal d p b rest u : num b <= num d -> forallb (above d) u = true -> cmp (p ++ b :: rest) u <> Eq.
Proof. intros low hu is. apply cmp_eq in is. symmetry in is. revert is. now apply bound_is_no_value with d. Qed.

Theorem delimited_range_exact d head low high text more : forallb (above d) text = true ->
  in_range (low_text d head low) (high_text d head high) (head ++ (text ++ [d]) ++ more) <->
  above_bound cmp low text /\ below_bound cmp high text.
Proof.
  intro ht. assert (write (delimited d) text = Some (text ++ [d])) as wt by (cbn; now rewrite ht). unfold in_range.
  assert (beyond (fst (low_text d head low)) (snd (low_text d head low)) (head ++ (text ++ [d]) ++ more)
    <-> above_bound cmp low text) as ->.
  { destruct low as [a|a|]; cbn [low_text]; unfold text_bound;
      [destruct (forallb (above d) a) eqn:ha; cbn [fst snd]..|].
    - apply (@beyond_low _ (delimited d) head (Included a) text); auto using delimited_lawful. cbn. now rewrite ha.
    - destruct (valid_cut d a ha) as (b & rest & lowb & is).
      rewrite (@bound_before_delimiter d head (valid d a) b rest text more lowb (valid_above d a) ht), <- is.
      pose proof (@no_equal d (valid d a) b rest text lowb ht) as no. rewrite <- is in no. unfold lt. cbn.
      destruct (cmp a text); intuition congruence.
    - apply (@beyond_low _ (delimited d) head (Excluded a) text); auto using delimited_lawful. cbn. now rewrite ha.
    - destruct (valid_cut d a ha) as (b & rest & lowb & is).
      rewrite (@bound_before_delimiter d head (valid d a) b rest text more lowb (valid_above d a) ht), <- is. reflexivity.
    - apply (@beyond_low _ (delimited d) head Unbounded text); auto using delimited_lawful. }
  assert (~ beyond (fst (high_text d head high)) (snd (high_text d head high)) (head ++ (text ++ [d]) ++ more)
    <-> below_bound cmp high text) as ->; [|easy].
  destruct high as [a|a|]; cbn [high_text]; unfold text_bound;
    [destruct (forallb (above d) a) eqn:ha; cbn [fst snd]..|].
  - apply (@beyond_high _ (delimited d) head (Included a) text); auto using delimited_lawful. cbn. now rewrite ha.
  - destruct (valid_cut d a ha) as (b & rest & lowb & is).
    rewrite (@bound_before_delimiter d head (valid d a) b rest text more lowb (valid_above d a) ht), <- is. reflexivity.
  - apply (@beyond_high _ (delimited d) head (Excluded a) text); auto using delimited_lawful. cbn. now rewrite ha.
  - destruct (valid_cut d a ha) as (b & rest & lowb & is).
    rewrite (@bound_before_delimiter d head (valid d a) b rest text more lowb (valid_above d a) ht), <- is.
    pose proof (@no_equal d (valid d a) b rest text lowb ht) as no. rewrite <- is in no. unfold lt. cbn.
    destruct (cmp a text); intuition congruence.
  - apply (@beyond_high _ (delimited d) head Unbounded text); auto using delimited_lawful.
Qed.

(** `nul` at the end of a row: the bound of text with a NUL is the row after the text before that. *)
Definition nul_last_bound (head text : bytes) (pos : position) : bytes * position :=
  if forallb (above x00) text then (head ++ text, pos) else (head ++ valid x00 text ++ [x00], Before).
Definition low_nul_last (head : bytes) (low : bound bytes) : bytes * position :=
  match low with
  | Included a => nul_last_bound head a Before
  | Excluded a => nul_last_bound head a AfterRow
  | Unbounded => (head, Before)
  end.
Definition high_nul_last (head : bytes) (high : bound bytes) : bytes * position :=
  match high with
  | Included a => nul_last_bound head a AfterRow
  | Excluded a => nul_last_bound head a Before
  | Unbounded => (head, After)
  end.

Theorem nul_last_range_exact head low high text : forallb (above x00) text = true ->
  in_range (low_nul_last head low) (high_nul_last head high) (head ++ text) <->
  above_bound cmp low text /\ below_bound cmp high text.
Proof.
  intro ht.
  assert (forall p, beyond (head ++ p ++ [x00]) Before (head ++ text) <-> lt p text) as cut.
  { intro p. rewrite <- (after_row_bound head p text). unfold beyond. cbn. now rewrite app_assoc. }
  unfold in_range.
  assert (beyond (fst (low_nul_last head low)) (snd (low_nul_last head low)) (head ++ text) <-> above_bound cmp low text) as ->.
  { destruct low as [a|a|]; cbn [low_nul_last]; unfold nul_last_bound;
      [destruct (forallb (above x00) a) eqn:ha; cbn [fst snd above_bound]..|].
    - now rewrite before_row_bound, le_cmp.
    - destruct (valid_cut x00 a ha) as (b & rest & lowb & is). rewrite cut.
      rewrite <- (@cut_text x00 (valid x00 a) b rest text lowb ht), <- is.
      pose proof (@no_equal x00 (valid x00 a) b rest text lowb ht) as no. rewrite <- is in no. unfold lt.
      destruct (cmp a text); intuition congruence.
    - apply after_row_bound.
    - destruct (valid_cut x00 a ha) as (b & rest & lowb & is). rewrite cut.
      now rewrite <- (@cut_text x00 (valid x00 a) b rest text lowb ht), <- is.
    - split; [easy|]. intros _. apply le_app_r. }
  assert (~ beyond (fst (high_nul_last head high)) (snd (high_nul_last head high)) (head ++ text)
    <-> below_bound cmp high text) as ->; [|easy].
  destruct high as [a|a|]; cbn [high_nul_last]; unfold nul_last_bound;
    [destruct (forallb (above x00) a) eqn:ha; cbn [fst snd below_bound]..|].
  - now rewrite after_row_bound.
  - destruct (valid_cut x00 a ha) as (b & rest & lowb & is). rewrite cut.
    now rewrite <- (@cut_text x00 (valid x00 a) b rest text lowb ht), <- is.
  - rewrite before_row_bound, le_cmp. destruct (cmp a text); intuition congruence.
  - destruct (valid_cut x00 a ha) as (b & rest & lowb & is). rewrite cut.
    rewrite <- (@cut_text x00 (valid x00 a) b rest text lowb ht), <- is.
    pose proof (@no_equal x00 (valid x00 a) b rest text lowb ht) as no. rewrite <- is in no. unfold lt.
    destruct (cmp a text); intuition congruence.
  - rewrite beyond_not_below. cbn. split; auto. intros _ no. apply no. apply (upper_exact head (head ++ text)), prefix_app.
Qed.

(** * A bound of text at the end of a nested key's own row, moved to where the key is nested: `text` in `scan/nested.rs` *)

Definition inside (head x : bytes) (pos : position) : bytes * position :=
  match pos with
  | AfterRow => (head ++ escape x, After)
  | Before | After => (head ++ open_escape x, pos)
  end.

Lemma open_escape_le x : forall y rest, le (open_escape x) (escape y ++ rest) <-> le x y.
Proof.
  induction x as [|a x IH]; intros y rest; [split; intros _; apply nil_le|].
  unfold open_escape. cbn [flat_map]. fold (open_escape x). rewrite !le_cmp. destruct y as [|b y].
  - cbn [app escape]. rewrite cmp_sym, escape_end_low. cbn. easy.
  - rewrite escape_cons, <- app_assoc, escape_byte_order, cmp_cons. specialize (IH y rest). rewrite !le_cmp in IH.
    destruct (num a ?= num b); cbn; tauto.
Qed.

Lemma open_escape_prefix x y rest : prefix (open_escape x) (escape y ++ rest) <-> prefix x y.
Proof.
  rewrite <- (starts_with_exact x y). split; [|intro pre; eapply prefix_trans; [exact pre|apply prefix_app]].
  intro pre. destruct (prefix_common pre (prefix_app (escape y) rest)) as [|[r same]]; auto. exfalso.
  assert (In x00 (open_escape x)) as is.
  { rewrite same, open_escape_cut. apply in_or_app. left. apply in_or_app. right. now left. }
  clear - is. induction x as [|a x IH]; [easy|]. unfold open_escape in is. cbn [flat_map] in is.
  apply in_app_or in is as [is|is]; auto.
  destruct (escape_byte_cases a) as [[-> _]|[[-> _]|[e big]]]; [now destruct is as [|[|]]..|].
  rewrite e in is. destruct is as [->|[]]. rewrite num_00 in big. lia.
Qed.

Lemma beyond_after p row : beyond p After row <-> le p row /\ ~ prefix p row.
Proof.
  rewrite beyond_not_below. cbn. rewrite (upper_exact p row). split; [|tauto]. intro no. split; [|tauto].
  destruct (le_or_lt p row) as [|less]; auto. exfalso. apply no. destruct (upper p) as [q|] eqn:up; [|exact I].
  exact (lt_trans less (upper_above up (prefix_refl p) (le_refl q))).
Qed.

(** A nested key is beyond the moved bound exactly if its own row is beyond the bound. So a scan of the nested key finds, inside
    another key, what it finds in a table of its own. *)
Theorem inside_exact head own x pos y rest :
  beyond (fst (inside head x pos)) (snd (inside head x pos)) (head ++ escape y ++ rest) <-> beyond (own ++ x) pos (own ++ y).
Proof.
  destruct pos; cbn [inside fst snd].
  - unfold beyond. cbn. rewrite !le_app_same. apply open_escape_le.
  - assert (forall p s t, prefix (p ++ s) (p ++ t) <-> prefix s t) as same_head.
    { intros p s t. split; intros [r same].
      - rewrite <- app_assoc in same. apply app_inv_head in same. now exists r.
      - exists r. now rewrite same, app_assoc. }
    now rewrite !beyond_after, !le_app_same, !same_head, open_escape_le, open_escape_prefix.
  - rewrite after_bound, after_row_bound.
    + unfold lt. now rewrite escape_order.
    + apply (@invertible_apart _ terminated x y); [apply terminated_lawful|reflexivity|reflexivity].
Qed.
