//! An HBase of four region servers, started, asked and stopped: `java/Cluster.java` in a process of its own.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::conversation::{Conversation, program};
use crate::error::Result;
use crate::gateway::Gateway;

pub const SERVERS: usize = 4;

/// From the start of the process to its `READY`; 4 to 9 seconds where nothing else runs.
const START: Duration = Duration::from_secs(120);
/// The longest that one command may take.
const ANSWER: Duration = Duration::from_secs(120);
/// From `stop` to the end of the process; 1 to 5 seconds.
const STOP: Duration = Duration::from_secs(30);

pub struct Cluster {
    process: Arc<Process>,
    /// What the process says. One conversation at a time.
    conversation: Mutex<Conversation>,
    gateway: Arc<Gateway>,
    zookeeper: u16,
}

/// The process, in the hands of whoever has to stop it: its owner, or the handler of Ctrl-C.
struct Process {
    child: Mutex<Child>,
    stdin: Mutex<Option<ChildStdin>>,
    /// Where the tables lie.
    folder: PathBuf,
    temporary: bool,
    /// It reads its stdin.
    ready: AtomicBool,
}

/// The processes that the handler of Ctrl-C has to stop.
static RUNNING: Mutex<Vec<Arc<Process>>> = Mutex::new(Vec::new());

/// A signal came, and its handler will end this process.
static STOPPING: AtomicBool = AtomicBool::new(false);

/// What `regions` says of one region.
pub struct Region {
    /// The first row of the region; empty for the first region.
    pub start: Vec<u8>,
    pub server: String,
    pub writes: u64,
    pub reads: u64,
    /// Rows that the server has read and a filter has left out.
    pub filtered: u64,
}

/// Where the tables lie.
#[derive(Clone)]
pub enum Folder {
    /// They stay.
    Kept(PathBuf),
    /// Someone else removes it in the end; if this process is killed, the cluster does.
    Temporary(PathBuf),
}

impl Folder {
    pub fn path(&self) -> &Path {
        match self {
            Folder::Kept(path) | Folder::Temporary(path) => path,
        }
    }
}

