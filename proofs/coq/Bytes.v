(** Byte strings in lexicographic order: how a store sorts encoded keys.

    Code: `Ord` of `[u8]`; `rowkey-layout/src/bytes/complement.rs`. *)

From Coq Require Export List Arith NArith Lia Bool.
From Coq Require Export Init.Byte.
From Coq Require Strings.Byte.
Export ListNotations.
Set Implicit Arguments.
(** No file `.lia.cache` beside the sources. *)
Global Unset Lia Cache.
Open Scope N_scope.
Arguments N.sub : simpl never.
Arguments N.compare : simpl never.
Open Scope list_scope.

Notation byte := Byte.byte (only parsing).
Definition bytes := list byte.

(** The number of a byte, 0 to 255. *)
Definition num (b : byte) : N := Byte.to_N b.

Lemma num_below b : num b < 256.
Proof. destruct b; reflexivity. Qed.

Lemma num_injective a b : num a = num b -> a = b.
Proof.
  intro same. assert (Some a = Some b) as same' by (rewrite <- 2!Byte.of_to_N; unfold num in same; now rewrite same).
  now injection same'.
Qed.

(** The byte of a number; 00 for 256 and above. *)
Definition byte_of (n : N) : byte := match Byte.of_N n with Some b => b | None => x00 end.

Lemma byte_of_num b : byte_of (num b) = b.
Proof. unfold byte_of, num. now rewrite Byte.of_to_N. Qed.

Lemma num_byte_of n : n < 256 -> num (byte_of n) = n.
Proof.
  intro small. unfold byte_of, num. destruct (Byte.of_N n) eqn:found.
  - now apply Byte.to_of_N.
  - apply Byte.of_N_None_iff in found. lia.
Qed.

(** * Order *)

Fixpoint cmp (x y : bytes) : comparison :=
  match x, y with
  | [], [] => Eq
  | [], _ => Lt
  | _, [] => Gt
  | a :: x, b :: y => match num a ?= num b with Eq => cmp x y | c => c end
  end.

(** Compare by [c]; where it says "equal", by [d]. *)
Definition next (c d : comparison) : comparison := match c with Eq => d | _ => c end.

Definition lt (x y : bytes) : Prop := cmp x y = Lt.
Definition le (x y : bytes) : Prop := lt x y \/ x = y.

Lemma cmp_refl x : cmp x x = Eq.
Proof. induction x; cbn; [|rewrite N.compare_refl]; auto. Qed.

Lemma cmp_eq x : forall y, cmp x y = Eq -> x = y.
Proof.
  induction x as [|a x IH]; intros [|b y]; cbn; try easy.
  destruct (N.compare_spec (num a) (num b)) as [same| |]; try easy.
  intro rest. apply num_injective in same. f_equal; auto.
Qed.

Lemma cmp_sym x : forall y, cmp y x = CompOpp (cmp x y).
Proof.
  induction x as [|a x IH]; intros [|b y]; cbn; try easy.
  rewrite (N.compare_antisym (num a) (num b)). destruct (num a ?= num b); cbn; auto.
Qed.

Lemma lt_trans x : forall y z, lt x y -> lt y z -> lt x z.
Proof.
  unfold lt. induction x as [|a x IH]; intros [|b y] [|c z]; cbn; try easy.
  destruct (N.compare_spec (num a) (num b)), (N.compare_spec (num b) (num c)), (N.compare_spec (num a) (num c));
    try easy; try lia. apply IH.
Qed.

Lemma lt_irrefl x : ~ lt x x.
Proof. unfold lt. rewrite cmp_refl. easy. Qed.

Lemma le_refl x : le x x.
Proof. now right. Qed.

Lemma le_lt_trans x y z : le x y -> lt y z -> lt x z.
Proof. intros [low| ->]; eauto using lt_trans. Qed.

Lemma lt_le_trans x y z : lt x y -> le y z -> lt x z.
Proof. intros low [high| <-]; eauto using lt_trans. Qed.

