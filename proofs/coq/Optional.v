(** `Option`: `00` for none; `01`, then the value.

    Code: `rowkey-core/src/codec/option.rs`. *)

From RowKey Require Export Concat Desc.
Set Implicit Arguments.

Definition order_option {A} (ord : A -> A -> comparison) (a b : option A) : comparison :=
  match a, b with
  | None, None => Eq
  | None, Some _ => Lt
  | Some _, None => Gt
  | Some a, Some b => ord a b
  end.

Definition optional {A} (c : codec A) : codec (option A) := {|
  order := order_option (order c);
  write o := match o with
    | None => Some [x00]
    | Some a => match write c a with Some x => Some (x01 :: x) | None => None end
    end;
  read row := match row with
    | x00 :: rest => Some (None, rest)
    | x01 :: rest => match read c rest with Some (a, rest) => Some (Some a, rest) | None => None end
    | _ => None
    end;
|}.

Theorem optional_lawful A (c : codec A) : Lawful c -> Lawful (optional c).
Proof.
  intros [ord [back only]]. split; [|split].
  - intros [a|] [b|] x y; cbn.
    + destruct (write c a) eqn:wa; [|easy]. destruct (write c b) eqn:wb; [|easy]. intros [= <-] [= <-].
      cbn. rewrite N.compare_refl. eauto.
    + destruct (write c a) eqn:wa; [|easy]. intros [= <-] [= <-]. reflexivity.
    + destruct (write c b) eqn:wb; [|easy]. intros [= <-] [= <-]. reflexivity.
    + intros [= <-] [= <-]. reflexivity.
  - intros [a|] x rest; cbn.
    + destruct (write c a) eqn:wa; [|easy]. intros [= <-]. cbn. now rewrite (back _ _ _ wa).
    + now intros [= <-].
  - intros [|b row] o rest; cbn; [easy|].
    destruct b; try discriminate.
    + intros [= <- <-]. now exists [x00].
    + destruct (read c row) as [[a r]|] eqn:found; [|easy]. intros [= <- <-].
      apply only in found as (x & wa & ->). exists (x01 :: x). now rewrite wa.
Qed.

(** The last field of a row: the value may end with it. *)
Definition optional_last {A} (c : last A) : last (option A) := {|
  order_last := order_option (order_last c);
  write_last o := match o with
    | None => Some [x00]
    | Some a => match write_last c a with Some x => Some (x01 :: x) | None => None end
    end;
  read_last row := match row with
    | [x00] => Some None
    | x01 :: rest => match read_last c rest with Some a => Some (Some a) | None => None end
    | _ => None
    end;
|}.

Theorem optional_last_lawful A (c : last A) : LawfulLast c -> LawfulLast (optional_last c).
Proof.
  intros [ord inv]. split.
  - intros [a|] [b|] x y; cbn.
    + destruct (write_last c a) eqn:wa; [|easy]. destruct (write_last c b) eqn:wb; [|easy]. intros [= <-] [= <-].
      cbn. rewrite N.compare_refl. eauto.
    + destruct (write_last c a) eqn:wa; [|easy]. intros [= <-] [= <-]. reflexivity.
    + destruct (write_last c b) eqn:wb; [|easy]. intros [= <-] [= <-]. reflexivity.
    + intros [= <-] [= <-]. reflexivity.
  - intros row o. split.
    + destruct row as [|b row]; cbn; [easy|]. destruct b; try discriminate.
      * destruct row; [|easy]. now intros [= <-].
      * destruct (read_last c row) as [a|] eqn:found; [|easy]. intros [= <-]. apply inv in found. now rewrite found.
    + destruct o as [a|]; cbn.
      * destruct (write_last c a) as [x|] eqn:wa; [|easy]. intros [= <-]. cbn. apply inv in wa. now rewrite wa.
      * now intros [= <-].
Qed.

(** `Option<T>` under `desc`: the tag is complemented with the value, so none sorts last. *)
Corollary desc_optional_lawful A (c : codec A) : Lawful c -> Lawful (desc (optional c)).
Proof. auto using desc_lawful, optional_lawful. Qed.

(** `Option` of a descending value: none sorts first, the values descend. *)
Corollary optional_desc_lawful A (c : codec A) : Lawful c -> Lawful (optional (desc c)).
Proof. auto using desc_lawful, optional_lawful. Qed.
