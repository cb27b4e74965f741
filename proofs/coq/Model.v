(** The keys of `diff/src/keys.rs`, made of the proved parts, for the differential test. *)

From Coq Require Import ZArith.
From RowKey Require Export Leaf Escape Delimiter Salt Tail Kinds Skip.
Set Implicit Arguments.

(** Bytes as hexadecimal text. *)
Inductive hex := Hex (x : list byte).
Definition hex_digit (b : byte) : N := if num b <=? 57 then num b - 48 else num b - 87.
Fixpoint parse_hex (x : list byte) : list byte :=
  match x with a :: b :: x => byte_of (hex_digit a * 16 + hex_digit b) :: parse_hex x | _ => [] end.
Definition parse (x : list byte) : hex := Hex (parse_hex x).
Definition print (h : hex) : list byte := let 'Hex x := h in x.
Declare Scope hex_scope.
Delimit Scope hex_scope with hex.
String Notation hex parse print : hex_scope.
Definition B (h : hex) : bytes := let 'Hex x := h in x.
Arguments B h%hex.

Definition same_option {A} (same : A -> A -> bool) (a b : option A) : bool :=
  match a, b with Some a, Some b => same a b | None, None => true | _, _ => false end.

(** * Keys *)

Notation u8 := (fixed 1).
Notation u16 := (fixed 2).
(** `bool` *)
Definition flag : codec bytes := narrowed (fun x => eqb x [x00] || eqb x [x01]) u8.
Definition inner := both terminated u8.

Definition plain := both_last terminated (at_end u16).
Definition mixed := both_last desc_text (both_last (optional u16) raw).
Definition deep := both_last (desc (optional terminated)) (both_last inner (both_last (desc inner) (at_end (array 3 u16)))).
(** The field `y` of `Open` ends with the row only in the field `m`. *)
Definition nested_open := both u8 terminated.
Definition open := both_last u8 raw.
Definition holder := both_last nested_open (both_last (desc nested_open) open).
Definition line := both_last (delimited x2c) (both_last (followed (digits 3) [x2c]) raw).
Definition log :=
  both_last (unordered [x2c; x2c]) (both_last (followed (digits 3) [x2c; x2c]) (both_last (unordered [x2c; x2c]) raw)).
Definition nul := both_last nul_text (both_last u8 nul_last).
Definition tailed := both_last u8 (Tail.tail [field_of terminated; field_of u16]).
Definition listed := both_last u8 (list_last u16).
Definition flagged := both_last u8 (list_last flag).

(** h = 1; h = 31 h + signed byte, in 32 bits; the absolute value of the remainder by the number of buckets. *)
Definition java31 (buckets : Z) (x : bytes) : N :=
  let signed n half := (if n <? half then n else n - 2 * half)%Z in
  let wrapped z := (z mod 4294967296)%Z in
  let h := fold_left (fun h b => wrapped (31 * h + signed (Z.of_N (num b)) 128)%Z) x 1%Z in
  Z.to_N (Z.abs (signed h 2147483648%Z) mod buckets)%Z.

Definition event := prefixed_last [x65; x76; x74] (both_last terminated (at_end u8)).
Definition one_byte (b : N) : bytes := [byte_of b].
Definition salted_by_java := salted (java31 20) one_byte 1 event.

Definition java7 : bytes -> N := java31 7.

(** Salted by its first two fields. *)
Definition salted_fields := both terminated u8.
Definition salted_part : bytes -> bytes := part (cut_by salted_fields).
Definition two_bucket (x : bytes) : N := java7 (salted_part x).
Definition two_salted := salted two_bucket one_byte 1 (both_last terminated (both_last u8 (at_end u16))).
(** Salted by its second and fourth field. *)
Definition mid_fields := both u8 (both terminated (both flag u8)).
Definition mid_bucket (x : bytes) : N :=
  match read mid_fields x with Some ((_, (a, (_, b))), _) => java7 (escape a ++ b) | None => 0 end.
Definition mid_salted :=
  salted mid_bucket one_byte 1 (both_last u8 (both_last terminated (both_last flag (both_last u8 (at_end u16))))).
Definition last_salted := salted java7 one_byte 1 open.

Definition kind_type (plain_kind : bool) : Type := if plain_kind then (bytes * bytes)%type else bytes.
Definition kind_prefix (plain_kind : bool) : bytes := if plain_kind then [x62; x62] else [x61].
Definition kind_key (plain_kind : bool) : last (kind_type plain_kind) :=
  match plain_kind with true => plain | false => at_end u8 end.
Definition one_kind (a : bytes) : sigT kind_type := existT kind_type false a.
Definition plain_kind (p : bytes * bytes) : sigT kind_type := existT kind_type true p.
Definition table := kinds bool_dec [false; true] kind_prefix kind_type kind_key.
Definition salted_table := salted (java31 3) one_byte 1 table.