Lemma le_trans x y z : le x y -> le y z -> le x z.
Proof. intros [low| ->]; auto. intro. left. eauto using lt_le_trans. Qed.

Lemma lt_le x y : lt x y -> le x y.
Proof. now left. Qed.

Lemma le_or_lt x y : le x y \/ lt y x.
Proof.
  unfold le, lt. rewrite (cmp_sym x y). destruct (cmp x y) eqn:c; auto.
  apply cmp_eq in c. auto.
Qed.

Lemma lt_not_le x y : lt x y <-> ~ le y x.
Proof.
  split.
  - intros low high. exact (lt_irrefl (lt_le_trans low high)).
  - destruct (le_or_lt y x); tauto.
Qed.

Lemma le_not_lt x y : le x y <-> ~ lt y x.
Proof.
  split.
  - intros low high. exact (lt_irrefl (le_lt_trans low high)).
  - destruct (le_or_lt x y); tauto.
Qed.

Lemma le_antisym x y : le x y -> le y x -> x = y.
Proof. intros [low|] high; auto. now apply lt_not_le in low. Qed.

Lemma cmp_gt x y : cmp x y = Gt <-> lt y x.
Proof. unfold lt. rewrite (cmp_sym x y). destruct (cmp x y); easy. Qed.

Lemma le_cmp x y : le x y <-> cmp x y <> Gt.
Proof. rewrite cmp_gt. apply le_not_lt. Qed.

Lemma nil_le x : le [] x.
Proof. destruct x; [now right|now left]. Qed.

Lemma le_nil x : le x [] -> x = [].
Proof. destruct x; auto. intros [low|]; easy. Qed.

Definition leb (x y : bytes) : bool := match cmp x y with Gt => false | _ => true end.
Definition ltb (x y : bytes) : bool := match cmp x y with Lt => true | _ => false end.
Definition eqb (x y : bytes) : bool := match cmp x y with Eq => true | _ => false end.

Lemma leb_le x y : leb x y = true <-> le x y.
Proof. rewrite le_cmp. unfold leb. destruct (cmp x y); easy. Qed.

Lemma ltb_lt x y : ltb x y = true <-> lt x y.
Proof. unfold lt, ltb. destruct (cmp x y); easy. Qed.

Lemma eqb_eq x y : eqb x y = true <-> x = y.
Proof.
  unfold eqb. destruct (cmp x y) eqn:c; split; try easy.
  - intro. now apply cmp_eq.
  - intros ->. now rewrite cmp_refl in c.
  - intros ->. now rewrite cmp_refl in c.
Qed.

Lemma ltb_le x y : ltb x y = false <-> le y x.
Proof. rewrite le_not_lt, <- ltb_lt. destruct (ltb x y); easy. Qed.

Lemma leb_lt x y : leb x y = false <-> lt y x.
Proof. rewrite lt_not_le, <- leb_le. destruct (leb x y); easy. Qed.

(** * Prefixes *)

Definition prefix (p x : bytes) : Prop := exists rest, x = p ++ rest.

Lemma prefix_refl x : prefix x x.
Proof. exists []. now rewrite app_nil_r. Qed.

Lemma prefix_app p x : prefix p (p ++ x).
Proof. now exists x. Qed.

Lemma prefix_nil x : prefix [] x.
Proof. now exists x. Qed.

Lemma prefix_trans x y z : prefix x y -> prefix y z -> prefix x z.
Proof. intros [r ->] [s ->]. exists (r ++ s). now rewrite app_assoc. Qed.

Lemma prefix_cons a b p x : prefix (a :: p) (b :: x) <-> a = b /\ prefix p x.
Proof.
  split.
  - intros [r same]. injection same as -> ->. split; auto using prefix_app.
  - intros [-> [r ->]]. now exists r.
Qed.

Lemma prefix_cons_nil a p : ~ prefix (a :: p) [].
Proof. now intros [r same]. Qed.

