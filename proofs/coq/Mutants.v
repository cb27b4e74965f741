(** Mistakes. Each is a definition with one thing wrong, and an example for which the theorem about the right definition does not
    hold of it. So these theorems are not true of any definition whatsoever. *)

From RowKey Require Import Leaf Escape Delimiter Range Bound Ceiling CeilingEnds Skip Salt Tail Kinds.
From Coq Require Import Sorting.Sorted.
Set Implicit Arguments.

Ltac refute := let h := fresh in intro h; vm_compute in h; discriminate h.

(** No reader makes these encodings of text a lawful codec. *)
Definition wrong_for (order : bytes -> bytes -> comparison) (write : bytes -> option bytes) : Prop :=
  forall read, ~ Lawful (Codec order write read).

(** * Text before another field: [terminated_lawful], [starts_with_exact] *)

(** Escaping `00` only: the text "01 01" and the text "00" are written alike. *)
Fixpoint escape_00_only (text : bytes) : bytes :=
  match text with
  | [] => [x00]
  | x00 :: text => x01 :: x01 :: escape_00_only text
  | b :: text => b :: escape_00_only text
  end.

Lemma escape_of_one_value_only : wrong_for cmp (fun text => Some (escape_00_only text)).
Proof. intros read [_ inv]. pose proof (invertible_injective [x00] [x01; x01] inv eq_refl eq_refl) as same. discriminate same. Qed.

(** `00` as `00 FF`, ended by `00 01`, as some stores have it, is right; `00` as `00 01`, ended by `00 FF`, is not. *)
Fixpoint escape_by_00 (inside outside : byte) (text : bytes) : bytes :=
  match text with
  | [] => [x00; outside]
  | x00 :: text => x00 :: inside :: escape_by_00 inside outside text
  | b :: text => b :: escape_by_00 inside outside text
  end.

Lemma terminator_above_the_escape : wrong_for cmp (fun text => Some (escape_by_00 x01 xff text)).
Proof. intros read [ord _]. specialize (ord [] [x00] _ _ eq_refl eq_refl). revert ord. refute. Qed.

(** No terminator: "" is a prefix of "a", so the field after it cannot be found. *)
Lemma no_terminator : wrong_for cmp (fun text => Some (open_escape text)).
Proof.
  intros read [_ inv]. apply invertible_prefix_free in inv.
  assert ([] = [x61]) as same; [|discriminate same]. apply inv; [now exists []|now exists [x61]|apply prefix_nil].
Qed.

(** A terminator that is not below all encoded bytes: `02` sorts above an escaped `00`, so shorter text is not first. *)
Lemma terminator_one_off : wrong_for cmp (fun text => Some (open_escape text ++ [x02])).
Proof. intros read [ord _]. specialize (ord [] [x00] _ _ eq_refl eq_refl). revert ord. refute. Qed.

(** `starts_with` that keeps the terminator finds only the text itself. *)
Lemma starts_with_the_terminator : ~ forall p x, prefix (escape p) (escape x) <-> prefix p x.
Proof. intro wrong. specialize (wrong [] [x61]). apply proj2 in wrong. destruct (wrong (prefix_nil _)) as [r same]. discriminate same. Qed.

(** * `desc`: [desc_lawful] *)

(** The terminator as it is. *)
Lemma desc_without_its_terminator : wrong_for (fun a b => cmp b a) (fun text => Some (flip (open_escape text) ++ [x00])).
Proof. intros read [ord _]. specialize (ord [] [x61] _ _ eq_refl eq_refl). revert ord. refute. Qed.

(** The first byte as it is, which is the tag of an `Option`. *)
Definition flip_rest (x : bytes) : bytes := match x with [] => [] | b :: x => b :: flip x end.
Definition desc_but_first {A} (c : codec A) : codec A := {|
  order a b := order c b a;
  write a := match write c a with Some x => Some (flip_rest x) | None => None end;
  read row := match read c (flip_rest row) with Some (a, rest) => Some (a, flip rest) | None => None end;
|}.

