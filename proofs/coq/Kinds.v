(** Enums of keys: several row kinds in one table, or several kinds inside another key, each with a prefix of its own.

    Code: `put_kind` in `rowkey-core/src/key/writer.rs`, `is_kind` and `take_kind` in `key/taker.rs`. *)

From RowKey Require Export Range.
From Coq Require Import Logic.Eqdep_dec.
Set Implicit Arguments.

Section Kinds.
(** The kinds, in a list; the prefix of each; the type of its keys, and their codec. *)
Variables (I : Type) (same : forall i j : I, {i = j} + {i <> j}) (all : list I).
Variables (pre : I -> bytes) (T : I -> Type) (c : forall i, last (T i)).
Hypotheses (every : forall i, In i all) (unlike : forall i j, prefix (pre i) (pre j) -> i = j).

Definition order_kinds (p q : sigT T) : comparison :=
  match same (projT1 q) (projT1 p) with
  | left e => order_last (c (projT1 p)) (projT2 p) (eq_rect _ T (projT2 q) _ e)
  | right _ => cmp (pre (projT1 p)) (pre (projT1 q))
  end.

Definition kind_of (row : bytes) : option I := find (fun i => match strip (pre i) row with Some _ => true | None => false end) all.

Definition kinds : last (sigT T) := {|
  order_last := order_kinds;
  write_last p := match write_last (c (projT1 p)) (projT2 p) with Some x => Some (pre (projT1 p) ++ x) | None => None end;
  read_last row := match kind_of row with
    | Some i => match strip (pre i) row with
      | Some rest => match read_last (c i) rest with Some a => Some (existT T i a) | None => None end
      | None => None
      end
    | None => None
    end;
|}.

Lemma kind_of_row i x : kind_of (pre i ++ x) = Some i.
Proof.
  unfold kind_of. destruct (find _ all) as [j|] eqn:found.
  - apply find_some in found as [_ is]. destruct (strip (pre j) (pre i ++ x)) eqn:s; [|easy].
    apply strip_some in s. f_equal.
    destruct (@prefix_common (pre j) (pre i) (pre i ++ x)) as [p|p]; auto using prefix_app.
    + rewrite s. apply prefix_app.
    + symmetry. auto.
  - apply find_none with (x := i) in found; auto. now rewrite strip_app in found.
Qed.

(** Each kind keeps its own order, kinds are in the order of their prefixes, and decode finds the kind. *)
Theorem kinds_lawful : (forall i, LawfulLast (c i)) -> LawfulLast kinds.
Proof.
  intro laws. split.
  - intros [i a] [j b] z z'. cbn. unfold order_kinds. cbn.
    destruct (write_last (c i) a) as [x|] eqn:wa; [|easy]. destruct (write_last (c j) b) as [y|] eqn:wb; [|easy].
    intros [= <-] [= <-]. destruct (same j i) as [e|no].
    + subst j. cbn. rewrite cmp_app_same. destruct (laws i) as [ord _]. eauto.
    + rewrite cmp_app.
      * destruct (cmp (pre i) (pre j)) eqn:e; auto. apply cmp_eq in e. destruct no. symmetry. apply unlike.
        rewrite e. apply prefix_refl.
      * split; intro p; apply unlike in p; now subst.
  - intros row [i a]. cbn. split.
    + destruct (kind_of row) as [j|]; [|easy]. destruct (strip (pre j) row) as [rest|] eqn:s; [|easy].
      destruct (read_last (c j) rest) as [b|] eqn:found; [|easy]. intro is.
      apply strip_some in s as ->. apply (laws j) in found.
      assert (existT T j b = existT T i a) as pair by congruence. assert (j = i) as e by exact (f_equal (@projT1 I T) pair).
      subst j. apply inj_pair2_eq_dec in pair; [|exact same]. subst b. now rewrite found.
    + destruct (write_last (c i) a) as [x|] eqn:wa; [|easy]. intros [= <-]. rewrite kind_of_row, strip_app.
      apply (laws i) in wa. now rewrite wa.
Qed.

