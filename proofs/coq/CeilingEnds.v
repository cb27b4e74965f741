(** Ceilings of what ends in another way than by a terminator: text before a delimiter, lists, `tail` fields.

    Code: `free_ceiling` and `nul_ceiling` in `rowkey-layout/src/form/text.rs`; `list_ceiling` in `form/sequence.rs`; `sequence` in
    `form/parts.rs`. *)

From RowKey Require Export Ceiling Delimiter Tail.
Set Implicit Arguments.

Lemma right_at_ext (E F : bytes -> Prop) low r : (forall x, E x <-> F x) -> right_at E low r -> right_at F low r.
Proof.
  intros same ok. destruct r as [[x w]|]; cbn in *.
  - destruct ok as (high & least & is). split; [exact high|].
    split; [intros y Fy; apply least; now apply same|intro h; apply same; auto].
  - intros y Fy. apply ok. now apply same.
Qed.

Lemma right_ext (E F : bytes -> Prop) f : (forall x, E x <-> F x) -> right E f -> right F f.
Proof. intros same ok low. exact (@right_at_ext E F low _ same (ok low)). Qed.

(** * Text before a delimiter *)

Fixpoint of_delimited (d : byte) (low : bytes) : option bytes :=
  match low with
  | [] => Some [d]
  | b :: low =>
    if num b <? num d then Some [d]
    else if num b =? num d then
      match low with
      | [] => Some [d]
      | _ => if num d =? 255 then None else Some [byte_of (num d + 1); d]
      end
    else match of_delimited d low with Some x => Some (b :: x) | None => None end
  end.

Lemma of_delimited_none d low : of_delimited d low = None -> num d = 255.
Proof.
  induction low as [|b low IH]; cbn; [easy|]. destruct (num b <? num d); [easy|]. destruct (num b =? num d).
  - destruct low; [easy|]. destruct (N.eqb_spec (num d) 255); easy.
  - destruct (of_delimited d low); auto. easy.
Qed.

(** The encodings: the delimiter alone, or a byte above it before another encoding. *)
Lemma delimited_cases d x : encodings (delimited d) x <->
  x = [d] \/ exists b y, num d < num b /\ encodings (delimited d) y /\ x = b :: y.
Proof.
  split.
  - intros [t w]. cbn in w. destruct (forallb (above d) t) eqn:h; [|easy]. injection w as <-. destruct t as [|b t]; [now left|right].
    cbn in h. apply andb_true_iff in h as [hb h]. exists b, (t ++ [d]). split; [now apply above_lt|]. split; auto.
    exists t. cbn. now rewrite h.
  - intros [->|(b & y & low & [t w] & ->)]; [now exists []|]. cbn in w. destruct (forallb (above d) t) eqn:h; [|easy].
    injection w as <-. exists (b :: t). cbn. rewrite h. assert (above d b = true) as -> by now apply N.ltb_lt. reflexivity.
Qed.

Lemma delimited_least d x : encodings (delimited d) x -> le [d] x.
Proof. intro is. apply delimited_cases in is as [->|(b & y & low & _ & ->)]; [apply le_refl|now apply le_byte]. Qed.

