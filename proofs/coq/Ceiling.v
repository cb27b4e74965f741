(** The ceiling: the smallest encoding at or above some bytes, composed as the encodings are.

    Code: `rowkey-layout/src/form/parts.rs`, `form/ceiling.rs`, `form/text.rs`. *)

From RowKey Require Export Range Optional.
From Coq Require Import Sorting.Sorted.
Set Implicit Arguments.

(** [None]: no encoding is at or above [low]. [Some (found, whole)]: [found] is at or above [low], and no encoding is between
    them; if [whole], it is an encoding itself. (Descending text has no smallest encoding: then it is a lower bound.) *)
Definition ceiling := bytes -> option (bytes * bool).

Definition right_at (E : bytes -> Prop) (low : bytes) (r : option (bytes * bool)) : Prop :=
  match r with
  | None => forall x, E x -> lt x low
  | Some (found, whole) => le low found /\ (forall x, E x -> le low x -> le found x) /\ (whole = true -> E found)
  end.

Definition right (E : bytes -> Prop) (f : ceiling) : Prop := forall low, right_at E low (f low).

(** A whole ceiling is exact: at or below every encoding at or above [low], and one of them. *)
Theorem whole_is_least E f low found : right E f -> f low = Some (found, true) ->
  E found /\ le low found /\ forall x, E x -> le low x -> le found x.
Proof. intros ok is. specialize (ok low). rewrite is in ok. destruct ok as (a & b & c). auto. Qed.

(** So there is only one, in whatever way it is composed. *)
Theorem whole_is_unique E f g low x y : right E f -> right E g -> f low = Some (x, true) -> g low = Some (y, true) -> x = y.
Proof.
  intros okf okg isx isy. destruct (whole_is_least low okf isx) as (Ex & upx & leastx), (whole_is_least low okg isy) as (Ey & upy & leasty).
  apply le_antisym; auto.
Qed.

(** The rule of empty ranges: nothing lies in [start, stop) exactly if the ceiling of the start is not below the stop. *)
Theorem empty_exact E f start stop found : right E f -> f start = Some (found, true) ->
  le stop found <-> forall x, E x -> ~ (le start x /\ lt x stop).
Proof.
  intros ok is. destruct (whole_is_least start ok is) as (Ef & high & least). split.
  - intros beyond x Ex [from low]. specialize (least x Ex from). apply lt_not_le in low. apply low. eapply le_trans; eauto.
  - intro none. apply le_not_lt. intro low. now apply (none found Ef).
Qed.

(** Also if it is only a lower bound, or there is none: a range that is called empty has no row. *)
Theorem empty_sound E f start stop : right E f ->
  match f start with Some (found, _) => le stop found | None => True end -> forall x, E x -> ~ (le start x /\ lt x stop).
Proof.
  intros ok none x Ex [from low]. specialize (ok start). destruct (f start) as [[found whole]|].
  - destruct ok as (_ & least & _). specialize (least x Ex from). apply lt_not_le in low. apply low. eapply le_trans; eauto.
  - specialize (ok x Ex). now apply lt_not_le in ok.
Qed.

Definition behind (first : bytes) (r : option (bytes * bool)) : option (bytes * bool) :=
  match r with Some (x, whole) => Some (first ++ x, whole) | None => None end.

(** * Concatenation *)

Definition concatenated (E F : bytes -> Prop) (z : bytes) : Prop := exists x y, E x /\ F y /\ z = x ++ y.

(** [cut] splits off the encoding that a string begins with, if it begins with one: `Part::length`. *)
Definition cuts (E : bytes -> Prop) (cut : bytes -> option (bytes * bytes)) : Prop :=
  forall low, match cut low with
    | Some (x, rest) => E x /\ low = x ++ rest
    | None => forall x, E x -> ~ prefix x low
    end.

Section Two.
Variables (E F : bytes -> Prop) (cut : bytes -> option (bytes * bytes)) (f g : ceiling).

(** The smallest first part at or above [v], and the smallest second part. *)
Definition larger (v : bytes) : option (bytes * bool) :=
  match f v with Some (x, true) => behind x (g []) | other => other end.

