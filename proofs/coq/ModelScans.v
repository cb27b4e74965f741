(** The scans of `diff/src/ranges.rs` and `diff/src/scans.rs`, made of the proved parts, for the differential test. *)

From RowKey Require Export Model Bound CeilingEnds.
Set Implicit Arguments.

(** * Ranges *)

(** [None] if the range is empty. Of the stop row, [None] is the end of the table. *)
Definition range := option (bytes * option bytes).
Definition same_range : range -> range -> bool :=
  same_option (fun a b => eqb (fst a) (fst b) && same_option eqb (snd a) (snd b)).

Fixpoint same_list {A} (same : A -> A -> bool) (l m : list A) : bool :=
  match l, m with [], [] => true | a :: l, b :: m => same a b && same_list same l m | _, _ => false end.

(** `RowBounds::is_empty_by_ceiling`, then `into_row`. *)
Definition make (f : ceiling) (head : bytes) (low high : option (bytes * position)) : range :=
  match low, high with
  | Some (p, pos), Some (q, pos') =>
    let field := skipn (length head) in
    match into_row p pos, into_row (field p) pos with
    | Some start, Some start' =>
      match f start' with
      | Some (found, _) => if belowb (into_row (field q) pos') found then Some (start, into_row q pos') else None
      | None => None
      end
    | _, _ => None
    end
  | _, _ => None
  end.

Definition case_of_range := (bytes * bound bytes * bound bytes * range)%type.

Definition text_ceiling : ceiling := fun low => Some (of_text low, true).
Definition width_ceiling : ceiling := fun low => whole (of_width 2 low).
Definition byte_ceiling : ceiling := fun low => whole (of_width 1 low).
Definition delimited_ceiling (d : byte) : ceiling := fun low => whole (of_delimited d low).
Definition nul_last_ceiling : ceiling := fun low => Some (of_nul_last low, true).
Definition raw_ceiling : ceiling := fun low => Some (low, true).
Definition optional_ceiling (f : ceiling) : ceiling := first_of [([x00], nothing); ([x01], f)].

Definition bounded (c : codec bytes) (f : ceiling) (head : bytes) (low high : bound bytes) : range :=
  make f head (low_bound c head low) (high_bound c head high).

Definition range_of (c : codec bytes) (f : ceiling) (case : case_of_range) : bool :=
  let '(head, low, high, expected) := case in same_range (bounded c f head low high) expected.

(** Descending: the bounds change places. *)
Definition range_down (c : codec bytes) (f : ceiling) (case : case_of_range) : bool :=
  let '(head, low, high, expected) := case in
  same_range (make f head (low_bound (desc c) head high) (high_bound (desc c) head low)) expected.

(** A last field without a terminator. *)
Definition range_raw (case : case_of_range) : bool :=
  let '(head, low, high, expected) := case in
  same_range (make raw_ceiling head (low_bound_last raw head low) (high_bound_last raw head high)) expected.

(** Text before a delimiter. Bounds may have bytes that cannot be encoded. *)
Definition range_text (d : byte) (case : case_of_range) : bool :=
  let '(head, low, high, expected) := case in
  same_range (make (delimited_ceiling d) head (Some (low_text d head low)) (Some (high_text d head high))) expected.

(** `nul` at the end of a row. *)
Definition range_nul_last (case : case_of_range) : bool :=
  let '(head, low, high, expected) := case in
  same_range (make nul_last_ceiling head (Some (low_nul_last head low)) (Some (high_nul_last head high))) expected.

(** A scan of `Open`, moved to where it is nested. *)
Definition range_inside (case : case_of_range) : bool :=
  let '(head, low, high, expected) := case in
  let moved b := match b with Some (x, pos) => Some (inside head x pos) | None => None end in
  let f := sequence (cut_by u8) byte_ceiling text_ceiling in
  same_range (make f [] (moved (low_bound_last raw [] low)) (moved (high_bound_last raw [] high))) expected.

(** In each of some buckets, with these bytes before the field. Empty ones are left out. *)
Definition buckets (n : nat) : list bytes := map (fun b => one_byte (N.of_nat b)) (seq 0 n).
Definition case_of_ranges := (bytes * bound bytes * bound bytes * list range)%type.
Definition bucket_ranges (n : nat) (c : codec bytes) (f : ceiling) (case : case_of_ranges) : bool :=
  let '(prefix, low, high, expected) := case in
  let all := map (fun salt => bounded c f (salt ++ prefix) low high) (buckets n) in
  same_list same_range (filter (fun r => match r with Some _ => true | None => false end) all) expected.

(** All rows that begin with some bytes: the kinds of an enum of keys. *)
Definition prefix_range (p : bytes) : range := Some (p, upper p).
Definition prefix_ranges (case : list bytes * list range) : bool := same_list same_range (map prefix_range (fst case)) (snd case).

(** All texts that start so. *)
Definition starts_with (write : bytes -> option bytes) (case : bytes * range) : bool :=
  same_range (match write (fst case) with Some p => prefix_range p | None => None end) (snd case).
Definition starts_escaped (p : bytes) : option bytes := Some (open_escape p).
Definition starts_above (d : byte) (p : bytes) : option bytes := if forallb (above d) p then Some p else None.
(** In the last field of `Nul`, after the empty text and the byte `FF`. *)
Definition starts_nul_last (p : bytes) : option bytes :=
  match starts_above x00 p with Some p => Some ([x00; xff] ++ p) | None => None end.

(** * Merges *)

Definition merged (case : list bytes * list bytes) : bool := same_list eqb (sort_rows 1 (fst case)) (snd case).
Definition merged_descending (case : list bytes * list bytes) : bool := same_list eqb (rev (sort_rows 1 (fst case))) (snd case).

(** * Ceilings *)

Definition plain_ceiling : ceiling := sequence (cut_by terminated) text_ceiling width_ceiling.
Definition maybe_ceiling : ceiling :=
  sequence (cut_by (optional terminated)) (optional_ceiling text_ceiling)
    (sequence (cut_by u8) byte_ceiling (optional_ceiling width_ceiling)).

Definition ceiling_of (f : ceiling) (case : bytes * option bytes) : bool :=
  same_option eqb (match f (fst case) with Some (x, _) => Some x | None => None end) (snd case).

(** * Skip scans *)

(** Where a scan seeks to, which rows match, and which rows decode. *)
Record scan := Scan { target : ceiling; holds : bytes -> bool; decodes : bytes -> bool }.

(** `SkipScan::start`, from a row on, below a stop row. *)
Definition starts {A} (scan_of : A -> scan) (case : A * (bytes * option bytes * option bytes)) : bool :=
  let '(args, (from, stop, expected)) := case in
  same_option eqb (at_or_above (target (scan_of args)) stop from) expected.

Definition same_step (a b : step) : bool :=
  match a, b with Match, Match => true | Done, Done => true | Seek x, Seek y => eqb x y | _, _ => false end.

(** `SkipScan::next` at a row. A row that does not decode may be reported as a match. *)
Definition steps {A} (scan_of : A -> scan) (case : A * (bytes * option bytes * bytes * step)) : bool :=
  let '(args, (from, stop, row, expected)) := case in
  let s := scan_of args in
  match expected with
  | Match => leb from row && belowb stop row && (holds s row || negb (decodes s row))
  | _ => same_step (next_step (target s) (holds s) from stop row) expected
  end.

(** `SkipScan::scan` of a sorted table: the rows that the driver returns are those of the model, and all that match. *)
Definition scans {A} (scan_of : A -> scan) (case : A * (list bytes * list bytes)) : bool :=
  let '(args, (table, expected)) := case in
  let s := scan_of args in
  same_list eqb (drive (target s) (holds s) [] None table []) expected && same_list eqb (filter (holds s) table) expected.

Definition is_some {A} (o : option A) : bool := match o with Some _ => true | None => false end.
Definition decoded {A} (k : last A) (test : A -> bool) (row : bytes) : bool :=
  match read_last k row with Some a => test a | None => false end.
(** A scan of [k]: the rows that decode to keys with [test]. *)
Definition scan_of_key {A} (k : last A) (f : ceiling) (test : A -> bool) : scan :=
  Scan f (decoded k test) (fun row => is_some (read_last k row)).

Definition one_of (values : list bytes) (x : bytes) : bool := existsb (eqb x) values.
(** Sorted values. With a salt of no bytes, the order of a merge is that of the bytes. *)
Definition sort : list bytes -> list bytes := sort_rows 0.

(** A field, then the rest: open, one of some values, in a window of bytes. *)
Definition any_then {A} (c : codec A) (f g : ceiling) : ceiling := sequence (cut_by c) f g.
Definition among_then {A} (c : codec A) (values : list bytes) (g : ceiling) : ceiling :=
  sequence (cut_if (one_of values) (cut_by c)) (of_values (sort values)) g.

(** The window of numbers from [low] to [high], both inclusive. *)
Definition numbers (low high : bytes) : window := (low, upper high).
Definition in_numbers (low high x : bytes) : bool := leb low x && leb x high.

(** a open, b one of some texts, c from [low] to [high]. *)
Definition skipped := both_last u8 (both_last terminated (at_end u16)).
Definition skip_scan (args : list bytes * bytes * bytes) : scan :=
  let '(texts, low, high) := args in
  scan_of_key skipped
    (any_then u8 byte_ceiling (among_then terminated (map escape texts) (of_window width_ceiling (numbers low high))))
    (fun k => one_of texts (fst (snd k)) && in_numbers low high (snd (snd k))).

(** a open, the list in a range. *)
Definition u16_lists : last (list bytes) := list_last u16.
Definition low_row {A} (c : last A) (low : bound A) : option bytes :=
  match low_bound_last c [] low with Some (x, pos) => into_row x pos | None => None end.
Definition high_row {A} (c : last A) (high : bound A) : option bytes :=
  match high_bound_last c [] high with Some (x, pos) => into_row x pos | None => None end.
Definition within_bounds {A} (ord : A -> A -> comparison) (low high : bound A) (a : A) : bool :=
  match low with
  | Unbounded => true
  | Included l => match ord l a with Gt => false | _ => true end
  | Excluded l => match ord l a with Lt => true | _ => false end
  end &&
  match high with
  | Unbounded => true
  | Included h => match ord h a with Lt => false | _ => true end
  | Excluded h => match ord h a with Gt => true | _ => false end
  end.
Definition list_scan (args : bound (list bytes) * bound (list bytes)) : scan :=
  let '(low, high) := args in
  let w := (match low_row u16_lists low with Some x => x | None => [] end, high_row u16_lists high) in
  scan_of_key listed
    (any_then u8 byte_ceiling (of_window (list_ceiling (cut_by u16) width_ceiling) w))
    (fun k => within_bounds (order_list cmp) low high (snd k)).

(** a one of some bytes, the list open. Its elements are 00 and 01. *)
Definition flag_ceiling : ceiling := of_values [[x00]; [x01]].
Definition flags_scan (bs : list bytes) : scan :=
  scan_of_key flagged (among_then u8 bs (list_ceiling (cut_by flag) flag_ceiling)) (fun k => one_of bs (fst k)).

(** a open; b and c open or one of some values. *)
Definition tail_constraint (c : codec bytes) (f : ceiling) (values : option (list (option bytes))) : tail_part :=
  match values with
  | None => TailPart true (encodings c) (cut_by c) f
  | Some values =>
    let written := flat_map (fun v => match v with
      | Some a => match write c a with Some x => [x] | None => [] end
      | None => []
      end) values in
    TailPart (existsb (fun v => negb (is_some v)) values)
      (fun x => In x written) (cut_if (one_of written) (cut_by c)) (of_values (sort written))
  end.
Definition one_of_options (values : option (list (option bytes))) (o : option bytes) : bool :=
  match values with None => true | Some values => existsb (same_option eqb o) values end.
Definition tail_scan (args : option (list (option bytes)) * option (list (option bytes))) : scan :=
  let '(b, c) := args in
  scan_of_key tailed
    (any_then u8 byte_ceiling (tail_ceiling [tail_constraint terminated text_ceiling b; tail_constraint u16 width_ceiling c]))
    (fun k => one_of_options b (fst (snd k)) && one_of_options c (fst (snd (snd k)))).

(** All kinds; and one kind, with a one of some texts and b from [low] to [high]. *)
Definition kinds_ceiling : ceiling := first_of [([x61], byte_ceiling); ([x62; x62], plain_ceiling)].
Definition kinds_scan (args : unit) : scan := scan_of_key table kinds_ceiling (fun _ => true).
Definition plain_in (args : list bytes * bytes * bytes) : ceiling :=
  let '(texts, low, high) := args in among_then terminated (map escape texts) (of_window width_ceiling (numbers low high)).
Definition plain_test (args : list bytes * bytes * bytes) (k : bytes * bytes) : bool :=
  let '(texts, low, high) := args in one_of texts (fst k) && in_numbers low high (snd k).
Definition kind_scan (args : list bytes * bytes * bytes) : scan :=
  Scan (first_of [([x62; x62], plain_in args)])
    (fun row => match strip [x62; x62] row with Some rest => decoded plain (plain_test args) rest | None => false end)
    (fun row => is_some (read_last table row)).

(** In every bucket: the fields may be any, since the scan does not ask whether the salt is theirs. *)
Definition in_buckets (n : nat) (f : bytes -> ceiling) : ceiling := first_of (map (fun salt => (salt, f salt)) (buckets n)).
Definition salted_table_scan (args : unit) : scan :=
  scan_of_key salted_table (in_buckets 3 (fun _ => kinds_ceiling)) (fun _ => true).
Definition salted_scan (texts : list bytes) : scan :=
  scan_of_key salted_by_java
    (in_buckets 20 (fun _ => first_of [([x65; x76; x74], among_then terminated (map escape texts) byte_ceiling)]))
    (fun k => one_of texts (fst k)).

(** In the bucket of the salted fields, which have some values: the search of `Rows::at_or_above`. From a row of another bucket,
    the model goes on at the next row with other fields up to the last salted one. The code goes on at the next combination of
    values that the bucket has. [own]: whether it has any. *)
Definition in_bucket (bucket : bytes -> N) (salt x : bytes) : bool := eqb (one_byte (bucket x)) salt.
Definition searched (f : ceiling) (bucket : bytes -> N) (above : bytes -> option bytes) (own : bytes -> bool) (salt : bytes) :
  ceiling := fun low =>
    if own salt then match search f (in_bucket bucket salt) above 200 low with Some r => r | None => Some ([], false) end
    else None.
Definition some_pair (bucket : bytes -> N) (xs ys : list bytes) (salt : bytes) : bool :=
  existsb (fun x => existsb (fun y => in_bucket bucket salt (x ++ y)) ys) xs.

Definition two_salted_scan (args : list bytes * list bytes * bytes * bytes) : scan :=
  let '(texts, bs, low, high) := args in
  let f := among_then terminated (map escape texts) (among_then u8 bs (of_window width_ceiling (numbers low high))) in
  scan_of_key two_salted (in_buckets 7 (searched f two_bucket (fun x => upper (salted_part x)) (some_pair java7 (map escape texts) bs)))
    (fun k => one_of texts (fst k) && one_of bs (fst (snd k)) && in_numbers low high (snd (snd k))).

Definition mid_salted_scan (args : list bytes * list bytes * bytes * bytes) : scan :=
  let '(texts, bs, low, high) := args in
  let f := any_then u8 byte_ceiling (among_then terminated (map escape texts) (any_then flag flag_ceiling
    (among_then u8 bs (of_window width_ceiling (numbers low high))))) in
  scan_of_key mid_salted
    (in_buckets 7 (searched f mid_bucket (fun x => upper (part (cut_by mid_fields) x)) (some_pair java7 (map escape texts) bs)))
    (fun k => let '(_, (a, (_, (b, c)))) := k in one_of texts a && one_of bs b && in_numbers low high c).

Definition last_salted_scan (args : list bytes * list bytes) : scan :=
  let '(xs, texts) := args in
  let f := among_then u8 xs (of_values (sort texts)) in
  scan_of_key last_salted (in_buckets 7 (searched f java7 (fun x => Some (x ++ [x00])) (some_pair java7 xs texts)))
    (fun k => one_of xs (fst k) && one_of texts (snd k)).

(** a open, b from [low] to [high]. *)
Definition nul_scan (args : bytes * bytes) : scan :=
  let '(low, high) := args in
  scan_of_key nul
    (any_then nul_text (delimited_ceiling x00)
      (sequence (cut_if (in_numbers low high) (cut_by u8)) (of_window byte_ceiling (numbers low high)) nul_last_ceiling))
    (fun k => in_numbers low high (fst (snd k))).

(** a open, b one of some texts. *)
Definition comma := both_last (delimited x2c) raw.
Definition comma_scan (texts : list bytes) : scan :=
  scan_of_key comma (any_then (delimited x2c) (delimited_ceiling x2c) (of_values (sort texts))) (fun k => one_of texts (snd k)).
