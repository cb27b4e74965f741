//! `#[rowkey(unit = ms)]`.

use super::arg::{Arg, Spanned};
use crate::ctxt::Ctxt;

/// The unit that a time is counted in.
#[derive(Debug, Clone, Copy)]
pub enum Unit {
    Seconds,
    Millis,
    Micros,
    Nanos,
}

pub fn parse(cx: &Ctxt, arg: &Arg) -> Option<Spanned<Unit>> {
    let name = arg.ident(cx, "unit = ms")?;
    let unit = match name.to_string().as_str() {
        "s" => Unit::Seconds,
        "ms" => Unit::Millis,
        "us" => Unit::Micros,
        "ns" => Unit::Nanos,
        other => {
            let meant = match other {
                "sec" | "secs" | "second" | "seconds" => "; write `unit = s`",
                "milli" | "millis" | "millisecond" | "milliseconds" => "; write `unit = ms`",
                "micro" | "micros" | "microsecond" | "microseconds" => "; write `unit = us`",
                "nano" | "nanos" | "nanosecond" | "nanoseconds" => "; write `unit = ns`",
                _ => "",
            };
            let text = format!(
                "`{other}` is not a unit of time: there are `s`, `ms`, `us` and `ns`, counted from 1970{meant}"
            );
            cx.at(&name, text);
            return None;
        }
    };
    Some(Spanned { value: unit, span: arg.span })
}
