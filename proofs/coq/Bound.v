(** Bounds that cannot be encoded: text with a byte at or below the delimiter.

    Code: `bound` in `rowkey-core/src/codec/text.rs`, `codec/nul_ended.rs`; `Position::After` in
    `rowkey-layout/src/bytes/end.rs`. *)

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
