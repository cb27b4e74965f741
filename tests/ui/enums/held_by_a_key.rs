// A mistake in an enum is answered there, and not where keys hold it.
use rowkey::RowKey;

#[derive(RowKey, Clone, Copy)]
#[repr(u8)]
enum Level {
    Info, // fixed: Info = 1,
}

#[derive(RowKey)]
enum Kind {
    #[rowkey(prefix = "u")]
    User,
    Group, // fixed: #[rowkey(prefix = "g")] Group,
}

#[derive(RowKey)]
struct Event {
    level: Level,
    kind: Kind,
    levels: [Level; 2],
    before: Option<Level>,
    seq: u16,
}

fn main() {
    let event = Event { level: Level::Info, kind: Kind::User, levels: [Level::Info; 2], before: None, seq: 1 };
    let _ = event.encode();
    let _ = Event::decode(b"");
    let _ = Event::prefix().level(Level::Info).kind(&Kind::Group).range();
    let _ = Event::prefix().level_in([Level::Info]).kind_any().ranges();
}