Lemma prefix_le p x : prefix p x -> le p x.
Proof.
  intros [r ->]. induction p as [|a p IH]; [apply nil_le|].
  destruct IH as [low|same].
  - left. unfold lt. cbn. now rewrite N.compare_refl.
  - right. cbn. now f_equal.
Qed.

(** Two prefixes of one string: one is a prefix of the other. *)
Lemma prefix_common p : forall q x, prefix p x -> prefix q x -> prefix p q \/ prefix q p.
Proof.
  induction p as [|a p IH]; intros [|b q] x one two; auto using prefix_nil.
  destruct x as [|c x]; [now apply prefix_cons_nil in one|].
  apply prefix_cons in one, two. destruct one as [-> one], two as [-> two].
  destruct (IH q x one two); [left|right]; now apply prefix_cons.
Qed.

Lemma prefix_antisym x y : prefix x y -> prefix y x -> x = y.
Proof. intros one two. apply le_antisym; auto using prefix_le. Qed.

(** The string after a prefix, if it begins with it: `slice::strip_prefix`. *)
Fixpoint strip (p x : bytes) : option bytes :=
  match p, x with
  | [], _ => Some x
  | a :: p, b :: x => if Byte.eqb a b then strip p x else None
  | _ :: _, [] => None
  end.

Lemma byte_eqb_eq a b : Byte.eqb a b = true <-> a = b.
Proof. split; [apply Byte.byte_dec_bl|apply Byte.byte_dec_lb]. Qed.

Lemma strip_app p x : strip p (p ++ x) = Some x.
Proof. induction p as [|a p IH]; cbn; auto. now rewrite (Byte.byte_dec_lb eq_refl). Qed.

Lemma strip_some p : forall x r, strip p x = Some r -> x = p ++ r.
Proof.
  induction p as [|a p IH]; intros x r; cbn; [congruence|].
  destruct x as [|b x]; [easy|]. destruct (Byte.eqb a b) eqn:same; [|easy].
  apply byte_eqb_eq in same as ->. intro found. f_equal. auto.
Qed.

Lemma strip_none p x : strip p x = None -> ~ prefix p x.
Proof. intros none [r ->]. now rewrite strip_app in none. Qed.

(** A set of strings none of which is a proper prefix of another. *)
Definition prefix_free (E : bytes -> Prop) : Prop := forall x y, E x -> E y -> prefix x y -> x = y.

(** The same for two strings. *)
Definition apart (x y : bytes) : Prop := (prefix x y -> x = y) /\ (prefix y x -> x = y).

Lemma prefix_free_apart E x y : prefix_free E -> E x -> E y -> apart x y.
Proof. intros free Ex Ey. split; intro pre; [|symmetry]; apply free; auto. Qed.

Lemma apart_cons a x y : apart (a :: x) (a :: y) -> apart x y.
Proof.
  intros [one two]. split; intro pre.
  - assert (a :: x = a :: y) as same by (apply one, prefix_cons; auto). now injection same.
  - assert (a :: x = a :: y) as same by (apply two, prefix_cons; auto). now injection same.
Qed.

Lemma same_length_apart x y : length x = length y -> apart x y.
Proof.
  intro same; split; intros [r ->]; rewrite app_length in same; destruct r; cbn in same; try lia; now rewrite app_nil_r.
Qed.

(** What follows two strings does not matter unless they are equal, if neither is a prefix of the other. *)
Lemma cmp_app x : forall y s t, apart x y -> cmp (x ++ s) (y ++ t) = next (cmp x y) (cmp s t).
Proof.
  induction x as [|a x IH]; intros [|b y] s t sep; cbn; auto.
  - destruct sep as [sep _]. now specialize (sep (prefix_nil _)).
  - destruct sep as [_ sep]. now specialize (sep (prefix_nil _)).
  - destruct (N.compare_spec (num a) (num b)) as [same| |]; auto.
    apply num_injective in same as <-. apply IH. eapply apart_cons, sep.
