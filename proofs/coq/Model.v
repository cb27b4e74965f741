(** The keys of `diff/src`, made of the proved parts, for the differential test. *)

From Coq Require Import ZArith.
From RowKey Require Export Leaf Escape Range Ceiling Skip Salt Tail Kinds.
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
Definition inner := both terminated u8.

Definition plain := both_last terminated (at_end u16).
Definition mixed := both_last desc_text (both_last (optional u16) raw).
Definition deep := both_last (desc (optional terminated)) (both_last inner (both_last (desc inner) (at_end (array 3 u16)))).
Definition line := both_last (delimited x2c) (both_last (followed (digits 3) [x2c]) raw).
Definition nul := both_last nul_text (both_last u8 nul_last).
Definition tailed := both_last u8 (Tail.tail [field_of terminated; field_of u16]).
Definition listed := both_last u8 (list_last u16).

(** h = 1; h = 31 h + signed byte, in 32 bits; the absolute value modulo the buckets. *)
Definition java31 (x : bytes) : N :=
  let signed n half := (if n <? half then n else n - 2 * half)%Z in
  let wrapped z := (z mod 4294967296)%Z in
  let h := fold_left (fun h b => wrapped (31 * h + signed (Z.of_N (num b)) 128)%Z) x 1%Z in
  Z.to_N (Z.abs (signed h 2147483648%Z) mod 20)%Z.

Definition event := prefixed_last [x65; x76; x74] (both_last terminated (at_end u8)).
Definition salted_by_java := salted java31 (fun b => [byte_of b]) 1 event.

Definition kind_type (plain_kind : bool) : Type := if plain_kind then (bytes * bytes)%type else bytes.
Definition kind_prefix (plain_kind : bool) : bytes := if plain_kind then [x62; x62] else [x61].
Definition kind_key (plain_kind : bool) : last (kind_type plain_kind) :=
  match plain_kind with true => plain | false => at_end u8 end.
Definition one_kind (a : bytes) : sigT kind_type := existT kind_type false a.
Definition plain_kind (p : bytes * bytes) : sigT kind_type := existT kind_type true p.
Definition table := kinds bool_dec [false; true] kind_prefix kind_type kind_key.

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

Theorem table_lawful : LawfulLast table.
Proof.
  apply kinds_lawful.
  - intros [|]; cbn; auto.
  - intros [|] [|] pre; auto; exfalso; cbn in pre; rewrite !prefix_cons in pre; now destruct pre.
  - intros [|]; [apply plain_lawful|apply at_end_lawful, fixed_lawful].
Qed.

Definition writes {A} (k : last A) (case : A * option bytes) : bool :=
  same_option eqb (write_last k (fst case)) (snd case).
Definition reads {A} (k : last A) (case : bytes * bool) : bool :=
  Bool.eqb (match read_last k (fst case) with Some _ => true | None => false end) (snd case).

(** * Ranges *)

Definition range := option (bytes * option bytes).
Definition same_range : range -> range -> bool :=
  same_option (fun a b => eqb (fst a) (fst b) && same_option eqb (snd a) (snd b)).

(** `RowBounds::is_empty_by_ceiling`, then `into_row`. *)
Definition make (f : ceiling) (head : bytes) (low high : option (bytes * position)) : range :=
  match low, high with
  | Some (p, pos), Some (q, pos') =>
    let field := skipn (length head) in
    match into_row p pos, into_row (field p) pos with
    | Some start, Some start' =>
      let stop' := match into_row (field q) pos' with Some stop => Some stop | None => None end in
      match f start' with
      | Some (found, _) => if belowb stop' found then Some (start, into_row q pos') else None
      | None => None
      end
    | _, _ => None
    end
  | _, _ => None
  end.

Definition case_of_range := (bytes * bound bytes * bound bytes * range)%type.

