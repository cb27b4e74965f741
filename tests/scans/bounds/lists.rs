//! A list is last, and ascends.

use rowkey::RowKey;

use super::places::*;

#[test]
fn lists() {
    #[derive(RowKey)]
    struct Key {
        id: u8,
        list: Vec<i16>,
    }

    let (min, max) = (i16::MIN, i16::MAX);
    for run in [
        run([vec![], vec![min], vec![min, min]]).first(),
        run([vec![5], vec![5, min], vec![5, min, min]]),
        run([vec![max, max], vec![max, max, min]]),
    ] {
        check(
            "list",
            &run,
            |list| vec![Key { id: 7, list: list.clone() }.encode().into()],
            |low, high| {
                let scan = Key::prefix().id(7).list_range((low.map(Vec::as_slice), high.map(Vec::as_slice)));
                (Some(scan.clone().range()), scan.ranges())
            },
        );
    }

    #[derive(RowKey)]
    struct Levels {
        id: u8,
        list: Vec<Level>,
    }

    use Level::{High, Low, Middle};
    for run in [
        run([vec![], vec![Low], vec![Low, Low]]).first(),
        run([vec![Middle], vec![Middle, Low]]),
        run([vec![High], vec![High, Low], vec![High, Low, Low]]),
    ] {
        check(
            "list of variants",
            &run,
            |list| vec![Levels { id: 7, list: list.clone() }.encode().into()],
            |low, high| {
                let scan =
                    Levels::prefix().id(7).list_range((low.map(Vec::as_slice), high.map(Vec::as_slice)));
                (Some(scan.clone().range()), scan.ranges())
            },
        );
    }
}
