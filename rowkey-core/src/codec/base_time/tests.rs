//! `at` inverts `split`.

use super::BaseTime;

#[test]
fn at_inverts_split() {
    for seconds in [0, 1, 3_599, 3_600, 3_601, 1_356_998_417, u32::MAX] {
        let (base, rest) = BaseTime::<3_600>::split(seconds);
        assert_eq!((base.seconds() % 3_600, base.at(rest)), (0, Some(seconds)));
    }
    let base = BaseTime::<3_600>::containing(7_200);
    assert_eq!((base.at(0), base.at(3_599), base.at(3_600)), (Some(7_200), Some(10_799), None));
    // The last interval is incomplete: 2^32 - 1 is the latest second.
    let last = BaseTime::<3_600>::MAX;
    assert_eq!(last.seconds(), 4_294_965_600);
    assert_eq!((last.at(1_695), last.at(1_696)), (Some(u32::MAX), None));
}
