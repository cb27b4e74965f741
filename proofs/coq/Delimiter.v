(** Text before an ordered delimiter: as it is, and every byte is above the delimiter. NUL-terminated text is the same with
    `00` as the delimiter.

    Code: `End::Byte` in `rowkey-core/src/codec/text.rs`, `codec/terminated.rs`; `Reader::text_before` in
    `rowkey-layout/src/bytes/reader.rs`; for `unordered`, `End::Unordered` and `rowkey-layout/src/bytes/delimiter.rs`. A delimiter
    belongs to the field before it here, as in `scan/field_bounds.rs`. *)

From RowKey Require Export Escape.
Set Implicit Arguments.

Definition above (d b : byte) : bool := num d <? num b.

Lemma above_lt d b : above d b = true -> num d < num b.
Proof. apply N.ltb_lt. Qed.

(** Up to the first byte that is not above the delimiter, which has to be the delimiter. *)
Fixpoint read_above (d : byte) (row : bytes) : option (bytes * bytes) :=
  match row with
  | [] => None
  | b :: row =>
    if above d b then match read_above d row with Some (text, rest) => Some (b :: text, rest) | None => None end
    else if Byte.eqb b d then Some ([], row) else None
  end.

Definition delimited (d : byte) : codec bytes := {|
  order := cmp;
  write text := if forallb (above d) text then Some (text ++ [d]) else None;
  read := read_above d;
|}.

Lemma delimited_order d x : forall y, forallb (above d) x = true -> forallb (above d) y = true ->
  cmp (x ++ [d]) (y ++ [d]) = cmp x y.
Proof.
  induction x as [|a x IH]; intros [|b y]; cbn; rewrite ?andb_true_iff.
  - now rewrite N.compare_refl.
  - intros _ [h _]. apply above_lt in h. compares.
  - intros [h _] _. apply above_lt in h. compares.
  - intros [_ hx] [_ hy]. now rewrite IH.
Qed.

Theorem delimited_lawful d : Lawful (delimited d).
Proof.
  split; [|split].
  - intros a b x y. cbn. destruct (forallb (above d) a) eqn:ha; [|easy]. destruct (forallb (above d) b) eqn:hb; [|easy].
    intros [= <-] [= <-]. now apply delimited_order.
  - intros a x rest. cbn. destruct (forallb (above d) a) eqn:h; [|easy]. intros [= <-].
    revert h. induction a as [|b a IH]; cbn; rewrite ?andb_true_iff.
    + assert (above d d = false) as -> by (apply N.ltb_ge; lia). now rewrite (Byte.byte_dec_lb eq_refl).
    + intros [hb h]. now rewrite hb, (IH h).
  - intros row a rest. revert a. induction row as [|b row IH]; intros a; cbn; [easy|].
    destruct (above d b) eqn:h.
    + destruct (read_above d row) as [[t r]|] eqn:found; [|easy]. intros [= <- <-].
      destruct (IH t found) as (x & w & ->). cbn in w. destruct (forallb (above d) t) eqn:ht; [|easy].
      injection w as <-. exists (b :: t ++ [d]). cbn. now rewrite h, ht.
    + destruct (Byte.eqb b d) eqn:same; [|easy]. apply byte_eqb_eq in same as ->. intros [= <- <-]. now exists [d].
Qed.