(** They keep the laws. *)
Theorem plain_lawful : LawfulLast plain.
Proof. apply both_last_lawful; [apply terminated_lawful|apply at_end_lawful, fixed_lawful]. Qed.

Theorem inner_lawful : Lawful inner.
Proof. apply both_lawful; [apply terminated_lawful|apply fixed_lawful]. Qed.

Theorem mixed_lawful : LawfulLast mixed.
Proof. repeat apply both_last_lawful; auto using desc_text_lawful, raw_lawful, optional_lawful, fixed_lawful. Qed.

Theorem deep_lawful : LawfulLast deep.
Proof.
  repeat apply both_last_lawful;
    auto using desc_lawful, optional_lawful, terminated_lawful, inner_lawful, at_end_lawful, array_lawful, fixed_lawful.
Qed.

Theorem open_lawful : LawfulLast open.
Proof. apply both_last_lawful; [apply fixed_lawful|apply raw_lawful]. Qed.

Theorem nested_open_lawful : Lawful nested_open.
Proof. apply both_lawful; [apply fixed_lawful|apply terminated_lawful]. Qed.

Theorem holder_lawful : LawfulLast holder.
Proof.
  apply both_last_lawful; [apply nested_open_lawful|]. apply both_last_lawful; [apply desc_lawful, nested_open_lawful|apply open_lawful].
Qed.

(** A nested `Open` sorts as its own rows do. *)
Theorem nested_open_order a b x y x' y' :
  write_last open a = Some x -> write_last open b = Some y -> write nested_open a = Some x' -> write nested_open b = Some y' ->
  cmp x' y' = cmp x y.
Proof.
  apply nesting_keeps_order; [apply open_lawful|apply nested_open_lawful|]. reflexivity.
Qed.

Theorem log_invertible : InvertibleLast log.
Proof.
  repeat apply both_last_invertible; try apply unordered_invertible; [|apply raw_lawful].
  apply followed_lawful, digits_lawful.
Qed.

Theorem line_lawful : LawfulLast line.
Proof. repeat apply both_last_lawful; auto using delimited_lawful, followed_lawful, digits_lawful, raw_lawful. Qed.

Theorem nul_lawful : LawfulLast nul.
Proof. repeat apply both_last_lawful; [apply delimited_lawful|apply fixed_lawful|apply nul_last_lawful]. Qed.

Theorem tailed_lawful : LawfulLast tailed.
Proof.
  apply both_last_lawful; [apply fixed_lawful|]. apply tail_lawful.
  apply Forall_cons; [apply terminated_lawful|]. apply Forall_cons; [apply fixed_lawful|apply Forall_nil].
Qed.

Theorem listed_lawful : LawfulLast listed.
Proof.
  apply both_last_lawful; [apply fixed_lawful|]. apply list_lawful; [|apply fixed_lawful].
  intro a. cbn. destruct (Nat.eqb_spec (length a) 2); [|easy]. intros [= is]. now subst a.
Qed.

Theorem flag_lawful : Lawful flag.
Proof. apply narrowed_lawful, fixed_lawful. Qed.

Theorem flagged_lawful : LawfulLast flagged.
Proof.
  apply both_last_lawful; [apply fixed_lawful|]. apply list_lawful; [|apply flag_lawful].
  intros a w. cbn in w. destruct a as [|b [|]]; [discriminate w| |];
    destruct (eqb (b :: _) [x00] || eqb (b :: _) [x01]); discriminate w.
Qed.

Theorem table_lawful : LawfulLast table.
Proof.
  apply kinds_lawful.
  - intros [|]; cbn; auto.
  - intros [|] [|] pre; auto; exfalso; cbn in pre; rewrite !prefix_cons in pre; now destruct pre.
  - intros [|]; [apply plain_lawful|apply at_end_lawful, fixed_lawful].
Qed.

(** * Cases *)

(** The number of the first case that fails, for the message. *)
Fixpoint first_failing {A} (check : A -> bool) (cases : list A) : nat :=
  match cases with [] => O | case :: cases => if check case then S (first_failing check cases) else O end.

Definition writes {A} (k : last A) (case : A * option bytes) : bool :=
  same_option eqb (write_last k (fst case)) (snd case).
(** The model reads the value that the crate reads: it reads one, and writes the crate's value as this row. *)
Definition reads {A} (k : last A) (case : bytes * option A) : bool :=
  match read_last k (fst case), snd case with
  | Some _, Some a => same_option eqb (write_last k a) (Some (fst case))
  | None, None => true
  | _, _ => false
  end.

Theorem reads_exact A (k : last A) row a : InvertibleLast k -> reads k (row, a) = true -> read_last k row = a.
Proof.
  intro inv. unfold reads. cbn [fst snd]. destruct (read_last k row) as [b|] eqn:found, a as [a|]; try easy.
  intro is. rewrite <- found. apply inv. destruct (write_last k a) as [x|]; [|easy]. cbn in is. apply eqb_eq in is. now subst.
Qed.