Definition range_of (c : codec bytes) (f : ceiling) (case : case_of_range) : bool :=
  let '(head, low, high, expected) := case in
  same_range (make f head (low_bound c head low) (high_bound c head high)) expected.

(** Descending: the bounds change places. *)
Definition range_down (c : codec bytes) (f : ceiling) (case : case_of_range) : bool :=
  let '(head, low, high, expected) := case in
  same_range (make f head (low_bound (desc c) head high) (high_bound (desc c) head low)) expected.

(** A last field without a terminator. *)
Definition range_raw (case : case_of_range) : bool :=
  let '(head, low, high, expected) := case in
  let bound included excluded open b := Some (match b with
    | Included a => (head ++ a, included)
    | Excluded a => (head ++ a, excluded)
    | Unbounded => (head, open)
    end) in
  same_range (make (fun low => Some (low, true)) head (bound Before AfterRow Before low) (bound AfterRow Before After high)) expected.

Definition starts_with (case : bytes * range) : bool :=
  same_range (Some (fst case, upper (fst case))) (snd case).

(** * Ceilings and seeks *)

Definition text_ceiling : ceiling := fun low => Some (of_text low, true).
Definition width_ceiling : ceiling := fun low => whole (of_width 2 low).
Definition byte_ceiling : ceiling := fun low => whole (of_width 1 low).
Definition nothing : ceiling := fun low => if leb low [] then Some ([], true) else None.
Definition optional_ceiling (f : ceiling) : ceiling := first_of [([x00], nothing); ([x01], f)].

Definition plain_ceiling : ceiling := sequence (cut_by terminated) text_ceiling width_ceiling.
Definition maybe_ceiling : ceiling :=
  sequence (cut_by (optional terminated)) (optional_ceiling text_ceiling)
    (sequence (cut_by u8) byte_ceiling (optional_ceiling width_ceiling)).

Definition ceiling_of (f : ceiling) (case : bytes * option bytes) : bool :=
  same_option eqb (match f (fst case) with Some (x, _) => Some x | None => None end) (snd case).

Lemma byte_right : right (encodings u8) byte_ceiling.
Proof.
  intro low. pose proof (@of_width_right 1 low) as ok. unfold byte_ceiling. cbn beta in ok.
  destruct (whole (of_width 1 low)) as [[x w]|]; cbn in *.
  - destruct ok as (high & least & is). split; [exact high|]. split.
    + intros y [a wa]. cbn in wa. destruct (Nat.eqb_spec (length a) 1); [|easy]. injection wa as <-. auto.
    + intro h. exists x. cbn. now rewrite (is h).
  - intros y [a wa]. cbn in wa. destruct (Nat.eqb_spec (length a) 1); [|easy]. injection wa as <-. auto.
Qed.

(** [a] open, [b] one of some texts, [c] in a window: the rows that match, and the seek. *)
Fixpoint insert (x : bytes) (l : list bytes) : list bytes :=
  match l with [] => [x] | y :: m => if leb x y then x :: l else y :: insert x m end.
Definition sort (l : list bytes) : list bytes := fold_right insert [] l.

Definition same_step (a b : step) : bool :=
  match a, b with Match, Match => true | Done, Done => true | Seek x, Seek y => eqb x y | _, _ => false end.

Definition skips (case : list bytes * bytes * bytes * bytes * step) : bool :=
  let '(texts, low, high, row, expected) := case in
  let values := sort (map escape texts) in
  let one_of x := existsb (eqb x) values in
  let w := (low, upper high) in
  let inside x := leb (fst w) x && belowb (snd w) x in
  let f := sequence (cut_by u8) byte_ceiling
    (sequence (cut_if one_of (cut_by terminated)) (of_values values) (of_window width_ceiling w)) in
  let holds row := match cut_two (cut_by u8) (cut_two (cut_if one_of (cut_by terminated)) (cut_if inside (cut_by u16))) row with
    | Some (_, []) => true
    | _ => false
    end in
  same_step (next_step f holds [] None row) expected.
