//! The loader of both tables, a process of its own so that it can be killed. It says on stdout how many
//! flights it has written, data and index: only what it says is acknowledged.

use std::io::{BufRead, BufReader, Write, stdout};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;

use crate::error::Result;
use crate::gateway::Gateway;
use crate::run::Settings;
use crate::{index, run};

#[derive(Args)]
pub struct Loader {
    #[arg(long)]
    gateway: SocketAddr,
    #[arg(long)]
    csv: PathBuf,
    #[arg(long)]
    scale: u16,
    #[arg(long)]
    short: bool,
    /// Flights that need not be written again.
    #[arg(long)]
    from: usize,
    /// Flights that are written at once.
    #[arg(long)]
    batch: usize,
}

impl Loader {
    pub fn new(gateway: SocketAddr, settings: &Settings, batch: usize) -> Loader {
        let Settings { csv, scale, short, .. } = settings.clone();
        Loader { gateway, csv, scale, short, from: 0, batch }
    }

    /// What the process does.
    pub fn load(self) -> Result<()> {
        let flights = run::read(&self.csv, self.scale, self.short)?;
        let gateway = Gateway::new(self.gateway);
        let mut written = self.from;
        for batch in flights[self.from..].chunks(self.batch) {
            index::write(&gateway, batch)?;
            written += batch.len();
            // Fails when nobody listens any more.
            writeln!(stdout(), "{written}")?;
        }
        Ok(())
    }

    /// Runs the process from flight `from` on; the flights it has acknowledged. With `kill`, it is
    /// killed at a moment of the batch after those.
    pub fn run(&self, from: usize, kill: Option<Kill>) -> Result<usize> {
        let mut loader = Command::new(std::env::current_exe()?);
        loader.arg("load").arg("--gateway").arg(self.gateway.to_string()).arg("--csv").arg(&self.csv);
        loader.args(["--scale", &self.scale.to_string()]).args(self.short.then_some("--short"));
        loader.args(["--from", &from.to_string(), "--batch", &self.batch.to_string()]);
        let mut loader = loader.stdout(Stdio::piped()).spawn()?;
        let stdout = loader.stdout.take().ok_or("the loader has no stdout")?;
        let (mut acknowledged, mut killed) = (from, false);
        let mut last = Instant::now();
        let mut batch_time = Duration::ZERO;
        for line in BufReader::new(stdout).lines() {
            acknowledged = line?.parse()?;
            batch_time = batch_time.max(last.elapsed().min(Duration::from_millis(50)));
            last = Instant::now();
            if let Some(kill) = &kill
                && acknowledged >= kill.after
                && !killed
            {
                thread::sleep(batch_time.mul_f64(kill.moment));
                // SIGKILL: it has no chance to finish anything. What it said before is still read.
                loader.kill()?;
                killed = true;
            }
        }
        let status = loader.wait()?;
        if killed || status.success() {
            Ok(acknowledged)
        } else {
            Err(format!("the loader ended with {status}").into())
        }
    }
}

/// When to kill the loader.
pub struct Kill {
    /// When so many flights are acknowledged ..
    pub after: usize,
    /// .. and this part of the time of a batch has gone by.
    pub moment: f64,
}