(** `sequence`: where [low] begins with a whole first part, the second part is raised; if it cannot be, the first one is. *)
Definition sequence : ceiling := fun low =>
  match cut low with
  | Some (x, rest) => match behind x (g rest) with
    | Some found => Some found
    | None => match upper x with Some v => larger v | None => None end
    end
  | None => larger low
  end.

Hypotheses (free : prefix_free E) (cutting : cuts E cut) (first : right E f) (second : right F g).

Lemma beside x y s t : E x -> E y -> lt x y -> lt (x ++ s) (y ++ t).
Proof.
  intros Ex Ey low. apply lt_app; auto. intro pre. apply free in pre; auto. subst. now apply lt_irrefl in low.
Qed.

Lemma larger_right low v : le low v -> (forall x y, E x -> F y -> le low (x ++ y) -> le v x) ->
  right_at (concatenated E F) low (larger v).
Proof.
  intros from up. unfold larger. specialize (first v). destruct (f v) as [[x [|]]|] eqn:fv.
  - destruct first as (high & least & whole). specialize (whole eq_refl).
    specialize (second []). destruct (g []) as [[y w]|]; cbn.
    + destruct second as (_ & least' & whole'). split; [|split].
      * eapply le_trans; [exact from|]. eapply le_trans; [exact high|]. apply le_app_r.
      * intros z (x' & y' & Ex & Fy & ->) above. specialize (least x' Ex (up _ _ Ex Fy above)).
        destruct least as [less|same].
        -- left. now apply beside.
        -- subst x'. apply le_app_same. apply least'; auto using nil_le.
      * intro is. exists x, y. auto.
    + intros z (x' & y' & Ex & Fy & ->). specialize (second y' Fy). now destruct y'.
  - destruct first as (high & least & _). cbn. split; [|split; [|easy]].
    + eapply le_trans; eauto.
    + intros z (x' & y' & Ex & Fy & ->) above. eapply le_trans; [apply (least x' Ex (up _ _ Ex Fy above))|apply le_app_r].
  - intros z (x' & y' & Ex & Fy & ->). destruct (le_or_lt low (x' ++ y')) as [above|]; auto.
    specialize (up _ _ Ex Fy above). specialize (first x' Ex). now apply lt_not_le in first.
Qed.

(** The ceiling of a concatenation, from those of its parts. The second part may end with the row. *)
Theorem sequence_right : right (concatenated E F) sequence.
Proof.
  intro low. unfold sequence. pose proof (cutting low) as at_low. destruct (cut low) as [[x rest]|].
  - destruct at_low as [Ex ->].
    assert (forall x' y', E x' -> F y' -> le (x ++ rest) (x' ++ y') -> (x = x' /\ le rest y') \/ lt x x') as three.
    { intros x' y' Ex' Fy above. destruct (le_or_lt x x') as [[less|<-]|less]; auto.
      - left. split; auto. now apply le_app_same in above.
      - exfalso. apply le_not_lt in above. apply above. now apply beside. }
    pose proof (second rest) as sec. destruct (g rest) as [[y w]|]; cbn.
    + destruct sec as (high & least & whole). split; [|split].
      * now apply le_app_same.
      * intros z (x' & y' & Ex' & Fy & ->) above. destruct (three _ _ Ex' Fy above) as [[<- r]|less].
        -- apply le_app_same. auto.
        -- left. now apply beside.
      * intro is. exists x, y. auto.
    + assert (forall x' y', E x' -> F y' -> le (x ++ rest) (x' ++ y') -> lt x x') as up.
      { intros x' y' Ex' Fy above. destruct (three _ _ Ex' Fy above) as [[_ r]|less]; auto.
        specialize (sec y' Fy). now apply lt_not_le in sec. }
      destruct (upper x) as [v|] eqn:v_is.
      * apply larger_right.
        -- destruct (le_or_lt (x ++ rest) v) as [|less]; auto. exfalso.
           apply lt_irrefl with v. exact (lt_trans less (upper_above v_is (prefix_app _ _) (le_refl v))).
        -- intros x' y' Ex' Fy above. specialize (up _ _ Ex' Fy above).
           destruct (@upper_least x x') as (q & is & high); auto using lt_le.
           ++ intro pre. apply free in pre; auto. subst. now apply lt_irrefl in up.
           ++ rewrite v_is in is. now injection is as ->.
      * intros z (x' & y' & Ex' & Fy & ->). destruct (le_or_lt (x ++ rest) (x' ++ y')) as [above|]; auto.
        specialize (up _ _ Ex' Fy above). destruct (@upper_least x x') as (q & is & high); auto using lt_le.
        -- intro pre. apply free in pre; auto. subst. now apply lt_irrefl in up.
        -- congruence.
  - apply larger_right; [apply le_refl|]. intros x y Ex Fy above. apply le_not_lt. intro less.
    apply le_not_lt in above. apply above. rewrite <- (app_nil_r low). apply lt_app; auto.
Qed.

(** Cutting a concatenation, if the second part can be cut, too. *)
Definition cut_two (cut' : bytes -> option (bytes * bytes)) (low : bytes) : option (bytes * bytes) :=
  match cut low with
  | Some (x, rest) => match cut' rest with Some (y, rest) => Some (x ++ y, rest) | None => None end
  | None => None
  end.

Theorem cut_two_cuts cut' : cuts F cut' -> cuts (concatenated E F) (cut_two cut').
Proof.
  intros cutting' low. unfold cut_two. pose proof (cutting low) as one. destruct (cut low) as [[x rest]|].
  - destruct one as [Ex ->]. pose proof (cutting' rest) as two. destruct (cut' rest) as [[y rest']|].
    + destruct two as [Fy ->]. rewrite app_assoc. split; auto. exists x, y. auto.
    + intros z (x' & y' & Ex' & Fy & ->) pre.
      assert (x' = x) as ->.
      { destruct (@prefix_common x' x (x ++ rest)); auto using prefix_app.
        - eapply prefix_trans; [apply prefix_app|exact pre].
        - symmetry. auto. }
      apply (two y' Fy). destruct pre as [r same]. rewrite <- app_assoc in same. apply app_inv_head in same. now exists r.
  - intros z (x' & y' & Ex' & Fy & ->) pre. apply (one x' Ex'). eapply prefix_trans; [apply prefix_app|exact pre].
Qed.

Theorem concatenated_prefix_free : prefix_free F -> prefix_free (concatenated E F).
Proof.
  intros free' z z' (x & y & Ex & Fy & ->) (x' & y' & Ex' & Fy' & ->) pre.
  assert (x = x') as <-.
  { destruct (@prefix_common x x' (x' ++ y')); auto using prefix_app.
    - eapply prefix_trans; [apply prefix_app|exact pre].
    - symmetry. auto. }
  f_equal. apply free'; auto. destruct pre as [r same]. rewrite <- app_assoc in same. apply app_inv_head in same. now exists r.
Qed.
End Two.

(** The encodings of two fields are the concatenations, and `read` cuts them. *)
Lemma both_encodings A B (c : codec A) (d : codec B) z :
  encodings (both c d) z <-> concatenated (encodings c) (encodings d) z.
Proof.
  split.
  - intros [[a b] w]. apply both_write in w as (x & y & wa & wb & ->). exists x, y. unfold encodings. eauto.
  - intros (x & y & [a wa] & [b wb] & ->). exists (a, b). cbn. now rewrite wa, wb.
Qed.

Definition cut_by {A} (c : codec A) (low : bytes) : option (bytes * bytes) :=
  match read c low with
  | Some (a, rest) => match write c a with Some x => Some (x, rest) | None => None end
  | None => None
  end.

Theorem cut_by_cuts A (c : codec A) : Invertible c -> cuts (encodings c) (cut_by c).
Proof.
  intros [back only] low. unfold cut_by. destruct (read c low) as [[a rest]|] eqn:found.
  - apply only in found as (x & wa & ->). rewrite wa. split; auto. now exists a.
  - intros x [a wa] [rest ->]. rewrite (back _ _ _ wa) in found. easy.
Qed.

(** * Alternatives *)

(** A value after a tag: `tagged`. *)
Definition tagged (tag : bytes) (f : ceiling) : ceiling := fun low =>
  match strip tag low with
  | Some rest => behind tag (f rest)
  | None => if ltb low tag then behind tag (f []) else None
  end.

Definition after_tag (tag : bytes) (E : bytes -> Prop) (z : bytes) : Prop := exists y, E y /\ z = tag ++ y.

Theorem tagged_right tag E f : right E f -> right (after_tag tag E) (tagged tag f).
Proof.
  intros ok low. unfold tagged. destruct (strip tag low) as [rest|] eqn:is.
  - apply strip_some in is as ->. specialize (ok rest). destruct (f rest) as [[x w]|]; cbn.
    + destruct ok as (high & least & whole). split; [|split].
      * now apply le_app_same.
      * intros z (y & Ey & ->) above. apply le_app_same. apply least; auto. now apply le_app_same in above.
      * intro h. exists x. auto.
    + intros z (y & Ey & ->). apply lt_app_same. auto.
  - apply strip_none in is. destruct (ltb low tag) eqn:less.
    + apply ltb_lt in less. specialize (ok []). destruct (f []) as [[x w]|]; cbn.
      * destruct ok as (_ & least & whole). split; [|split].
        -- eapply le_trans; [left; exact less|apply le_app_r].
        -- intros z (y & Ey & ->) _. apply le_app_same. auto using nil_le.
        -- intro h. exists x. auto.
      * intros z (y & Ey & ->). specialize (ok y Ey). now destruct y.
    + apply ltb_le in less. intros z (y & Ey & ->). rewrite <- (app_nil_r low). apply lt_app; auto.
      destruct less as [|same]; auto. subst. now destruct is; apply prefix_refl.
Qed.

(** The first alternative that has one; all encodings of later ones are above. *)
Definition or_else (r s : option (bytes * bool)) : option (bytes * bool) := match r with Some _ => r | None => s end.

Theorem or_else_right E F low r s : right_at E low r -> right_at F low s ->
  (forall x w y, r = Some (x, w) -> F y -> le x y) -> right_at (fun x => E x \/ F x) low (or_else r s).
Proof.
  intros one two apart. destruct r as [[x w]|]; cbn.
  - destruct one as (high & least & whole). split; [|split]; auto. intros y [Ey|Fy] above; eauto.
  - destruct s as [[x w]|]; cbn in *.
    + destruct two as (high & least & whole). split; [|split]; auto. intros y [Ey|Fy] above; auto.
      specialize (one y Ey). now apply lt_not_le in one.
    + intros y [Ey|Fy]; auto.
Qed.

Definition first_of (all : list (bytes * ceiling)) : ceiling := fun low =>
  fold_right (fun p r => or_else (tagged (fst p) (snd p) low) r) None all.

Definition any_of (all : list (bytes * (bytes -> Prop))) (z : bytes) : Prop :=
  fold_right (fun p r => after_tag (fst p) (snd p) z \/ r) False all.

(** Tags in ascending order, none a prefix of another: `Option`, the two families of an IP address, salt buckets, row kinds. *)
Theorem first_of_right (all : list (bytes * (bytes -> Prop) * ceiling)) :
  StronglySorted (fun p q => lt (fst (fst p)) (fst (fst q)) /\ ~ prefix (fst (fst p)) (fst (fst q))) all ->
  Forall (fun p => right (snd (fst p)) (snd p)) all ->
  right (any_of (map fst all)) (first_of (map (fun p => (fst (fst p), snd p)) all)).
Proof.
  intros sorted ok low. induction sorted as [|[[tag E] f] all sorted IH next]; cbn; [easy|].
  inversion ok as [|? ? here later]; subst. cbn in *. specialize (IH later).
  apply or_else_right; [now apply tagged_right|exact IH|].
  intros x w y is Fy.
  assert (exists r, x = tag ++ r) as [r ->].
  { unfold tagged in is. destruct (strip tag low) as [rest|].
    - destruct (f rest) as [[x' w']|]; [|easy]. injection is as <- _. eauto.
    - destruct (ltb low tag); [|easy]. destruct (f []) as [[x' w']|]; [|easy]. injection is as <- _. eauto. }
  clear - next Fy. induction next as [|[[tag' E'] f'] all [less no] _ IH]; cbn in *; [easy|].
  destruct Fy as [(z & _ & ->)|Fy]; auto. left. now apply lt_app.
Qed.

(** * Constraints of a skip scan: `Part::ceiling` *)

(** Some values, sorted: `Constraint::Values`. *)
Definition of_values (values : list bytes) : ceiling := fun low =>
  match find (leb low) values with Some x => Some (x, true) | None => None end.

Theorem of_values_right values : StronglySorted le values -> right (fun x => In x values) (of_values values).
Proof.
  intros sorted low. unfold of_values. induction sorted as [|x values sorted IH above]; cbn; [easy|].
  destruct (leb low x) eqn:is; cbn.
  - apply leb_le in is. split; [|split]; auto. intros y [<-|other] _; [apply le_refl|].
    rewrite Forall_forall in above. auto.
  - apply leb_lt in is. destruct (find (leb low) values) as [y|]; cbn in *.
    + destruct IH as (high & least & whole). split; [|split]; auto.
      intros z [<-|other] from; auto. now apply lt_not_le in is.
    + intros z [<-|other]; auto.
Qed.

(** A window: from [low] to below [high]. *)
Definition window := (bytes * option bytes)%type.
Definition within (w : window) (x : bytes) : Prop := le (fst w) x /\ below (snd w) x.
Definition belowb (high : option bytes) (x : bytes) : bool := match high with Some high => ltb x high | None => true end.

Lemma belowb_below high x : belowb high x = true <-> below high x.
Proof. destruct high; cbn; [apply ltb_lt|easy]. Qed.

Lemma belowb_false high x : belowb high x = false -> exists h, high = Some h /\ le h x.
Proof. destruct high; cbn; [|easy]. intro is. apply ltb_le in is. eauto. Qed.

Definition of_window (f : ceiling) (w : window) : ceiling := fun low =>
  if belowb (snd w) low then
    match f (if ltb (fst w) low then low else fst w) with
    | Some (x, whole) => if belowb (snd w) x then Some (x, whole) else None
    | None => None
    end
  else None.

Lemma below_le high x y : below high y -> le x y -> below high x.
Proof. destruct high; cbn; auto. intros low le. exact (le_lt_trans le low). Qed.

Theorem of_window_right E f w : right E f -> right (fun x => E x /\ within w x) (of_window f w).
Proof.
  intros ok low. unfold of_window, within. destruct w as [from high]. cbn [fst snd].
  destruct (belowb high low) eqn:start.
  2: { apply belowb_false in start as (h & -> & above). cbn. intros x (_ & _ & less). exact (lt_le_trans less above). }
  set (v := if ltb from low then low else from).
  assert (le low v /\ le from v /\ forall x, le from x -> le low x -> le v x) as (one & two & three).
  { unfold v. destruct (ltb from low) eqn:is.
    - apply ltb_lt in is. repeat split; auto using le_refl, lt_le.
    - apply ltb_le in is. repeat split; auto using le_refl. }
  specialize (ok v). destruct (f v) as [[x whole]|].
  - destruct ok as (high' & least & w). destruct (belowb high x) eqn:in_window; cbn.
    + apply belowb_below in in_window. split; [|split].
      * eapply le_trans; eauto.
      * intros y (Ey & fy & by_) above. auto.
      * intro is. repeat split; auto. eapply le_trans; eauto.
    + apply belowb_false in in_window as (h & -> & above). intros y (Ey & fy & by_).
      destruct (le_or_lt low y) as [ly|]; auto. specialize (least y Ey (three y fy ly)). cbn in by_.
      apply lt_not_le in by_. destruct by_. eapply le_trans; eauto.
  - cbn. intros y (Ey & fy & by_). destruct (le_or_lt low y) as [ly|]; auto.
    specialize (ok y Ey). apply lt_not_le in ok. destruct ok. auto.
Qed.

(** Several windows, sorted and disjoint: `Constraint::Windows`. *)
Definition of_windows (f : ceiling) (windows : list window) : ceiling := fun low =>
  fold_right (fun w r => or_else (of_window f w low) r) None windows.

Definition within_some (windows : list window) (x : bytes) : Prop :=
  fold_right (fun w r => within w x \/ r) False windows.

Theorem of_windows_right E f windows : right E f ->
  StronglySorted (fun v w => exists h, snd v = Some h /\ le h (fst w)) windows ->
  right (fun x => E x /\ within_some windows x) (of_windows f windows).
Proof.
  intros ok sorted low. induction sorted as [|w windows sorted IH apart]; cbn; [now intros x [_ []]|].
  assert (forall r, right_at (fun x => (E x /\ within w x) \/ (E x /\ within_some windows x)) low r ->
    right_at (fun x => E x /\ (within w x \/ within_some windows x)) low r) as swap.
  { intros [[x whole]|]; cbn.
    - intros (a & b & c). split; [|split]; auto.
      + intros y [Ey [one|two]] from; auto.
      + intro is. destruct (c is); tauto.
    - intros all y [Ey [one|two]]; auto. }
  apply swap, or_else_right; [now apply of_window_right|exact IH|].
  intros x whole y is [Ey wy]. unfold of_window in is. destruct (belowb (snd w) low); [|easy].
  destruct (f _) as [[x' w']|]; [|easy]. destruct (belowb (snd w) x') eqn:less; [|easy]. injection is as -> _.
  apply belowb_below in less. clear - less wy apart.
  induction apart as [|v windows (h & is & above) _ IH]; cbn in *; [easy|].
  destruct wy as [[from _]|wy]; auto. rewrite is in less. cbn in less. left.
  exact (lt_le_trans less (le_trans above from)).
Qed.

(** * Leaves *)

(** [n] bytes of any value, as big-endian numbers of their whole domain: `of_width`. *)
Definition of_width_set (n : nat) (x : bytes) : Prop := length x = n.

Fixpoint of_width (n : nat) (low : bytes) : option bytes :=
  match n, low with
  | O, [] => Some []
  | O, _ => None
  | S n, [] => Some (x00 :: repeat x00 n)
  | S n, b :: low => match of_width n low with
    | Some x => Some (b :: x)
    | None => if num b =? 255 then None else Some (byte_of (num b + 1) :: repeat x00 n)
    end
  end.

Lemma zeros_le n : forall x, length x = n -> le (repeat x00 n) x.
Proof.
  induction n as [|n IH]; intros [|b x]; cbn; try easy; intro len; [apply le_refl|].
  injection len as len. specialize (IH x len). rewrite le_cmp in *. rewrite cmp_cons, num_00. compares.
Qed.

Definition whole (r : option bytes) : option (bytes * bool) := match r with Some x => Some (x, true) | None => None end.

Theorem of_width_right n : right (of_width_set n) (fun low => whole (of_width n low)).
Proof.
  unfold of_width_set. induction n as [|n IH]; intros [|b low]; cbn.
  - split; [apply le_refl|]. split; auto.
  - now intros [|].
  - split; [apply nil_le|]. split; [|intro; now rewrite repeat_length].
    intros x len _. exact (@zeros_le (S n) x len).
  - specialize (IH low). cbn beta in IH. destruct (of_width n low) as [x|]; cbn in *.
    + destruct IH as (high & least & len). split; [|split; [|intro; now rewrite len]].
      * rewrite le_cmp in *. rewrite cmp_cons. compares.
      * intros [|c y] l; [easy|]. injection l as l. rewrite !le_cmp, !cmp_cons.
        specialize (least y l). rewrite !le_cmp in least. compares.
    + assert (num_below_b := num_below b). destruct (N.eqb_spec (num b) 255); cbn.
      * intros [|c y] l; [easy|]. injection l as l. assert (num_below_c := num_below c). unfold lt. rewrite cmp_cons.
        specialize (IH y l). unfold lt in IH. compares.
      * split; [|split; [|intro; now rewrite repeat_length]].
        -- rewrite le_cmp, cmp_cons, num_byte_of by lia. compares.
        -- intros [|c y] l; [easy|]. injection l as l. rewrite !le_cmp, !cmp_cons, num_byte_of by lia.
           specialize (IH y l). apply cmp_gt in IH. rewrite IH. pose proof (@zeros_le n y l) as z. rewrite le_cmp in z. compares.
Qed.

(** Escaped text: `free` with `End::Terminator`. Each text has a longer one above it, so there always is a ceiling. *)
Fixpoint of_text (low : bytes) : bytes :=
  match low with
  | [] => [x00]
  | [x00] => [x00]
  | x00 :: _ => [x01; x01; x00]
  | x01 :: x01 :: low => x01 :: x01 :: of_text low
  | x01 :: x02 :: low => x01 :: x02 :: of_text low
  | x01 :: b :: low => if num b =? 0 then [x01; x01; x00] else [x02; x00]
  | [x01] => [x01; x01; x00]
  | b :: low => b :: of_text low
  end.

Lemma of_text_plain b low : 2 <= num b -> of_text (b :: low) = b :: of_text low.
Proof. destruct b; try reflexivity; intro two; now contradict two. Qed.

Lemma le_cons b x y : le (b :: x) (b :: y) <-> le x y.
Proof. apply (le_app_same [b] x y). Qed.

Lemma le_byte b c x y : num b < num c -> le (b :: x) (c :: y).
Proof. intro low. rewrite le_cmp, cmp_cons. compares. Qed.

Lemma not_le_byte b c x y : num b < num c -> ~ le (c :: x) (b :: y).
Proof. intro low. rewrite le_cmp, cmp_cons. compares. Qed.

(** Every encoding but that of the empty text is at or above that of a single `00`. *)
Lemma above_empty_text t : t <> [] -> le [x01; x01; x00] (escape t).
Proof.
  destruct t as [|b t]; [easy|]. intros _. rewrite escape_cons.
  destruct (escape_byte_cases b) as [[-> _]|[[-> _]|[-> big]]]; cbn [app escape_byte].
  - rewrite !le_cons. destruct t as [|c t]; [apply le_refl|]. rewrite escape_cons.
    left. pose proof (escape_end_low c [] (escape t)). assumption.
  - rewrite le_cons. apply le_byte. reflexivity.
  - apply le_byte. rewrite num_01. lia.
Qed.

Lemma of_text_spec n : forall low, (length low <= n)%nat ->
  (exists t, of_text low = escape t) /\ le low (of_text low) /\ forall t, le low (escape t) -> le (of_text low) (escape t).
Proof.
  assert (forall t, le [x00] (escape t)) as least.
  { intros [|b t]; [apply le_refl|]. left. rewrite escape_cons. apply (escape_end_low b [] (escape t)). }
  assert (forall t, escape t <> [x00] -> le [x01; x01; x00] (escape t)) as second.
  { intros t no. apply above_empty_text. now intros ->. }
  induction n as [|n IH]; intros [|b low] len; cbn [length] in len; try lia.
  1, 2: split; [now exists []|split; [apply nil_le|intros t _; apply least]].
  destruct (escape_byte_cases b) as [[-> _]|[[-> _]|[plain big]]].
  - destruct low as [|c low].
    + split; [now exists []|split; [apply le_refl|intros t _; apply least]].
    + cbn [of_text]. split; [now exists [x00]|]. split; [apply le_byte; reflexivity|].
      intros t above. apply second. intro same. rewrite same, le_cons in above. now apply le_nil in above.
  - destruct low as [|c low].
    { change (of_text [x01]) with [x01; x01; x00]. split; [now exists [x00]|]. split; [rewrite le_cons; apply nil_le|].
      intros t above. apply second. intro same. rewrite same in above. revert above. now apply not_le_byte. }
    cbn [length] in len.
    destruct (N.lt_trichotomy (num c) 1) as [zero|[one|more]].
    + assert (c = x00) as -> by (apply num_injective; rewrite num_00; lia).
      change (of_text (x01 :: x00 :: low)) with [x01; x01; x00].
      split; [now exists [x00]|]. split; [rewrite le_cons; apply le_byte; reflexivity|].
      intros t above. apply second. intro same. rewrite same in above. revert above. now apply not_le_byte.
    + assert (c = x01) as -> by (apply num_injective; now rewrite num_01).
      destruct (IH low) as ([t is] & high & low_least); [lia|]. cbn [of_text].
      split; [exists (x00 :: t); cbn [escape]; now rewrite is|]. split; [now rewrite !le_cons|].
      intros [|d u] above; [now apply not_le_byte in above|]. rewrite escape_cons in *.
      destruct (escape_byte_cases d) as [[-> _]|[[-> _]|[e big]]]; cbn [escape_byte app] in *.
      * rewrite !le_cons in *. auto.
      * rewrite !le_cons. apply le_byte. reflexivity.
      * rewrite e. apply le_byte. rewrite num_01. lia.
    + destruct (N.eq_dec (num c) 2) as [two|three].
      * assert (c = x02) as -> by (apply num_injective; now rewrite num_02).
        destruct (IH low) as ([t is] & high & low_least); [lia|]. cbn [of_text].
        split; [exists (x01 :: t); cbn [escape]; now rewrite is|]. split; [now rewrite !le_cons|].
        intros [|d u] above; [now apply not_le_byte in above|]. rewrite escape_cons in *.
        destruct (escape_byte_cases d) as [[-> _]|[[-> _]|[e big]]]; cbn [escape_byte app] in *.
        -- rewrite le_cons in above. now apply not_le_byte in above.
        -- rewrite !le_cons in *. auto.
        -- rewrite e. apply le_byte. rewrite num_01. lia.
      * assert (of_text (x01 :: c :: low) = [x02; x00]) as ->.
        { destruct c; try reflexivity; exfalso; (now apply more) || (now apply three). }
        split; [now exists [x02]|]. split; [apply le_byte; reflexivity|].
        intros [|d u] above; [now apply not_le_byte in above|]. rewrite escape_cons in *.
        destruct (escape_byte_cases d) as [[-> _]|[[-> _]|[e big]]]; cbn [escape_byte app] in *.
        -- rewrite le_cons in above. apply not_le_byte in above; [easy|]. rewrite num_01. lia.
        -- rewrite le_cons in above. apply not_le_byte in above; [easy|]. rewrite num_02. lia.
        -- rewrite e in *. destruct (N.eq_dec (num d) 2) as [is|no].
           ++ assert (d = x02) as -> by (apply num_injective; now rewrite num_02). cbn [app]. apply le_cons, least.
           ++ apply le_byte. rewrite num_02. lia.
  - rewrite of_text_plain by exact big. destruct (IH low) as ([t is] & high & low_least); [lia|].
    split; [exists (b :: t); now rewrite escape_cons, plain, is|]. split; [now rewrite le_cons|].
    intros [|d u] above; [apply not_le_byte in above; [easy|]; rewrite num_00; lia|]. rewrite escape_cons in *.
    destruct (escape_byte_cases d) as [[-> _]|[[-> _]|[e big']]]; cbn [escape_byte app] in *.
    1, 2: apply not_le_byte in above; [easy|]; rewrite num_01; lia.
    rewrite e in *. cbn [app] in *. destruct (N.lt_trichotomy (num b) (num d)) as [l|[same|g]].
    + now apply le_byte.
    + apply num_injective in same as <-. rewrite !le_cons in *. auto.
    + now apply not_le_byte in above.
Qed.

Theorem of_text_right : right (encodings terminated) (fun low => Some (of_text low, true)).
Proof.
  intro low. destruct (@of_text_spec (length low) low (le_n _)) as ([t is] & high & least). split; [exact high|]. split.
  - intros x [u [= <-]]. auto.
  - intros _. exists t. cbn. now rewrite is.
Qed.

(** Descending text has no smallest encoding: above FE (complemented "01", an escape) there always is a smaller one. What the
    ceiling gives is a lower bound then. *)
Theorem desc_text_has_no_least : forall x, encodings desc_text x -> exists y, encodings desc_text y /\ lt y x.
Proof.
  intros x [t w]. exists (flip (escape (t ++ [xff]))). split; [now exists (t ++ [xff])|].
  cbn in w. injection w as <-. unfold lt. rewrite cmp_flip.
  - rewrite escape_order. clear. induction t as [|b t IH]; [reflexivity|]. cbn [app]. rewrite cmp_cons.
    rewrite N.compare_refl. exact IH.
  - split; [intro pre|intro pre; symmetry];
      apply (@invertible_prefix_free _ terminated (proj2 terminated_lawful)); auto; eexists; reflexivity.
Qed.