Lemma desc_keeps_the_tag : ~ forall A (c : codec A), Lawful c -> Lawful (desc_but_first c).
Proof.
  intro wrong. destruct (wrong _ (optional (fixed 1)) (optional_lawful (fixed_lawful 1))) as [ord _].
  specialize (ord None (Some [x00]) _ _ eq_refl eq_refl). revert ord. refute.
Qed.

(** * Delimiters: [delimited_lawful], [unordered_invertible], [delimited_range_exact] *)

(** Text may have any byte but the delimiter: "a!," is below "a,". *)
Definition not_delimiter (d b : byte) : bool := negb (Byte.eqb b d).

Lemma bytes_below_the_delimiter :
  wrong_for cmp (fun text => if forallb (not_delimiter x2c) text then Some (text ++ [x2c]) else None).
Proof. intros read [ord _]. specialize (ord [x61] [x61; x21] _ _ eq_refl eq_refl). revert ord. refute. Qed.

(** Text before ",," may end with ",": the text "," and the delimiter are read as "" and the rest ",". *)
Definition unordered_overlapping (d : bytes) : codec bytes := {|
  order := cmp;
  write text := match before_first d text with None => Some (text ++ d) | Some _ => None end;
  read := before_first d;
|}.

Lemma overlapping_delimiter : ~ forall d, Invertible (unordered_overlapping d).
Proof. intro wrong. destruct (wrong [x2c; x2c]) as [back _]. specialize (back [x2c] _ [] eq_refl). discriminate back. Qed.

(** A bound that cannot be encoded as the position before the text that it is cut to: "a" is not at or above "a!". *)
Definition text_bound_before (d : byte) (head text : bytes) (pos : position) : bytes * position :=
  if forallb (above d) text then (head ++ text ++ [d], pos) else (head ++ valid d text ++ [d], Before).

Lemma bound_before_the_text : ~ forall d head a text more, forallb (above d) text = true ->
  beyond (fst (text_bound_before d head a Before)) (snd (text_bound_before d head a Before)) (head ++ (text ++ [d]) ++ more) <->
  above_bound cmp (Included a) text.
Proof.
  intro wrong. specialize (wrong x2c [] [x61; x21] [x61] [] eq_refl). apply proj1 in wrong. apply wrong; [now right|reflexivity].
Qed.

(** * `Option`, `tail`, lists: [optional_lawful], [tail_lawful], [list_lawful] *)

(** The tags swapped: `None` sorts last. *)
Definition optional_swapped {A} (c : codec A) : codec (option A) := {|
  order := order_option (order c);
  write o := match o with
    | None => Some [x01]
    | Some a => match write c a with Some x => Some (x00 :: x) | None => None end
    end;
  read row := match row with
    | x01 :: rest => Some (None, rest)
    | x00 :: rest => match read c rest with Some (a, rest) => Some (Some a, rest) | None => None end
    | _ => None
    end;
|}.

Lemma tags_swapped : ~ forall A (c : codec A), Lawful c -> Lawful (optional_swapped c).
Proof.
  intro wrong. destruct (wrong _ (fixed 1) (fixed_lawful 1)) as [ord _].
  specialize (ord None (Some [x00]) _ _ eq_refl eq_refl). revert ord. refute.
Qed.

(** A `None` written at the end of a row is read, as [tail_read] does not: a second row of the same key. *)
Fixpoint tail_read_loose (fields : list field) : bytes -> option (tail_values fields) :=
  match fields with
  | [] => fun row => match row with [] => Some tt | _ => None end
  | f :: fields => fun row =>
    match row with
    | [] => match tail_read_loose fields [] with Some p => Some (None, p) | None => None end
    | x00 :: rest => match tail_read_loose fields rest with Some p => Some (None, p) | None => None end
    | x01 :: rest =>
      match read (projT2 f) rest with
      | Some (a, rest) => match tail_read_loose fields rest with Some p => Some (Some a, p) | None => None end
      | None => None
      end
    | _ => None
    end
  end.

Lemma two_rows_of_one_key : ~ forall fields, Forall (fun f => Lawful (projT2 f)) fields ->
  LawfulLast {| order_last := tail_order fields; write_last := @tail_write fields; read_last := tail_read_loose fields |}.
