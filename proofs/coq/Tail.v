(** `tail` fields: optional fields added to the end of a key. A row omits the `None`s at its end.

    Code: `put` in `rowkey-core/src/key/writer.rs`, `take` in `key/taker.rs`. *)

From RowKey Require Export Optional.
Set Implicit Arguments.

Fixpoint tail_values (fields : list field) : Type :=
  match fields with
  | [] => unit
  | f :: fields => (option (projT1 f) * tail_values fields)%type
  end.

(** Field by field, each as an `Option`. *)
Fixpoint tail_order (fields : list field) : tail_values fields -> tail_values fields -> comparison :=
  match fields with
  | [] => fun _ _ => Eq
  | f :: fields => fun p q => next (order_option (order (projT2 f)) (fst p) (fst q)) (tail_order fields (snd p) (snd q))
  end.

(** A `None` is written only if something follows it. So the row has no `None` at its end. *)
Fixpoint tail_write (fields : list field) : tail_values fields -> option bytes :=
  match fields with
  | [] => fun _ => Some []
  | f :: fields => fun p =>
    match fst p, tail_write fields (snd p) with
    | None, Some [] => Some []
    | None, Some y => Some (x00 :: y)
    | Some a, Some y => match write (projT2 f) a with Some x => Some (x01 :: x ++ y) | None => None end
    | _, None => None
    end
  end.

(** No bytes left: this field and all later ones are none. A `None` that was written at the end is refused. *)
Fixpoint tail_read (fields : list field) : bytes -> option (tail_values fields) :=
  match fields with
  | [] => fun row => match row with [] => Some tt | _ => None end
  | f :: fields => fun row =>
    match row with
    | [] => match tail_read fields [] with Some p => Some (None, p) | None => None end
    | x00 :: [] => None
    | x00 :: rest => match tail_read fields rest with Some p => Some (None, p) | None => None end
    | x01 :: rest =>
      match read (projT2 f) rest with
      | Some (a, rest) => match tail_read fields rest with Some p => Some (Some a, p) | None => None end
      | None => None
      end
    | _ => None
    end
  end.

Definition tail (fields : list field) : last (tail_values fields) :=
  {| order_last := tail_order fields; write_last := tail_write fields; read_last := tail_read fields |}.

Lemma tail_read_write fields :
  Forall (fun f => Lawful (projT2 f)) fields ->
  forall p row, tail_write fields p = Some row -> tail_read fields row = Some p.
Proof.
  induction 1 as [|[A c] fields [_ [back _]] _ IH]; cbn in *.
  - intros [] row [= <-]. reflexivity.
  - intros [[a|] p] row; cbn; (destruct (tail_write fields p) as [y|] eqn:w; [|easy]).
    + destruct (write c a) as [x|] eqn:wa; [|easy]. intros [= <-]. now rewrite (back _ _ _ wa), (IH _ _ w).
    + apply IH in w. destruct y; intros [= <-]; now rewrite w.
Qed.

Lemma tail_write_read fields :
  Forall (fun f => Lawful (projT2 f)) fields ->
  forall row p, tail_read fields row = Some p -> tail_write fields p = Some row.
Proof.
  induction 1 as [|[A c] fields [_ [_ only]] _ IH]; cbn in *.
  - intros [|] []; easy.
  - intros [|b row] p.
    + destruct (tail_read fields []) as [q|] eqn:r; [|easy]. intros [= <-]. cbn. now rewrite (IH _ _ r).
    + destruct b; try discriminate.
      * destruct row as [|b row]; [easy|].
        destruct (tail_read fields (b :: row)) as [q|] eqn:r; [|easy]. intros [= <-]. cbn. now rewrite (IH _ _ r).
      * destruct (read c row) as [[a rest]|] eqn:one; [|easy].
        destruct (tail_read fields rest) as [q|] eqn:r; [|easy]. intros [= <-]. cbn.
        apply only in one as (x & wa & ->). now rewrite (IH _ _ r), wa.
Qed.

Lemma tail_ordered fields : Forall (fun f => Lawful (projT2 f)) fields -> OrderedLast (tail fields).
Proof.
  induction 1 as [|[A c] fields [ord inv] _ IH]; unfold OrderedLast in *; cbn in *.
  - intros [] [] x y [= <-] [= <-]. reflexivity.
  - intros [[a|] p] [[b|] q] x y; cbn;
      (destruct (tail_write fields p) as [p'|] eqn:wp; [|easy]); (destruct (tail_write fields q) as [q'|] eqn:wq; [|easy]).
    + destruct (write c a) as [x1|] eqn:wa; [|easy]. destruct (write c b) as [y1|] eqn:wb; [|easy]. intros [= <-] [= <-].
      cbn. rewrite N.compare_refl, cmp_app by eauto using invertible_apart. now rewrite (ord _ _ _ _ wa wb), (IH _ _ _ _ wp wq).
    + destruct (write c a) as [x1|] eqn:wa; [|easy]. destruct q'; intros [= <-] [= <-]; reflexivity.
    + destruct (write c b) as [y1|] eqn:wb; [|easy]. destruct p'; intros [= <-] [= <-]; reflexivity.
    + specialize (IH _ _ _ _ wp wq). rewrite <- IH. destruct p', q'; intros [= <-] [= <-]; cbn; auto.
Qed.

(** Rows with `tail` fields keep the order, are read back, and no key has a second row. *)
Theorem tail_lawful fields : Forall (fun f => Lawful (projT2 f)) fields -> LawfulLast (tail fields).
Proof.
  intro all. split; [now apply tail_ordered|]. intros row p. split.
  - now apply tail_write_read.
  - now apply tail_read_write.
Qed.

(** Rows written before the fields existed are rows of the new key, with `None` in each: no byte is added, and they are read. *)
Fixpoint all_none (fields : list field) : tail_values fields :=
  match fields with [] => tt | _ :: fields => (None, all_none fields) end.

Lemma none_writes_nothing fields : write_last (tail fields) (all_none fields) = Some [].
Proof. induction fields as [|f fields IH]; cbn in *; auto. now rewrite IH. Qed.

Lemma nothing_reads_none fields : read_last (tail fields) [] = Some (all_none fields).
Proof. induction fields as [|f fields IH]; cbn in *; auto. now rewrite IH. Qed.

Theorem old_rows_decode A (c : codec A) fields a row : Invertible c -> read_last (at_end c) row = Some a ->
  read_last (both_last c (tail fields)) row = Some (a, all_none fields) /\
  write_last (both_last c (tail fields)) (a, all_none fields) = Some row.
Proof.
  intros [back only] is. cbn in is. destruct (read c row) as [[b [|]]|] eqn:found; [|easy..]. injection is as ->. split.
  - unfold both_last. cbn [read_last]. rewrite found. now rewrite nothing_reads_none.
  - apply only in found as (x & wa & ->). apply both_last_write. exists x, []. auto using none_writes_nothing.
Qed.
