// Fields that are fixed decide the bucket, and these do not.
use rowkey::RowKey;

#[derive(RowKey)]
struct Host {
    at: u8,
    #[salt(buckets = 16)]
    host: u32,
}

#[derive(RowKey)]
struct User {
    id: u32,
}

#[derive(RowKey)]
enum Inside {
    #[rowkey(prefix = "h")]
    Host(Host),
}

#[derive(RowKey)]
#[rowkey(salt(buckets = 4))]
enum Whole {
    #[rowkey(prefix = "u")]
    User(User),
}

fn main() {
    let _ = Inside::prefix().host().range(); // fixed: let _ = Inside::prefix().host().ranges();
    let _ = Inside::prefix().host_prefix(Host::prefix().at(1)).range(); // fixed: let _ = Inside::prefix().host_prefix(Host::prefix().at(1)).ranges();
    let _ = Inside::prefix().host_prefix(Host::prefix().at(1).host(2)).range();
    let _ = Whole::prefix().user().range(); // fixed: let _ = Whole::prefix().user().ranges();
}