Proof.
  intro wrong. destruct (wrong [field_of (fixed 1)]) as [_ inv]; [repeat constructor; apply fixed_lawful|].
  specialize (inv [x00] (None, tt)). apply proj1 in inv. discriminate (inv eq_refl).
Qed.

(** A part of an element at the end of the row is dropped. *)
Fixpoint read_all_loose {A} (c : codec A) (fuel : nat) (row : bytes) : option (list A) :=
  match row, fuel with
  | [], _ => Some []
  | _, O => None
  | _, S fuel => match read c row with
    | Some (a, rest) => match read_all_loose c fuel rest with Some l => Some (a :: l) | None => None end
    | None => Some []
    end
  end.

Lemma part_of_an_element : ~ forall A (c : codec A), (forall a, write c a <> Some []) -> Lawful c ->
  LawfulLast {| order_last := order_list (order c); write_last := write_all c; read_last row := read_all_loose c (length row) row |}.
Proof.
  intro wrong. destruct (wrong _ (fixed 2)) as [_ inv]; [|apply fixed_lawful|].
  - intro a. cbn. destruct (Nat.eqb_spec (length a) 2); [|easy]. intros [= is]. now subst a.
  - specialize (inv [x07] []). apply proj1 in inv. discriminate (inv eq_refl).
Qed.

(** * Enums of keys: [kinds_lawful], [kind_range_exact] *)

(** One prefix is a prefix of another, "a" and "ab": a row of the second is read as one of the first. *)
Definition like_prefix (second : bool) : bytes := if second then [x61; x62] else [x61].

Lemma prefix_of_a_prefix : ~ forall (I : Type) (same : forall i j : I, {i = j} + {i <> j}) all pre T (c : forall i, last (T i)),
  (forall i, In i all) -> (forall i, LawfulLast (c i)) -> LawfulLast (kinds same all pre T c).
Proof.
  intro wrong. destruct (wrong bool Bool.bool_dec [false; true] like_prefix (fun _ => bytes) (fun _ => raw)) as [_ inv].
  - intros [|]; cbn; auto.
  - intro. apply raw_lawful.
  - specialize (inv [x61; x62] (existT _ true [])). apply proj2 in inv. discriminate (inv eq_refl).
Qed.

(** The prefix and `FF` as the stop row: a row that goes on with `FF` is above it. *)
Lemma kind_up_to_ff : ~ forall (I : Type) (same : forall i j : I, {i = j} + {i <> j}) all pre T (c : forall i, last (T i)),
  (forall i, In i all) -> (forall i j, prefix (pre i) (pre j) -> i = j) ->
  forall i p z, write_last (kinds same all pre T c) p = Some z -> (le (pre i) z /\ lt z (pre i ++ [xff])) <-> projT1 p = i.
Proof.
  intro wrong.
  specialize (wrong unit (fun i j => match i, j with tt, tt => left eq_refl end) [tt] (fun _ => [x61]) (fun _ => bytes) (fun _ => raw)
    (fun i => match i with tt => or_introl eq_refl end) (fun i j _ => match i, j with tt, tt => eq_refl end)
    tt (existT _ tt [xff; xff]) [x61; xff; xff] eq_refl).
  destruct (proj2 wrong eq_refl) as [_ low]. discriminate low.
Qed.

(** * Ranges: [upper_exact], [after_row_bound], [inside_exact] *)

(** The upper bound without the carry: 07 FF plus one as 07 00 lies below its own prefix. *)
Definition upper_without_carry (p : bytes) : bytes := removelast p ++ [byte_of (num (List.last p x00) + 1)].

Lemma carry_dropped : ~ forall p x, prefix p x <-> le p x /\ below (Some (upper_without_carry p)) x.
Proof. intro wrong. destruct (proj1 (wrong [x07; xff] [x07; xff]) (prefix_refl _)) as [_ low]. discriminate low. Qed.

(** The last byte plus one, and the length kept: 07 FF as 08 00 lets in the row 08. *)
Fixpoint upper_padded (p : bytes) : option bytes :=
  match p with
  | [] => None
  | b :: p => match upper_padded p with
    | Some q => Some (b :: q)
    | None => if num b =? 255 then None else Some (byte_of (num b + 1) :: repeat x00 (length p))
    end
  end.

