(** Text and bytes before another field: escaped, then terminated.

    Code: `End::Terminator` in `rowkey-core/src/codec/text.rs` (`write`, `escape`), `Reader::escaped` in
    `rowkey-layout/src/bytes/reader.rs`. *)

From RowKey Require Export Codec.
Set Implicit Arguments.

(** `00` is written `01 01`, `01` is written `01 02`, and `00` is the terminator. *)
Fixpoint escape (text : bytes) : bytes :=
  match text with
  | [] => [x00]
  | x00 :: text => x01 :: x01 :: escape text
  | x01 :: text => x01 :: x02 :: escape text
  | b :: text => b :: escape text
  end.

(** Up to the terminator. `01` before another byte than `01` and `02` is refused. *)
Fixpoint unescape (row : bytes) : option (bytes * bytes) :=
  match row with
  | [] => None
  | x00 :: rest => Some ([], rest)
  | x01 :: x01 :: rest => match unescape rest with Some (text, rest) => Some (x00 :: text, rest) | None => None end
  | x01 :: x02 :: rest => match unescape rest with Some (text, rest) => Some (x01 :: text, rest) | None => None end
  | x01 :: _ => None
  | b :: rest => match unescape rest with Some (text, rest) => Some (b :: text, rest) | None => None end
  end.

(** What one byte becomes. *)
Definition escape_byte (b : byte) : bytes :=
  match b with x00 => [x01; x01] | x01 => [x01; x02] | _ => [b] end.

(** The three cases, so that no proof goes through all pairs of bytes. *)
Lemma escape_byte_cases b :
  (b = x00 /\ num b = 0) \/ (b = x01 /\ num b = 1) \/ (escape_byte b = [b] /\ 2 <= num b).
Proof. destruct b; (left; split; reflexivity) || (right; left; split; reflexivity) || (right; right; split; [reflexivity|easy]). Qed.

Lemma escape_cons b text : escape (b :: text) = escape_byte b ++ escape text.
Proof. destruct b; reflexivity. Qed.

Lemma unescape_cons b rest : 2 <= num b ->
  unescape (b :: rest) = match unescape rest with Some (text, rest) => Some (b :: text, rest) | None => None end.
Proof. destruct b; try reflexivity; intro two; now contradict two. Qed.

(** After `01`, only `01` and `02` are accepted. *)
Lemma unescape_01 c : c = x01 \/ c = x02 \/ forall row, unescape (x01 :: c :: row) = None.
Proof. destruct c; auto; right; right; reflexivity. Qed.

Lemma num_00 : num x00 = 0. Proof. reflexivity. Qed.
Lemma num_01 : num x01 = 1. Proof. reflexivity. Qed.
Lemma num_02 : num x02 = 2. Proof. reflexivity. Qed.
Opaque num.

(** Decides comparisons of numbers. *)
Ltac compares :=
  repeat match goal with |- context [?m ?= ?n] => destruct (N.compare_spec m n); try lia; cbn end; auto; try congruence.

(** Two encoded bytes differ before one of them ends, in the order of the bytes. *)
Lemma escape_byte_order a b s t :
  cmp (escape_byte a ++ s) (escape_byte b ++ t) = next (num a ?= num b) (cmp s t).