impl Cluster {
    /// Starts HBase on `folder`, with the tables that are there.
    pub fn start(java: &Path, folder: &Folder) -> Result<Cluster> {
        let temporary = matches!(folder, Folder::Temporary(_));
        let path = folder.path();
        fs::create_dir_all(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let log = path.join("cluster.log");
        // Held until the process is on the list: a signal that comes now waits, and then finds it.
        let mut running = lock(&RUNNING);
        if STOPPING.load(Ordering::SeqCst) {
            return Err("stopped by a signal".into());
        }
        // It stays below a gigabyte and a half with dozens of tables.
        let mut child = program(java, "Cluster", "-Xmx1g", path)?
            .arg(path)
            .arg(SERVERS.to_string())
            .arg(format!("temporary={temporary}"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(File::create(&log)?)
            // A terminal sends Ctrl-C to the whole group. HBase stops in order instead: it sees its
            // stdin end, even where this process is killed.
            .process_group(0)
            .spawn()
            .map_err(|error| format!("java: {error}"))?;
        let stdin = Mutex::new(child.stdin.take());
        let stdout = child.stdout.take().ok_or("HBase has no stdout")?;
        let conversation = Mutex::new(Conversation::new("HBase", stdout, log));
        let process = Arc::new(Process {
            child: Mutex::new(child),
            stdin,
            folder: path.to_owned(),
            temporary,
            ready: AtomicBool::new(false),
        });
        running.push(process.clone());
        drop(running);
        // From here on, leaving this function stops it.
        let gateway = Arc::new(Gateway::new(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))));
        let mut cluster = Cluster { process, conversation, gateway, zookeeper: 0 };
        let ready = lock(&cluster.conversation).line(Instant::now() + START, "to start")?;
        let port = |name: &str| {
            let mut words = ready.split_whitespace();
            words.find_map(|word| word.strip_prefix(name)).and_then(|port| port.parse::<u16>().ok())
        };
        match (ready.starts_with("READY"), port("thrift="), port("zk=")) {
            (true, Some(thrift), Some(zookeeper)) => {
                cluster.gateway = Arc::new(Gateway::new(SocketAddr::from((Ipv4Addr::LOCALHOST, thrift))));
                cluster.zookeeper = zookeeper;
                cluster.process.ready.store(true, Ordering::SeqCst);
                Ok(cluster)
            }
            _ => {
                let log = lock(&cluster.conversation).end_of_log();
                let reason = ready.strip_prefix("ERR ").unwrap_or(&ready);
                Err(format!("HBase did not start: {reason}{log}").into())
            }
        }
    }

    pub fn gateway(&self) -> &Arc<Gateway> {
        &self.gateway
    }

    /// The port of ZooKeeper, for a client in Java.
    pub fn zookeeper(&self) -> u16 {
        self.zookeeper
    }

    /// The process of HBase, gateway and all.
    pub fn pid(&self) -> u32 {
        lock(&self.process.child).id()
    }

    /// Runs one command of `java/Cluster.java` and gives the lines of its answer.
    pub fn ask(&self, command: &str) -> Result<Vec<String>> {
        let conversation = lock(&self.conversation);
        let name = command.split(' ').next().unwrap_or_default();
        {
            let mut stdin = lock(&self.process.stdin);
            let stdin = stdin.as_mut().ok_or("HBase was stopped")?;
            writeln!(stdin, "{command}").map_err(|error| format!("HBase, asked to `{name}`: {error}"))?;
        }
        conversation.answer(name, ANSWER)
    }

    /// Makes a table of `splits.len() + 1` regions, in place of one that may be there.
    pub fn create(&self, table: &str, family: &str, splits: &[Vec<u8>]) -> Result<()> {
        self.ask(&format!("drop {table}"))?;
        let mut command = format!("create {table} {family}");
        for split in splits {
            command.push(' ');
            for byte in split {
                write!(command, "{byte:02x}")?;
            }
        }
        self.ask(&command).map(|_| ())
    }

    /// The regions of a table in the order of their rows, with HBase's own counters.
    pub fn regions(&self, table: &str) -> Result<Vec<Region>> {
        let mut regions = Vec::new();
        for line in self.ask(&format!("regions {table}"))? {
            regions.push(Region::parse(&line).ok_or_else(|| format!("HBase said of a region: {line}"))?);
        }
        regions.sort_by(|a, b| a.start.cmp(&b.start));
        Ok(regions)
    }

    /// The rows that the servers have read from a table since they opened its regions.
    pub fn reads(&self, table: &str) -> Result<u64> {
        Ok(self.regions(table)?.iter().map(|region| region.reads + region.filtered).sum())
    }

    pub fn stop(self) -> Result<()> {
        self.process.stop()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.process.stop();
        lock(&RUNNING).retain(|other| !Arc::ptr_eq(other, &self.process));
    }
}

impl Process {
    /// Lets it go in order, and kills it if it does not. A second call finds nothing to do.
    fn stop(&self) -> Result<()> {
        if self.temporary && !self.ready.load(Ordering::SeqCst) {
            // It would hear of it only after its start, and there is nothing to keep.
            let mut child = lock(&self.child);
            child.kill()?;
            child.wait()?;
            return Ok(());
        }
        if let Some(mut stdin) = lock(&self.stdin).take() {
            let _ = writeln!(stdin, "stop");
        }
        let until = Instant::now() + STOP;
        let mut child = lock(&self.child);
        loop {
            if let Some(status) = child.try_wait()? {
                return if status.success() {
                    Ok(())
                } else {
                    Err(format!("HBase ended with {status}").into())
                };
            }
            if Instant::now() > until {
                child.kill()?;
                child.wait()?;
                return Err("HBase did not stop, and was killed".into());
            }
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// Stops what runs and removes temporary folders, on Ctrl-C, SIGTERM and SIGHUP; then ends this
/// process. Such a signal comes to a thread of its own, so it may wait.
pub fn stop_on_signals() -> Result<()> {
    ctrlc::set_handler(|| {
        STOPPING.store(true, Ordering::SeqCst);
        eprintln!("stopping HBase");
        // Held to the end, so that nothing starts any more.
        let running = lock(&RUNNING);
        for process in running.iter() {
            if let Err(error) = process.stop() {
                eprintln!("error: {error}");
            }
            if process.temporary {
                let _ = fs::remove_dir_all(&process.folder);
            }
        }
        std::process::exit(130);
    })?;
    Ok(())
}

/// Leaves the end to the handler of a signal, if one came: what fails after it fails because of it.
pub fn leave_to_signal() {
    while STOPPING.load(Ordering::SeqCst) {
        thread::park();
    }
}

impl Region {
    fn parse(line: &str) -> Option<Region> {
        let mut words = line.split(' ');
        let hex = words.next()?.strip_prefix('\'')?.strip_suffix('\'')?;
        let bytes = (0..hex.len()).step_by(2);
        let start =
            bytes.map(|at| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok()).collect::<Option<_>>()?;
        let server = words.next()?.to_owned();
        Some(Region {
            start,
            server,
            writes: words.next()?.parse().ok()?,
            reads: words.next()?.parse().ok()?,
            filtered: words.next()?.parse().ok()?,
        })
    }
}

/// What a thread that panicked has left is still good enough to stop a process.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