Qed.

Lemma cmp_app_same p x y : cmp (p ++ x) (p ++ y) = cmp x y.
Proof. rewrite cmp_app; [now rewrite cmp_refl|]. now apply same_length_apart. Qed.

Lemma le_app_same p x y : le (p ++ x) (p ++ y) <-> le x y.
Proof. now rewrite !le_cmp, cmp_app_same. Qed.

Lemma lt_app_same p x y : lt (p ++ x) (p ++ y) <-> lt x y.
Proof. unfold lt. now rewrite cmp_app_same. Qed.

(** Strings that differ before one of them ends: what follows does not matter. *)
Lemma lt_app x y s t : lt x y -> ~ prefix x y -> lt (x ++ s) (y ++ t).
Proof.
  intros low no. unfold lt. rewrite cmp_app.
  - unfold lt in low. now rewrite low.
  - split; [tauto|]. intro pre. apply prefix_le in pre. now apply lt_not_le in low.
Qed.

Lemma le_app_r x s : le x (x ++ s).
Proof. apply prefix_le, prefix_app. Qed.

(** * Complement *)

(** `byte ^ FF` *)
Definition compl (b : byte) : byte := byte_of (255 - num b).
Definition flip (x : bytes) : bytes := map compl x.

Lemma num_compl b : num (compl b) = 255 - num b.
Proof. unfold compl. apply num_byte_of. lia. Qed.

Lemma compl_compl b : compl (compl b) = b.
Proof. apply num_injective. rewrite !num_compl. pose proof (num_below b). lia. Qed.

Lemma compl_is_xor b : num (compl b) = N.lxor (num b) 255.
Proof. destruct b; reflexivity. Qed.

Lemma flip_flip x : flip (flip x) = x.
Proof. unfold flip. rewrite map_map. rewrite <- (map_id x) at 2. apply map_ext, compl_compl. Qed.

Lemma flip_app x y : flip (x ++ y) = flip x ++ flip y.
Proof. apply map_app. Qed.

Lemma flip_injective x y : flip x = flip y -> x = y.
Proof. intro same. now rewrite <- (flip_flip x), same, flip_flip. Qed.

Lemma prefix_flip x y : prefix (flip x) (flip y) <-> prefix x y.
Proof.
  split; intros [r same].
  - exists (flip r). apply flip_injective. now rewrite flip_app, flip_flip.
  - exists (flip r). now rewrite same, flip_app.
Qed.

(** The complement reverses the order, unless one string is a prefix of the other. *)
Theorem cmp_flip x : forall y, apart x y -> cmp (flip x) (flip y) = CompOpp (cmp x y).
Proof.
  induction x as [|a x IH]; intros [|b y] sep; cbn; auto.
  - destruct sep as [sep _]. now specialize (sep (prefix_nil _)).
  - destruct sep as [_ sep]. now specialize (sep (prefix_nil _)).
  - rewrite !num_compl. pose proof (num_below a). pose proof (num_below b).
    destruct (N.compare_spec (num a) (num b)) as [same|low|high]; cbn.
    + rewrite same, N.compare_refl. apply num_injective in same as <-. apply IH. eapply apart_cons, sep.
    + now replace (255 - num a ?= 255 - num b) with Gt by (symmetry; apply N.compare_gt_iff; lia).
    + now replace (255 - num a ?= 255 - num b) with Lt by (symmetry; apply N.compare_lt_iff; lia).
Qed.

(** It does reverse the order of two numbers of one width. *)
Corollary cmp_flip_same_length x y : length x = length y -> cmp (flip x) (flip y) = CompOpp (cmp x y).
Proof. intro same. now apply cmp_flip, same_length_apart. Qed.

(** Without a terminator it does not: "" is below "a", and its complement is still below. *)
Lemma flip_needs_apart : exists x y, lt x y /\ ~ lt (flip y) (flip x).
Proof. now exists [], [x61]. Qed.