Proof.
  destruct (escape_byte_cases a) as [[-> _]|[[-> _]|[-> big]]], (escape_byte_cases b) as [[-> _]|[[-> _]|[-> big']]];
    cbn; rewrite ?num_00, ?num_01, ?num_02; compares.
Qed.

(** The terminator is below every encoded byte, so shorter text sorts first. *)
Lemma escape_end_low b s t : cmp (x00 :: s) (escape_byte b ++ t) = Lt.
Proof.
  destruct (escape_byte_cases b) as [[-> _]|[[-> _]|[-> big]]]; cbn; rewrite ?num_00, ?num_01; compares.
Qed.

(** Escaped text has the order of the text. *)
Theorem escape_order x : forall y, cmp (escape x) (escape y) = cmp x y.
Proof.
  induction x as [|a x IH]; intros [|b y].
  - apply cmp_refl.
  - rewrite escape_cons. apply escape_end_low.
  - rewrite escape_cons, cmp_sym. cbn -[cmp]. change (escape []) with [x00]. now rewrite escape_end_low.
  - rewrite !escape_cons, escape_byte_order, IH. cbn. destruct (num a ?= num b); auto.
Qed.

Lemma unescape_escape x : forall rest, unescape (escape x ++ rest) = Some (x, rest).
Proof.
  induction x as [|b x IH]; intro rest; [reflexivity|]. rewrite escape_cons, <- app_assoc.
  destruct (escape_byte_cases b) as [[-> _]|[[-> _]|[-> big]]].
  - cbn. now rewrite IH.
  - cbn. now rewrite IH.
  - cbn -[unescape]. now rewrite unescape_cons, IH.
Qed.

(** Each row that is accepted is the one that is written: a non-canonical escape is refused. *)
Lemma unescape_only n : forall row text rest, (length row <= n)%nat ->
  unescape row = Some (text, rest) -> row = escape text ++ rest.
Proof.
  induction n as [|n IH]; intros [|b row] text rest len; cbn [length] in len; try lia; try easy.
  destruct (escape_byte_cases b) as [[-> _]|[[-> _]|[plain big]]].
  - cbn. now intros [= <- <-].
  - destruct row as [|c row]; [easy|]. cbn [length] in len.
    destruct (unescape_01 c) as [->|[->|refused]]; [..|now rewrite refused]; cbn;
      (destruct (unescape row) as [[t r]|] eqn:found; [|easy]); intros [= <- <-];
      apply IH in found as ->; try lia; reflexivity.
  - rewrite unescape_cons by exact big. destruct (unescape row) as [[t r]|] eqn:found; [|easy]. intros [= <- <-].
    apply IH in found as ->; [|lia]. now rewrite escape_cons, plain.
Qed.

(** Text before another field. Every text can be written. *)
Definition terminated : codec bytes :=
  {| order := cmp; write text := Some (escape text); read := unescape |}.

Theorem terminated_lawful : Lawful terminated.
Proof.
  split; [|split].
  - intros a b x y [= <-] [= <-]. apply escape_order.
  - intros a x rest [= <-]. apply unescape_escape.
  - intros row a rest found. exists (escape a). split; auto. eapply unescape_only; eauto.
Qed.

(** No escaped text is a prefix of another. *)
Corollary escape_prefix_free x y rest : escape y = escape x ++ rest -> x = y /\ rest = [].
Proof.
  intro same. pose proof (unescape_escape x rest) as one. rewrite <- same in one.
  pose proof (unescape_escape y []) as two. rewrite app_nil_r in two. rewrite two in one. now injection one.
Qed.

(** "Starts with" has no false matches: the encoding without its terminator is a prefix of the encodings of exactly the texts
    that start so. Code: `starts_with` in `codec/text.rs`. *)
Definition open_escape (text : bytes) : bytes := flat_map escape_byte text.

Lemma escape_app x y : escape (x ++ y) = open_escape x ++ escape y.
Proof.
  induction x as [|b x IH]; [reflexivity|]. cbn [app]. rewrite escape_cons, IH. unfold open_escape. cbn [flat_map].
  now rewrite app_assoc.
Qed.

Lemma open_escape_cut text : escape text = open_escape text ++ [x00].
Proof. rewrite <- (app_nil_r text) at 1. apply escape_app. Qed.

Theorem starts_with_exact p : forall x, prefix (open_escape p) (escape x) <-> prefix p x.
Proof.
  induction p as [|a p IH]; intro x; [split; intros; apply prefix_nil|]. split.
  - destruct x as [|b x].
    + destruct (escape_byte_cases a) as [[-> _]|[[-> _]|[e big]]]; unfold open_escape; cbn [flat_map];
        rewrite ?e; cbn; intro pre; apply prefix_cons in pre as [same _]; subst; try easy.
    + rewrite escape_cons. unfold open_escape. cbn [flat_map]. fold (open_escape p). intro pre.
      assert (a = b) as ->.
      { destruct (escape_byte_cases a) as [[-> _]|[[-> _]|[e big]]], (escape_byte_cases b) as [[-> _]|[[-> _]|[e' big']]]; auto;
          rewrite ?e, ?e' in pre; cbn in pre; rewrite !prefix_cons in pre; intuition (subst; try discriminate; cbn in *; try lia).
        all: exfalso; rewrite ?num_01 in *; lia. }
      apply prefix_cons. split; auto. apply IH. destruct pre as [r same]. rewrite <- app_assoc in same.
      apply app_inv_head in same. now exists r.
  - intros [r ->]. change (a :: p ++ r) with ((a :: p) ++ r). rewrite escape_app, <- ?app_assoc. apply prefix_app.
Qed.