Lemma padded_upper_bound : ~ forall p x, prefix p x <-> le p x /\ below (upper_padded p) x.
Proof.
  intro wrong. destruct (proj2 (wrong [x07; xff] [x08])) as [r same]; [|discriminate same]. split; [now left|reflexivity].
Qed.

(** The upper bound instead of the next row, in a last field without a terminator: "a" excluded leaves out "aa", too. *)
Lemma successor_of_a_last_field : ~ forall head x y, beyond (head ++ x) After (head ++ y) <-> lt x y.
Proof.
  intro wrong. pose proof (proj2 (wrong [] [x61] [x61; x61]) eq_refl) as [low|same]; [discriminate low|discriminate same].
Qed.

(** The bound of a nested key's last field without the terminator: after "a" is then after "aa". *)
Lemma nested_bound_without_terminator : ~ forall head own x y rest,
  beyond (head ++ open_escape x) After (head ++ escape y ++ rest) <-> beyond (own ++ x) AfterRow (own ++ y).
Proof.
  intro wrong. assert (beyond ([] ++ [x61]) AfterRow ([] ++ [x61; x61])) as own by now left.
  apply (wrong [] [] [x61] [x61; x61] []) in own. destruct own as [low|same]; [discriminate low|discriminate same].
Qed.

(** * Ceilings: [of_width_right], [sequence_right], [list_ceiling_right], [tail_ceiling_right] *)

(** A ceiling one too high skips a row; the value that is there is not taken. *)
Lemma ceiling_too_high :
  ~ right (of_width_set 1) (fun low => Some (match of_width 1 (low ++ [x00]) with Some x => x | None => [] end, true)).
Proof.
  intro wrong. specialize (wrong [x07]). vm_compute in wrong. destruct wrong as (_ & least & _).
  specialize (least [x07] eq_refl (or_intror eq_refl)). destruct least as [low|same]; [discriminate low|discriminate same].
Qed.

(** A ceiling one too low is no encoding at or above. *)
Lemma ceiling_too_low : ~ right (of_width_set 1) (fun low => whole (Some (removelast low))).
Proof.
  intro wrong. specialize (wrong [x07]). destruct wrong as [[low|same] _]; [vm_compute in low; discriminate low|discriminate same].
Qed.

(** A concatenation that never raises its first part: above 07 FF FF there is no row of 07, but there is one of 08. *)
Definition sequence_without_raise (cut : bytes -> option (bytes * bytes)) (f g : ceiling) : ceiling := fun low =>
  match cut low with Some (x, rest) => behind x (g rest) | None => larger f g low end.

Lemma first_part_never_raised :
  let width n low := whole (of_width n low) in
  ~ right (concatenated (of_width_set 1) (of_width_set 1))
      (sequence_without_raise (cut_by (fixed 1)) (width 1%nat) (width 1%nat)).
Proof.
  intros width wrong. specialize (wrong [x07; xff; x00]). assert (concatenated (of_width_set 1) (of_width_set 1) [x08; x00]) as row.
  { exists [x08], [x00]. now repeat split. }
  vm_compute in wrong. specialize (wrong [x08; x00] row). discriminate wrong.
Qed.

(** A list of at least one element: the empty list is left out. *)
Lemma list_without_the_empty_one :
  let width low := whole (of_width 2 low) in
  ~ right (lists (of_width_set 2)) (sequence (cut_by (fixed 2)) width (list_ceiling (cut_by (fixed 2)) width)).
Proof.
  intros width wrong. specialize (wrong []). assert (lists (of_width_set 2) []) as empty by now exists O.
  destruct wrong as (_ & least & _). specialize (least [] empty (le_refl [])).
  apply le_nil in least. vm_compute in least. discriminate least.
Qed.

(** A `tail` field whose `None` is always written: old rows are left out. *)
Lemma tail_without_old_rows :
  let part := TailPart true (of_width_set 1) (cut_by (fixed 1)) (fun low => whole (of_width 1 low)) in
  ~ right (tails [part]) (fun low => or_else (tagged [x00] nothing low) (tagged [x01] (part_ceiling part) low)).
Proof.
  intros part wrong. specialize (wrong []). destruct wrong as (_ & least & _).
  assert (tails [part] []) as old by now left. specialize (least [] old (le_refl [])).
  apply le_nil in least. vm_compute in least. discriminate least.
Qed.

(** * Skip scans: [seek_is_above], [seek_skips_nothing], [done_misses_nothing], [next_combination_right] *)

Section Steps.
Variables (f : ceiling) (holds : bytes -> bool) (from : bytes) (stop : option bytes).

(** A seek to the row itself: the scan does not move. *)
Definition step_in_place (row : bytes) : step :=
  if leb from row && belowb stop row then
    if holds row then Match
    else match at_or_above f stop row with Some x => Seek x | None => Done end
  else match at_or_above f stop from with Some x => if ltb row x then Seek x else Done | None => Done end.

(** A seek from the next prefix instead of the row. *)
Definition step_from_the_successor (row : bytes) : step :=
  if leb from row && belowb stop row then
    if holds row then Match
    else match upper row with
      | Some next => match at_or_above f stop next with Some x => if ltb row x then Seek x else Match | None => Done end
      | None => Done
      end
  else match at_or_above f stop from with Some x => if ltb row x then Seek x else Done | None => Done end.

(** The end of the scan at a row before the range. *)
Definition step_that_ends_before (row : bytes) : step :=
  if leb from row && belowb stop row then
    if holds row then Match
    else match at_or_above f stop row with Some x => if ltb row x then Seek x else Match | None => Done end
  else Done.
End Steps.

Lemma seek_in_place : ~ forall M f holds from stop, right M f -> (forall x, M x -> holds x = true) ->
  forall row t, step_in_place f holds from stop row = Seek t -> lt row t.
Proof.
  intro wrong. specialize (wrong (fun _ => False) (fun low => Some (low, false)) (fun _ => false) [] None).
  assert (right (fun _ => False) (fun low => Some (low, false))) as ok.
  { intro low. split; [apply le_refl|]. split; [easy|]. intro no. discriminate no. }
  specialize (wrong ok (fun x no => match no with end) [] [] eq_refl). discriminate wrong.
Qed.

Lemma only_row_right : right (fun x => x = [x07; x05]) (of_values [[x07; x05]]).
Proof. eapply right_ext; [|apply of_values_right; repeat constructor]. intro x. cbn. intuition congruence. Qed.

Lemma seek_from_the_successor : ~ forall M f holds from stop, right M f -> (forall x, M x -> holds x = true) ->
  forall row x, step_from_the_successor f holds from stop row = Done -> wanted M from stop x -> le row x -> False.
Proof.
  intro wrong. specialize (wrong (fun x => x = [x07; x05]) (of_values [[x07; x05]]) (eqb [x07; x05]) [] None only_row_right).
  apply wrong with (row := [x07]) (x := [x07; x05]).
  - now intros x ->.
  - reflexivity.
  - split; [reflexivity|]. split; [apply nil_le|exact I].
  - now left.
Qed.

Lemma end_before_the_range : ~ forall M f holds from stop, right M f -> (forall x, M x -> holds x = true) ->
  forall row x, step_that_ends_before f holds from stop row = Done -> wanted M from stop x -> le row x -> False.
Proof.
  intro wrong. specialize (wrong (fun x => x = [x07; x05]) (of_values [[x07; x05]]) (eqb [x07; x05]) [x07] None only_row_right).
  apply wrong with (row := [x01]) (x := [x07; x05]).
  - now intros x ->.
  - reflexivity.
  - split; [reflexivity|]. split; [now left|exact I].
  - now left.
Qed.

(** The next salted fields above all with the same bytes but the last: 07 02 is passed over after 07 01. *)
Lemma salted_fields_passed_over : ~ forall (P F : bytes -> Prop) cut (mine : bytes -> bool) x, prefix_free P -> cuts P cut ->
  concatenated P F x -> mine (part cut x) = false ->
  match upper (removelast (part cut x)) with
  | Some n => lt x n /\ forall y, concatenated P F y -> le x y -> lt y n -> mine (part cut y) = false
  | None => forall y, concatenated P F y -> le x y -> mine (part cut y) = false
  end.
Proof.
  intro wrong. assert (forall b, concatenated (encodings (fixed 2)) (fun x => x = []) [x07; b]) as row.
  { intro b. exists [x07; b], []. split; [now exists [x07; b]|]. auto. }
  specialize (wrong (encodings (fixed 2)) (fun x => x = []) (cut_by (fixed 2)) (eqb [x07; x02]) [x07; x01]
    (invertible_prefix_free (proj2 (fixed_lawful 2))) (cut_by_cuts (proj2 (fixed_lawful 2))) (row x01) eq_refl).
  destruct wrong as [_ none]. specialize (none [x07; x02] (row x02) (or_introl eq_refl) eq_refl). discriminate none.
Qed.

(** * Salts and merges: [bucket_range_exact], [merge_sorted] *)

(** A salt after the key instead of before it: the range of a bucket does not hold its rows. *)
Lemma salt_at_the_end : ~ forall (bucket : bytes -> N) (spell : N -> bytes) width, (forall b, length (spell b) = width) ->
  (forall x y, spell (bucket x) = spell (bucket y) -> bucket x = bucket y) ->
  forall x b, (exists y, b = bucket y) ->
  (le (spell b) (x ++ spell (bucket x)) /\ below (upper (spell b)) (x ++ spell (bucket x))) <-> bucket x = b.
Proof.
  intro wrong. specialize (wrong (fun _ => 0) (fun b => [byte_of b]) 1%nat (fun _ => eq_refl) (fun _ _ _ => eq_refl)).
  specialize (wrong [x07] 0 (ex_intro _ [] eq_refl)).
  destruct (proj2 wrong eq_refl) as [_ low]. discriminate low.
Qed.

(** Any row taken next, not the smallest. *)
Inductive merges_any (R : Type) : list (list R) -> list R -> Prop :=
| any_done scans : Forall (fun scan => scan = []) scans -> merges_any scans []
| any_take before row scan after out :
    merges_any (before ++ scan :: after) out -> merges_any (before ++ (row :: scan) :: after) (row :: out).

Lemma not_the_smallest_row : ~ forall scans out, Forall (StronglySorted (merge_leq 1)) scans ->
  merges_any scans out -> StronglySorted (merge_leq 1) out.
Proof.
  intro wrong. assert (StronglySorted (merge_leq 1) [[x00; x05]; [x01; x03]]) as sorted.
  { apply (wrong [[[x00; x05]]; [[x01; x03]]]); [repeat constructor|].
    apply (@any_take _ [] [x00; x05] [] [[[x01; x03]]]). apply (@any_take _ [[]] [x01; x03] [] []). constructor. repeat constructor. }
  inversion sorted as [|? ? _ all]; subst. inversion all as [|? ? is _]; subst. apply merge_leb_leq in is. discriminate is.
Qed.

(** The smallest row with its salt: the buckets come one after another. *)
Lemma merged_with_the_salt : ~ forall scans out, Forall (StronglySorted (merge_leq 1)) scans ->
  merges le scans out -> StronglySorted (merge_leq 1) out.
Proof.
  intro wrong. assert (StronglySorted (merge_leq 1) [[x00; x05]; [x01; x03]]) as sorted.
  { apply (wrong [[[x00; x05]]; [[x01; x03]]]); [repeat constructor|].
    apply (@merge_take _ le [] [x00; x05] [] [[[x01; x03]]]).
    - intros other first rest [<-|[<-|[]]] [= <- _]; [apply le_refl|now left].
    - apply (@merge_take _ le [[]] [x01; x03] [] []).
      + intros other first rest [<-|[<-|[]]]; [easy|]. intros [= <- _]. apply le_refl.
      + constructor. repeat constructor. }
  inversion sorted as [|? ? _ all]; subst. inversion all as [|? ? is _]; subst. apply merge_leb_leq in is. discriminate is.
Qed.