Theorem of_delimited_right d : right (encodings (delimited d)) (fun low => whole (of_delimited d low)).
Proof.
  assert (encodings (delimited d) [d]) as empty by (apply delimited_cases; now left).
  intro low. induction low as [|b low IH]; cbn [of_delimited].
  { cbn. split; [apply nil_le|]. auto using delimited_least. }
  destruct (N.ltb_spec (num b) (num d)) as [less|more].
  { cbn. split; [now apply le_byte|]. auto using delimited_least. }
  destruct (N.eqb_spec (num b) (num d)) as [same|no].
  - apply num_injective in same as ->. destruct low as [|c low].
    { cbn. split; [apply le_refl|]. auto using delimited_least. }
    destruct (N.eqb_spec (num d) 255) as [top|no]; cbn.
    + intros x is. apply delimited_cases in is as [->|(b & y & above & _ & ->)].
      * unfold lt. rewrite cmp_cons, N.compare_refl. reflexivity.
      * pose proof (num_below b). lia.
    + assert (num (byte_of (num d + 1)) = num d + 1) as plus by (apply num_byte_of; pose proof (num_below d); lia).
      split; [apply le_byte; lia|]. split.
      * intros x is high. apply delimited_cases in is as [->|(b & y & above & is & ->)].
        -- rewrite le_cons in high. now apply le_nil in high.
        -- destruct (N.eq_dec (num b) (num d + 1)) as [e|e].
           ++ rewrite <- plus in e. apply num_injective in e as ->. apply le_cons. now apply delimited_least.
           ++ apply le_byte. lia.
      * intros _. apply delimited_cases. right. exists (byte_of (num d + 1)), [d]. split; [lia|]. auto.
  - destruct (of_delimited d low) as [x|] eqn:found; cbn in *.
    + destruct IH as (high & least & is). split; [now apply le_cons|]. split.
      * intros y Ey above. apply delimited_cases in Ey as [->|(c & y' & up & Ey & ->)].
        -- apply not_le_byte in above; [easy|lia].
        -- destruct (N.lt_trichotomy (num b) (num c)) as [l|[e|g]].
           ++ now apply le_byte.
           ++ apply num_injective in e as ->. rewrite le_cons in *. auto.
           ++ now apply not_le_byte in above.
      * intros _. apply delimited_cases. right. exists b, x. split; [lia|]. auto.
    + apply of_delimited_none in found. pose proof (num_below b). lia.
Qed.

(** `nul` text at the end of a row. *)
Fixpoint of_nul_last (low : bytes) : bytes :=
  match low with
  | [] => []
  | b :: low => if num b =? 0 then [x01] else b :: of_nul_last low
  end.

Lemma nul_last_encodings x : encodings_last nul_last x <-> forallb (above x00) x = true.
Proof.
  split.
  - intros [t w]. cbn in w. destruct (forallb (above x00) t) eqn:h; [|easy]. now injection w as <-.
  - intro h. exists x. cbn. now rewrite h.
Qed.

Theorem of_nul_last_right : right (encodings_last nul_last) (fun low => Some (of_nul_last low, true)).
Proof.
  intro low. apply (@right_at_ext (fun x => forallb (above x00) x = true)); [intro; symmetry; apply nul_last_encodings|].
  induction low as [|b low IH]; cbn [of_nul_last]; [cbn; auto using nil_le, le_refl|].
  destruct (N.eqb_spec (num b) 0) as [zero|no]; cbn in *.
  - split; [apply le_byte; rewrite num_01; lia|]. split; [|easy]. intros [|c y] is high; [now apply le_nil in high|].
    cbn in is. apply andb_true_iff in is as [up _]. apply above_lt in up. rewrite num_00 in up.
    destruct (N.eq_dec (num c) 1) as [e|e].
    + assert (c = x01) as -> by (apply num_injective; now rewrite num_01). apply le_cons, nil_le.
    + apply le_byte. rewrite num_01. lia.
  - destruct IH as (high & least & is). split; [now apply le_cons|]. split.
    + intros [|c y] ok above; [now apply le_nil in above|]. cbn in ok. apply andb_true_iff in ok as [_ ok].
      destruct (N.lt_trichotomy (num b) (num c)) as [l|[e|g]].
      * now apply le_byte.
      * apply num_injective in e as ->. rewrite le_cons in *. auto.
      * now apply not_le_byte in above.
    + intros _. apply andb_true_iff. split; auto. apply N.ltb_lt. rewrite num_00. lia.
Qed.

(** * Nothing, at the end of a row *)

Definition nothing : ceiling := fun low => if leb low [] then Some ([], true) else None.

Lemma nothing_right : right (fun x => x = []) nothing.
Proof.
  intro low. unfold nothing. destruct (leb low []) eqn:is; cbn.
  - apply leb_le in is. split; auto. split; auto. intros x -> _. apply le_refl.
  - apply leb_lt in is. now intros x ->.
Qed.

(** * Lists *)

Section Lists.
Variables (E : bytes -> Prop) (cut : bytes -> option (bytes * bytes)) (f : ceiling).

(** Lists of at most [n] elements. *)
Fixpoint lists_up_to (n : nat) (z : bytes) : Prop :=
  match n with O => z = [] | S n => z = [] \/ concatenated E (lists_up_to n) z end.
Definition lists (z : bytes) : Prop := exists n, lists_up_to n z.

Fixpoint ceiling_up_to (n : nat) : ceiling :=
  match n with O => nothing | S n => fun low => or_else (nothing low) (sequence cut f (ceiling_up_to n) low) end.

(** No list of more elements than [low] has bytes is needed. *)
Definition list_ceiling : ceiling := fun low => ceiling_up_to (length low) low.

Hypotheses (free : prefix_free E) (cutting : cuts E cut) (element : right E f) (some : forall x, E x -> x <> []).

Lemma ceiling_up_to_right n : right (lists_up_to n) (ceiling_up_to n).
Proof.
  induction n as [|n IH]; [exact nothing_right|]. intro low. cbn [ceiling_up_to lists_up_to].
  apply or_else_right; [apply nothing_right|now apply sequence_right|].
  intros x w y is _. unfold nothing in is. destruct (leb low []); [|easy]. injection is as <- _. apply nil_le.
Qed.

(** The beginning of a list: all of it, or at least [n] bytes of [n] elements. *)
Lemma beginning n : forall m z, lists_up_to m z -> exists y, lists_up_to n y /\ prefix y z /\ (y = z \/ (n <= length y)%nat).
Proof.
  induction n as [|n IH]; intros m z is.
  { exists []. split; [reflexivity|]. split; [apply prefix_nil|right; cbn; lia]. }
  destruct m as [|m]; cbn in is; [subst z; exists []; cbn; auto using prefix_nil|].
  destruct is as [->|(x & y & Ex & is & ->)]; [exists []; cbn; auto using prefix_nil|].
  destruct (IH m y is) as (y' & ok & [r ->] & whole). exists (x ++ y'). split; [right; exists x, y'; auto|]. split.
  - exists r. now rewrite app_assoc.
  - destruct whole as [same|len]; [left; now rewrite same at 1|right]. rewrite app_length.
    pose proof (some Ex) as no. destruct x; [easy|]. cbn. lia.
Qed.

Lemma long_prefix low y z : prefix y z -> (length low <= length y)%nat -> lt y low -> lt z low.
Proof.
  intros [r ->] len less. rewrite <- (app_nil_r low). apply lt_app; auto. intros [s ->].
  rewrite app_length in len. destruct s; cbn in len; [|lia]. rewrite app_nil_r in less. now apply lt_irrefl in less.
Qed.

Theorem list_ceiling_right : right lists list_ceiling.
Proof.
  intro low. unfold list_ceiling. pose proof (ceiling_up_to_right (length low) low) as ok.
  destruct (ceiling_up_to (length low) low) as [[x w]|]; cbn in *.
  - destruct ok as (high & least & is). split; [exact high|]. split; [|intro h; exists (length low); auto].
    intros z [m Ez] above. destruct (beginning (length low) m z Ez) as (y & ok & pre & [->|len]); [auto|].
    apply le_trans with y; [|now apply prefix_le]. apply least; auto. apply le_not_lt. intro less.
    apply le_not_lt in above. apply above. eauto using long_prefix.
  - intros z [m Ez]. destruct (beginning (length low) m z Ez) as (y & is & pre & [->|len]); eauto using long_prefix.
Qed.
End Lists.

Lemma list_encodings A (c : codec A) z : encodings_last (list_last c) z <-> lists (encodings c) z.
Proof.
  split.
  - intros [l w]. cbn in w. exists (length l). revert z w. induction l as [|a l IH]; intros z w.
    + cbn in *. now injection w as <-.
    + apply write_all_cons in w as (x & y & wa & wl & ->). right. exists x, y. split; [now exists a|]. auto.
  - intros [n is]. revert z is. induction n as [|n IH]; cbn; intros z is; [subst; now exists []|].
    destruct is as [->|(x & y & [a wa] & is & ->)]; [now exists []|]. destruct (IH y is) as [l wl]. cbn in wl.
    exists (a :: l). cbn. now rewrite wa, wl.
Qed.

(** * `tail` fields *)

(** A field under a constraint: whether `None` is allowed, and which values are. *)
Record tail_part := TailPart {
  or_none : bool;
  part_set : bytes -> Prop;
  part_cut : bytes -> option (bytes * bytes);
  part_ceiling : ceiling;
}.

(** As rows have them: nothing if this field and all later ones are none; otherwise each field with its tag. *)
Fixpoint tails (parts : list tail_part) (z : bytes) : Prop :=
  match parts with
  | [] => z = []
  | p :: parts =>
    (or_none p = true /\ forallb or_none parts = true /\ z = []) \/
    (or_none p = true /\ after_tag [x00] (fun y => tails parts y /\ within ([x00], None) y) z) \/
    after_tag [x01] (concatenated (part_set p) (tails parts)) z
  end.

Fixpoint tail_ceiling (parts : list tail_part) : ceiling :=
  match parts with
  | [] => nothing
  | p :: parts => fun low =>
    or_else (if or_none p && forallb or_none parts then nothing low else None)
    (or_else (if or_none p then tagged [x00] (of_window (tail_ceiling parts) ([x00], None)) low else None)
      (tagged [x01] (sequence (part_cut p) (part_ceiling p) (tail_ceiling parts)) low))
  end.

Definition part_right (p : tail_part) : Prop :=
  prefix_free (part_set p) /\ cuts (part_set p) (part_cut p) /\ right (part_set p) (part_ceiling p).

Lemma tagged_starts tag f low x w : tagged tag f low = Some (x, w) -> prefix tag x.
Proof.
  unfold tagged. destruct (strip tag low) as [rest|].
  - destruct (f rest) as [[y v]|]; [|easy]. intros [= <- _]. apply prefix_app.
  - destruct (ltb low tag); [|easy]. destruct (f []) as [[y v]|]; [|easy]. intros [= <- _]. apply prefix_app.
Qed.

Theorem tail_ceiling_right parts : Forall part_right parts -> right (tails parts) (tail_ceiling parts).
Proof.
  induction 1 as [|p parts (free & cutting & value) _ IH]; [exact nothing_right|]. intro low. cbn [tails tail_ceiling].
  apply or_else_right.
  - destruct (or_none p); cbn [andb]; [|now intros x (no & _)]. destruct (forallb or_none parts); [|now intros x (_ & no & _)].
    apply (@right_at_ext (fun x => x = [])); [tauto|apply nothing_right].
  - apply or_else_right.
    + destruct (or_none p); [|now intros x (no & _)].
      apply (@right_at_ext (after_tag [x00] (fun y => tails parts y /\ within ([x00], None) y))); [tauto|].
      apply tagged_right. now apply of_window_right.
    + apply tagged_right. now apply sequence_right.
    + intros x w y is (v & _ & ->). destruct (or_none p); [|easy]. apply tagged_starts in is as [r ->]. apply le_byte. reflexivity.
  - intros x w y is _. destruct (or_none p && forallb or_none parts); [|easy]. unfold nothing in is.
    destruct (leb low []); [|easy]. injection is as <- _. apply nil_le.
Qed.

(** Without a constraint these are the encodings. *)
Definition any_value (f : field) : tail_part :=
  TailPart true (encodings (projT2 f)) (cut_by (projT2 f)) (fun low => Some (low, false)).

Lemma any_value_none fields : forallb or_none (map any_value fields) = true.
Proof. induction fields; auto. Qed.

Lemma first_of_all y : y <> [] -> le [x00] y.
Proof.
  destruct y as [|b y]; [easy|]. intros _. destruct (N.eq_dec (num b) 0) as [e|e].
  - assert (b = x00) as -> by (apply num_injective; now rewrite num_00). apply le_cons, nil_le.
  - apply le_byte. rewrite num_00. lia.
Qed.

Lemma tail_encodings fields z : encodings_last (tail fields) z <-> tails (map any_value fields) z.
Proof.
  revert z. induction fields as [|f fields IH]; intro z; cbn.
  { split; [intros [[] [= <-]]; reflexivity|intros ->; now exists tt]. }
  rewrite any_value_none. split.
  - intros [[o p] w]. cbn in w. destruct (tail_write fields p) as [y|] eqn:wp; [|now destruct o].
    assert (tails (map any_value fields) y) as is by (apply IH; now exists p).
    destruct o as [a|].
    + destruct (write (projT2 f) a) as [x|] eqn:wa; [|easy]. injection w as <-. right. right.
      exists (x ++ y). split; auto. exists x, y. split; [now exists a|]. auto.
    + destruct y as [|b y]; injection w as <-; [now left|right; left]. split; auto. exists (b :: y). split; auto. split; auto.
      split; [apply first_of_all; easy|exact I].
  - intros [(_ & _ & ->)|[(_ & y & [is [high _]] & ->)|(xy & (x & y & [a wa] & is & ->) & ->)]].
    + exists (all_none (f :: fields)). exact (none_writes_nothing (f :: fields)).
    + apply IH in is as [p wp]. cbn in wp. exists (None, p). cbn. rewrite wp. destruct y; [now apply le_nil in high|reflexivity].
    + apply IH in is as [p wp]. cbn in wp. exists (Some a, p). cbn. now rewrite wp, wa.
Qed.
