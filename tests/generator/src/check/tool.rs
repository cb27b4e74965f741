//! The `rowkey` tool on the rows and questions of a case. All that it knows is the layout as JSON.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::ops::Bound;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use rowkey::Layout;

use super::Checks;
use super::rows::Row;
use crate::model::{Attributes, Case, Key, Ty};
use crate::oracle::Asked;
use crate::value::V;

/// Where the tool is, and a folder for layouts.
#[derive(Debug, Clone)]
pub struct Tool {
    pub program: PathBuf,
    pub folder: PathBuf,
}

/// How a run ended, and what it printed.
struct Ran {
    status: Option<i32>,
    out: String,
    err: String,
}

impl Tool {
    fn run(&self, arguments: &[&str], input: &str) -> Ran {
        let mut child = Command::new(&self.program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the tool runs");
        let mut stdin = child.stdin.take().expect("a pipe");
        let input = input.to_owned();
        // A run that ends early reads no further.
        let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
        let output = child.wait_with_output().expect("the tool ends");
        let _ = writer.join();
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        Ran { status: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }

    fn layout(&self, seed: u64, name: &str, layout: &Layout) -> String {
        let path = self.folder.join(format!("{seed}_{name}.json"));
        let json = serde_json::to_string(layout).expect("a layout is JSON");
        std::fs::write(&path, json).expect("a layout can be written");
        path.display().to_string()
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(digits: &str) -> Vec<u8> {
    (0..digits.len() / 2).filter_map(|at| u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).ok()).collect()
}

/// A question to the tool, and what the oracle says of it.
pub(super) struct Said<'q> {
    pub(super) asked: &'q [Asked],
    pub(super) shown: &'q str,
    /// The salt's bytes of all rows that can match.
    pub(super) buckets: Option<&'q BTreeSet<Vec<u8>>>,
    pub(super) salt: usize,
    pub(super) impossible: bool,
}

impl Checks<'_> {
    /// Explained as JSON and encoded again, a row is the same, or it is refused.
    pub(super) fn explained(&mut self, tool: &Tool, name: &str, layout: &Layout, rows: &[Row]) {
        let file = tool.layout(self.made.seed, name, layout);
        let rows: Vec<String> =
            rows.iter().filter(|row| !row.bytes.is_empty()).map(|row| hex(&row.bytes)).collect();
        if rows.is_empty() {
            return;
        }
        let explained = tool.run(&["explain", "--json", "--hex", "-l", &file], &rows.join("\n"));
        let lines: Vec<&str> = explained.out.lines().collect();
        self.holds(
            explained.status == Some(0) && lines.len() == rows.len(),
            "the tool explains every row",
            || format!("{} of {} rows, {:?}: {}", lines.len(), rows.len(), explained.status, explained.err),
        );
        let encode = |lines: &str| tool.run(&["encode", "--json", "-f", "hex", "-l", &file], lines);
        let all = encode(&explained.out);
        if all.out.lines().eq(rows.iter().map(String::as_str)) {
            self.tally.checks += rows.len() as u64;
            return;
        }
        for (row, line) in rows.iter().zip(lines) {
            let one = encode(line);
            let same = one.out.trim_end() == row;
            let refused = one.out.is_empty() && one.status == Some(2) && one.err.lines().count() == 1;
            self.holds(same || refused, "an explained row is encoded as it was, or refused", || {
                format!("{row} is {}, explained as {line} {}", one.out.trim_end(), one.err)
            });
        }
    }

    /// The tool's ranges of a question.
    pub(super) fn asked_of_tool(
        &mut self,
        tool: &Tool,
        (name, layout): (&str, &Layout),
        kind: Option<&str>,
        rows: &[Row],
        matching: &[bool],
        said: &Said<'_>,
    ) {
        let case = self.case.clone();
        let mut conditions = Vec::new();
        if conditions_of(&case, case.key(), said.asked, "", &mut conditions).is_none()
            || conditions.is_empty()
        {
            return;
        }
        let file = tool.layout(self.made.seed, name, layout);
        let mut arguments = vec!["scan", "-l", &file, "-f", "hex"];
        arguments.extend(kind.iter().flat_map(|kind| ["--kind", kind]));
        arguments.extend(conditions.iter().map(String::as_str));
        let ran = tool.run(&arguments, "");
        let shown = format!("{}: {}", said.shown, arguments[5..].join(" "));
        self.holds(matches!(ran.status, Some(0 | 1)), "the tool takes the question", || {
            format!("{shown}: {}", ran.err.trim_end())
        });
        if !matches!(ran.status, Some(0 | 1)) {
            return;
        }
        let ranges: Vec<(Vec<u8>, Vec<u8>)> = ran
            .out
            .lines()
            .map(|line| {
                let (start, stop) = line.split_once('\t').unwrap_or((line, ""));
                (unhex(start), unhex(stop))
            })
            .collect();
        if said.impossible {
            self.holds(ranges.is_empty(), "nothing matches, so the tool has no ranges", || {
                format!("{shown}: {:02x?}", ranges.first())
            });
        }
        for (start, stop) in &ranges {
            self.holds(stop.is_empty() || start < stop, "the tool hands out no empty range", || {
                format!("{shown}: {start:02x?}..{stop:02x?}")
            });
            if let Some(buckets) = said.buckets {
                let bucket = start.get(..said.salt).unwrap_or(start);
                self.holds(
                    buckets.contains(bucket),
                    "the tool reads only the buckets of the salted values",
                    || {
                        format!(
                            "{shown}: {start:02x?}, one of {}, and the buckets are {buckets:02x?}",
                            ranges.len()
                        )
                    },
                );
            }
        }
        let exact = ran.err.is_empty();
        for (row, matches) in rows.iter().zip(matching) {
            let inside = |(start, stop): &&(Vec<u8>, Vec<u8>)| {
                *start <= row.bytes && (stop.is_empty() || row.bytes < *stop)
            };
            let holds = ranges.iter().find(inside);
            self.holds(holds.is_some() || !matches, "the tool's ranges hold every row that matches", || {
                format!("{shown}: {row:02x?} in {} ranges", ranges.len())
            });
            self.holds(
                holds.is_none() || *matches || !exact,
                "the tool's ranges hold no other row, or a note says so",
                || format!("{shown}: {row:02x?} in {holds:02x?}"),
            );
        }
    }
}

/// The conditions of the fields of a key. `None`: the tool has no such question.
fn conditions_of(case: &Case, key: &Key, asked: &[Asked], outer: &str, all: &mut Vec<String>) -> Option<()> {
    let newtype = key.tuple && key.fields.len() == 1;
    for (asked, field) in asked.iter().zip(&key.fields) {
        let path = match outer {
            "" => field.name.clone(),
            outer if newtype => outer.to_owned(),
            outer => format!("{outer}.{}", field.name),
        };
        let word = |value: &V| word(case, &field.ty, &field.attributes, value);
        match asked {
            Asked::Any => {}
            Asked::Is(value) => all.push(format!("{path}={}", word(value)?)),
            // No condition has no values, or several bounds.
            Asked::In(values) if values.is_empty() => return None,
            Asked::RangeIn(_) | Asked::StartsIn(_) => return None,
            Asked::In(values) => {
                let words: Option<Vec<String>> = values.iter().map(word).collect();
                all.push(format!("{path}={}", words?.join(",")));
            }
            Asked::Range(low, high) => {
                if !bounded(&field.ty, &field.attributes) {
                    return None;
                }
                let low = match low {
                    Bound::Unbounded => String::new(),
                    Bound::Included(low) => word(low)?,
                    Bound::Excluded(_) => return None,
                };
                let high = match high {
                    Bound::Unbounded => String::new(),
                    Bound::Included(high) => format!("={}", word(high)?),
                    Bound::Excluded(high) => word(high)?,
                };
                if !low.is_empty() || !high.is_empty() {
                    all.push(format!("{path}={low}..{high}"));
                }
            }
            Asked::Starts(prefix) => {
                // A prefix that is no whole text.
                let word = word(prefix)?;
                all.push(format!("{path}^={word}"));
            }
            Asked::Prefix(inner) => {
                let Ty::Key(nested) = field.ty else { unreachable!("a nested key") };
                conditions_of(case, &case.keys[nested], inner, &path, all)?;
            }
            Asked::Kind(kind, inner) => {
                let (kinds, before) = (case.kinds(&field.ty), all.len());
                let name = kinds.variant(case, *kind);
                if let Some((held, inner)) = kinds.key(case, *kind).zip(inner.as_ref()) {
                    conditions_of(case, held, inner, &format!("{path}.{name}"), all)?;
                }
                if all.len() == before {
                    all.push(format!("{path}={name}"));
                }
            }
        }
    }
    Some(())
}

/// The tool has bounds of this type, in the order of the builder's.
fn bounded(ty: &Ty, attributes: &Attributes) -> bool {
    match ty {
        Ty::Reverse(_) | Ty::Key(_) | Ty::Kinds(_) | Ty::Tuple(_) => false,
        Ty::Option(inner) => attributes.reverse_ts.is_none() && bounded(inner, attributes),
        Ty::Array(inner, _) | Ty::List(inner) => bounded(inner, &Attributes::default()),
        _ => true,
    }
}

/// A value as a word of a condition.
fn word(case: &Case, ty: &Ty, attributes: &Attributes, value: &V) -> Option<String> {
    Some(match (ty, value) {
        (Ty::Option(_), V::None) => "none".into(),
        (Ty::Option(inner), V::Some(some)) => match (&**inner, &**some) {
            (Ty::Option(_), V::None) => "some(none)".into(),
            _ => word(case, inner, attributes, some)?,
        },
        (Ty::SystemTime | Ty::Duration, V::T(seconds, nanos))
            if attributes.unit.is_none() && attributes.reverse_ts.is_none() && attributes.text.is_none() =>
        {
            let total = seconds * 1_000_000_000 + i128::from(*nanos);
            let (sign, total) = (if total < 0 { "-" } else { "" }, total.unsigned_abs());
            format!("{sign}{}.{:09}", total / 1_000_000_000, total % 1_000_000_000)
        }
        (Ty::Reverse(inner), value) => word(case, inner, &Attributes::default(), value)?,
        (Ty::Key(index), V::L(list)) if is_newtype(&case.keys[*index]) => {
            let only = &case.keys[*index].fields[0];
            word(case, &only.ty, &only.attributes, &list[0])?
        }
        _ => json(case, ty, attributes, value)?,
    })
}

fn is_newtype(key: &Key) -> bool {
    key.tuple && key.fields.len() == 1
}

/// A value as JSON.
fn json(case: &Case, ty: &Ty, attributes: &Attributes, value: &V) -> Option<String> {
    let none = Attributes::default();
    let text = |text: &str| serde_json::to_string(text).expect("text is JSON");
    let list = |parts: Option<Vec<String>>| parts.map(|parts| format!("[{}]", parts.join(",")));
    Some(match (ty, value) {
        (Ty::Reverse(inner), value) => json(case, inner, &none, value)?,
        (Ty::Bool, V::U(n)) => (*n == 1).to_string(),
        (Ty::Char, V::U(n)) => text(&char::from_u32(*n as u32)?.to_string()),
        (Ty::Float(_), V::F32(bits)) => {
            number(f32::from_bits(*bits).into(), f32::from_bits(*bits).to_string())?
        }
        (Ty::Float(_), V::F64(bits)) => number(f64::from_bits(*bits), f64::from_bits(*bits).to_string())?,
        (Ty::SystemTime, V::T(seconds, nanos))
            if attributes.unit.is_some() || attributes.reverse_ts.is_some() || attributes.text.is_some() =>
        {
            let unit = attributes.nanos();
            let total = seconds * 1_000_000_000 + i128::from(*nanos);
            (total.rem_euclid(unit) == 0).then(|| total.div_euclid(unit).to_string())?
        }
        (Ty::SystemTime | Ty::Duration, V::T(seconds, nanos)) => {
            format!("{{\"seconds\":{seconds},\"nanoseconds\":{nanos}}}")
        }
        // The tool reads years of four digits.
        (Ty::Date, V::I(days)) => match crate::value::date(*days) {
            date if date.year() >= 0 => text(&date.to_string()),
            _ if attributes.text.is_some() || attributes.pad.is_some() => return None,
            _ => days.to_string(),
        },
        (Ty::Ipv4, V::B(octets)) => {
            text(&std::net::Ipv4Addr::from(<[u8; 4]>::try_from(&octets[..]).ok()?).to_string())
        }
        (Ty::Ipv6, V::B(octets)) => {
            text(&std::net::Ipv6Addr::from(<[u8; 16]>::try_from(&octets[..]).ok()?).to_string())
        }
        (Ty::Ip, V::B(octets)) => match &octets[..] {
            [4, octets @ ..] => json(case, &Ty::Ipv4, &none, &V::B(octets.to_vec()))?,
            octets => json(case, &Ty::Ipv6, &none, &V::B(octets[1..].to_vec()))?,
        },
        (Ty::Text(kind), V::B(bytes)) if kind.utf8() => text(std::str::from_utf8(bytes).ok()?),
        (Ty::UnitEnum(index), value) => {
            let unit_enum = &case.unit_enums[*index];
            let is = |(name, number): &&(String, i128)| match value {
                V::I(n) => n == number,
                V::B(text) => text == name.as_bytes(),
                _ => false,
            };
            let (name, _) = unit_enum.variants.iter().find(is)?;
            text(name)
        }
        (_, V::B(bytes)) => text(&hex(bytes)),
        (_, V::U(n)) => n.to_string(),
        (_, V::I(n)) => n.to_string(),
        (Ty::Option(_), V::None) => "null".into(),
        (Ty::Option(inner), V::Some(some)) => {
            let some = json(case, inner, attributes, some)?;
            if matches!(**inner, Ty::Option(_)) { format!("{{\"some\":{some}}}") } else { some }
        }
        (Ty::Array(inner, _) | Ty::List(inner), V::L(values)) => {
            list(values.iter().map(|value| json(case, inner, &none, value)).collect())?
        }
        (Ty::Tuple(parts), V::L(values)) => {
            list(parts.iter().zip(values).map(|(part, value)| json(case, part, &none, value)).collect())?
        }
        (Ty::Key(index), V::L(values)) => {
            let key = &case.keys[*index];
            let each = key.fields.iter().zip(values);
            let parts: Option<Vec<String>> =
                each.map(|(field, value)| json(case, &field.ty, &field.attributes, value)).collect();
            if is_newtype(key) { parts?.pop()? } else { list(parts)? }
        }
        (Ty::Kinds(index), V::L(value)) => {
            let kind_enum = &case.kind_enums[*index];
            let [V::U(kind), key] = &value[..] else { panic!("no kind: {value:?}") };
            let name = text(&kind_enum.variant(case, *kind as usize));
            match kind_enum.kinds[*kind as usize].1 {
                Some(held) => format!("{{{name}:{}}}", json(case, &Ty::Key(held), attributes, key)?),
                None => name,
            }
        }
        (ty, value) => panic!("{value:?} of {ty:?}"),
    })
}

/// A float; NaNs have no form that tells one from another.
fn number(float: f64, digits: String) -> Option<String> {
    match float {
        float if float.is_nan() => None,
        float if float.is_infinite() => Some(format!("\"{digits}\"")),
        _ => Some(digits),
    }
}