(** The range of a kind's prefix holds exactly its rows. *)
Theorem kind_range_exact i p z : write_last kinds p = Some z ->
  (le (pre i) z /\ below (upper (pre i)) z) <-> projT1 p = i.
Proof.
  destruct p as [j a]. cbn. destruct (write_last (c j) a) as [x|]; [|easy]. intros [= <-]. rewrite <- upper_exact. split.
  - intro p. destruct (@prefix_common (pre i) (pre j) (pre j ++ x)) as [q|q]; auto using prefix_app. symmetry. auto.
  - intros ->. apply prefix_app.
Qed.

(** * Inside another key: each kind's codec finds its own end *)

Variable d : forall i, codec (T i).

Definition order_inside (p q : sigT T) : comparison :=
  match same (projT1 q) (projT1 p) with
  | left e => order (d (projT1 p)) (projT2 p) (eq_rect _ T (projT2 q) _ e)
  | right _ => cmp (pre (projT1 p)) (pre (projT1 q))
  end.

Definition kinds_inside : codec (sigT T) := {|
  order := order_inside;
  write p := match write (d (projT1 p)) (projT2 p) with Some x => Some (pre (projT1 p) ++ x) | None => None end;
  read row := match kind_of row with
    | Some i => match strip (pre i) row with
      | Some rest => match read (d i) rest with Some (a, more) => Some (existT T i a, more) | None => None end
      | None => None
      end
    | None => None
    end;
|}.

(** A field that is an enum of keys is lawful, so whatever holds it is. *)
Theorem kinds_inside_lawful : (forall i, Lawful (d i)) -> Lawful kinds_inside.
Proof.
  intro laws. split; [|split].
  - intros [i a] [j b] z z'. cbn. unfold order_inside. cbn.
    destruct (write (d i) a) as [x|] eqn:wa; [|easy]. destruct (write (d j) b) as [y|] eqn:wb; [|easy].
    intros [= <-] [= <-]. destruct (same j i) as [e|no].
    + subst j. cbn. rewrite cmp_app_same. destruct (laws i) as [ord _]. eauto.
    + rewrite cmp_app.
      * destruct (cmp (pre i) (pre j)) eqn:e; auto. apply cmp_eq in e. destruct no. symmetry. apply unlike.
        rewrite e. apply prefix_refl.
      * split; intro p; apply unlike in p; now subst.
  - intros [i a] z rest. cbn. destruct (write (d i) a) as [x|] eqn:wa; [|easy]. intros [= <-].
    rewrite <- app_assoc, kind_of_row, strip_app. destruct (laws i) as [_ [back _]].
    now rewrite (back a x rest wa).
  - intros row [i a] rest. cbn. destruct (kind_of row) as [j|]; [|easy].
    destruct (strip (pre j) row) as [left|] eqn:s; [|easy].
    destruct (read (d j) left) as [[b more]|] eqn:found; [|easy]. intro is.
    assert (more = rest) as -> by congruence.
    assert (existT T j b = existT T i a) as pair by congruence. assert (j = i) as e by exact (f_equal (@projT1 I T) pair).
    subst j. apply inj_pair2_eq_dec in pair; [|exact same]. subst b.
    apply strip_some in s as ->. destruct (laws i) as [_ [_ only]]. apply only in found as (x & wa & ->).
    rewrite wa. exists (pre i ++ x). split; [reflexivity|]. now rewrite app_assoc.
Qed.

(** A scan of one kind inside a key holds exactly the rows of that kind, whatever follows. *)
Theorem kind_inside_range_exact i p z rest : write kinds_inside p = Some z ->
  (le (pre i) (z ++ rest) /\ below (upper (pre i)) (z ++ rest)) <-> projT1 p = i.
Proof.
  destruct p as [j a]. cbn. destruct (write (d j) a) as [x|]; [|easy]. intros [= <-]. rewrite <- upper_exact, <- app_assoc. split.
  - intro p. destruct (@prefix_common (pre i) (pre j) (pre j ++ x ++ rest)) as [q|q]; auto using prefix_app. symmetry. auto.
  - intros ->. apply prefix_app.
Qed.
End Kinds.
