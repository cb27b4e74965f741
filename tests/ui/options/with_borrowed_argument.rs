// A codec whose scans take a reference that it does not encode.
use rowkey::RowKey;
use rowkey::codec::{Codec, Decode, EncodeFault, End, Reader, Sink};
use rowkey::layout::Node;

struct Version {
    major: u8,
    minor: u8,
}

struct VersionBytes;

impl Codec<Version> for VersionBytes {
    type Arg<'v> = &'v Version; // fixed: type Arg<'v> = Version;
    const NODE: &'static Node = &Node::fixed("version", 2);
    const INFALLIBLE: bool = true;

    fn write<S: Sink>(version: &Version, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&[version.major, version.minor]);
        Ok(())
    }
}

impl<'r> Decode<'r, Version> for VersionBytes {
    fn read(row: &mut Reader<'r>, _: End) -> Option<Version> {
        let [major, minor] = row.array()?;
        Some(Version { major, minor })
    }
}

#[derive(RowKey)]
struct Release {
    #[rowkey(with = VersionBytes)]
    version: Version,
}

fn main() {}