(** `nul`: Phoenix's VARCHAR. At the end of a row without the terminator. *)
Definition nul_text : codec bytes := delimited x00.
Definition nul_last : last bytes := {|
  order_last := cmp;
  write_last text := if forallb (above x00) text then Some text else None;
  read_last row := if forallb (above x00) row then Some row else None;
|}.

Theorem nul_last_lawful : LawfulLast nul_last.
Proof.
  split.
  - intros a b x y. cbn. destruct (forallb _ a), (forallb _ b); try easy. now intros [= <-] [= <-].
  - intros row a. cbn. split.
    + destruct (forallb _ row) eqn:h; [|easy]. intros [= <-]. now rewrite h.
    + destruct (forallb _ a) eqn:h; [|easy]. intros [= <-]. now rewrite h.
Qed.

(** * `unordered` delimiters: one or more bytes, which end the text where they first occur *)

(** The text before the first occurrence, and the rest after it: `Reader::text_up_to`. *)
Fixpoint before_first (d row : bytes) : option (bytes * bytes) :=
  match strip d row with
  | Some rest => Some ([], rest)
  | None => match row with
    | [] => None
    | b :: row => match before_first d row with Some (text, rest) => Some (b :: text, rest) | None => None end
    end
  end.

(** Text can be written if the delimiter first occurs at its end: `Delimiter::begins_in`. *)
Definition unordered (d : bytes) : codec bytes := {|
  order := cmp;
  write text := match before_first d (text ++ d) with
    | Some (t, []) => if eqb t text then Some (text ++ d) else None
    | _ => None
    end;
  read := before_first d;
|}.

Lemma strip_longer d : forall x rest, (length d <= length x)%nat -> strip d x = None -> strip d (x ++ rest) = None.
Proof.
  induction d as [|a d IH]; intros [|b x] rest len; cbn in *; try easy; try lia.
  destruct (Byte.eqb a b); [|easy]. apply IH. lia.
Qed.

Lemma before_first_some d row : forall t rest, before_first d row = Some (t, rest) -> row = (t ++ d) ++ rest.
Proof.
  induction row as [|b row IH]; intros t rest; cbn [before_first].
  - destruct (strip d []) as [r|] eqn:is; [|easy]. intros [= <- ->]. now apply strip_some in is.
  - destruct (strip d (b :: row)) as [r|] eqn:is.
    + intros [= <- ->]. now apply strip_some in is.
    + destruct (before_first d row) as [[u r]|]; [|easy]. intros [= <- ->]. cbn. f_equal. auto.
Qed.

(** What follows does not move the first occurrence. *)
Lemma before_first_more d t : forall rest,
  before_first d (t ++ d) = Some (t, []) -> before_first d ((t ++ d) ++ rest) = Some (t, rest).
Proof.
  induction t as [|b t IH]; intros rest is.
  - cbn [app] in *. destruct d as [|a d]; [now destruct rest|]. cbn [app before_first].
    change (a :: d ++ rest) with ((a :: d) ++ rest). now rewrite strip_app.
  - cbn [app before_first] in *. destruct (strip d (b :: t ++ d)) as [r|] eqn:no; [easy|].
    assert (strip d (b :: (t ++ d) ++ rest) = None) as ->.
    { apply (@strip_longer d (b :: t ++ d)); auto. cbn. rewrite app_length. lia. }
    destruct (before_first d (t ++ d)) as [[u r]|] eqn:found; [|easy]. injection is as -> ->. now rewrite (IH rest eq_refl).
Qed.

(** The same, from a longer row. *)
Lemma before_first_less d t : forall rest,
  before_first d ((t ++ d) ++ rest) = Some (t, rest) -> before_first d (t ++ d) = Some (t, []).
Proof.
  induction t as [|b t IH]; intros rest is.
  - cbn [app] in *. destruct d as [|a d]; [reflexivity|]. cbn [before_first].
    rewrite <- (app_nil_r (a :: d)) at 2. now rewrite strip_app.
  - cbn [app before_first] in *. destruct (strip d (b :: (t ++ d) ++ rest)) as [r|] eqn:no; [easy|].
    destruct (strip d (b :: t ++ d)) as [r|] eqn:yes.
    { apply strip_some in yes. change (b :: (t ++ d) ++ rest) with ((b :: t ++ d) ++ rest) in no.
      rewrite yes, <- app_assoc, strip_app in no. easy. }
    destruct (before_first d ((t ++ d) ++ rest)) as [[u r]|] eqn:found; [|easy]. injection is as -> ->. now rewrite (IH _ found).
Qed.

(** Round trip, and one row per text. There is no order to keep. *)
Theorem unordered_invertible d : Invertible (unordered d).
Proof.
  split.
  - intros a x rest. cbn. destruct (before_first d (a ++ d)) as [[t [|]]|] eqn:found; try easy.
    destruct (eqb t a) eqn:same; [|easy]. apply eqb_eq in same as ->. intros [= <-]. now apply before_first_more.
  - intros row a rest found. cbn in *. exists (a ++ d). pose proof (before_first_some _ _ found) as is. split; auto.
    subst row. rewrite (before_first_less _ found). assert (eqb a a = true) as -> by now apply eqb_eq. reflexivity.
Qed.

(** A delimiter that may be above bytes of the text (`unordered`) loses the order: "a" is below "a!", and "a:" above "a!:". *)
Lemma unordered_delimiter_loses_order : exists (d : byte) x y, lt x y /\ lt (y ++ [d]) (x ++ [d]).
Proof. exists x3a, [x61], [x61; x21]. now split. Qed.
