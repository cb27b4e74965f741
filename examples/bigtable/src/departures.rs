//! The departures of the file: what is written, and what every answer is compared with.

use std::cmp::Reverse;
use std::path::Path;

use crate::Result;
use crate::flights::Flights;
use crate::keys::{ByCarrier, ByTime, Departure};

const DAY: i64 = 86_400_000;

pub struct Departures {
    /// Each with what stands beside its key, by time.
    all: Vec<(Departure, String)>,
}

impl Departures {
    pub fn read(csv: &Path, short: bool) -> Result<Self> {
        let mut flights = Flights::open(csv)?;
        let mut all = Vec::new();
        while let Some(flight) = flights.read_next()? {
            let details = flight.details();
            all.push((flight.departure, details));
        }
        all.sort_by_key(|(departure, _)| departure.at);
        let Some(first) = all.first().map(|(departure, _)| departure.at) else {
            return Err(format!("{}: no line below the header", csv.display()).into());
        };
        if short {
            all.retain(|(departure, _)| departure.at < first + DAY);
        }
        Ok(Departures { all })
    }

    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// The departure in the middle: what the questions ask about is there in every file.
    pub fn middle(&self) -> &Departure {
        &self.all[self.all.len() / 2].0
    }

    /// The departures that `matches` picks, in the order of `Departure` without its salt: its fields,
    /// compared in Rust.
    pub fn departures(&self, matches: impl Fn(&Departure) -> bool) -> Vec<(Departure, String)> {
        self.picked(matches, Clone::clone, order)
    }

    /// The same as rows of the index by time, in its order.
    pub fn by_time(&self, matches: impl Fn(&Departure) -> bool) -> Vec<(ByTime, String)> {
        self.picked(matches, ByTime::of, |of| (Reverse(of.at), order(of)))
    }

    /// The same as rows of the index by carrier and hour, in its order.
    pub fn by_carrier(&self, matches: impl Fn(&Departure) -> bool) -> Vec<(ByCarrier, String)> {
        let hour = |of: &Departure| Reverse(ByCarrier::of(of).hour);
        self.picked(matches, ByCarrier::of, |of| (of.carrier.clone(), hour(of), order(of)))
    }

    fn picked<K, O: Ord>(
        &self,
        matches: impl Fn(&Departure) -> bool,
        key: impl Fn(&Departure) -> K,
        order: impl Fn(&Departure) -> O,
    ) -> Vec<(K, String)> {
        let mut picked: Vec<_> = self.all.iter().filter(|(departure, _)| matches(departure)).collect();
        picked.sort_by_key(|(departure, _)| order(departure));
        picked.into_iter().map(|(departure, details)| (key(departure), details.clone())).collect()
    }
}

fn order(of: &Departure) -> impl Ord + use<> {
    (of.origin.clone(), Reverse(of.at), of.carrier.clone(), of.flight)
}
