//! `rowkey page`: the file. What is on the page is tested in a browser, by `interop/js/test/page.test.js`.

use rowkey::RowKey;

use super::{Event, Folder};

#[derive(RowKey)]
#[rowkey(prefix = "</script><b>")]
struct Closing {
    a: u8,
}

#[test]
fn the_file_holds_the_layouts_and_a_policy_that_forbids_to_send() {
    let folder = Folder::new();
    let event = folder.layout("event.json", Event::LAYOUT);
    let closing = folder.layout("a&b.json", Closing::LAYOUT);
    let run = folder.run(&["page", "--layout", &event, "-l", &closing]);
    assert_eq!((run.status, &*run.err), (0, ""));
    assert!(run.out.starts_with("<!doctype html>") && run.out.trim_end().ends_with("</html>"));
    assert!(run.out.contains("<title>event, a&amp;b</title>"), "{}", &run.out[..2_000]);
    // The constant prefix of a row ends no script.
    let (_, rest) = run.out.split_once("id=\"layouts\">").unwrap();
    let layouts: serde_json::Value = serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap();
    assert_eq!((&layouts[0]["name"], &layouts[1]["name"]), (&"event".into(), &"a&b".into()));
    let read: rowkey::Layout = serde_json::from_value(layouts[1]["layout"].clone()).unwrap();
    assert_eq!(&read, Closing::LAYOUT);
    let (_, policy) = run.out.split_once("Content-Security-Policy\" content=\"").unwrap();
    let policy = policy.split_once('"').unwrap().0;
    assert!(policy.starts_with("default-src 'none'; script-src 'sha256-"), "{policy}");
    assert!(!policy.contains("unsafe-inline") && !policy.contains("connect-src"), "{policy}");
}

#[test]
fn two_layouts_of_one_name_and_what_is_no_layout_are_refused() {
    let folder = Folder::new();
    let event = folder.layout("event.json", Event::LAYOUT);
    let run = folder.run(&["page", "-l", &event, "-l", &event]);
    let said = format!("error: {event}: there are two layouts `event`; rename one of the files\n");
    assert_eq!((run.status, &*run.out, run.err), (2, "", said));
    let run = folder.run(&["page"]);
    assert!(run.status == 2 && run.err.contains("--layout <FILE>"), "{}", run.err);
    let empty = folder.file("empty.json", "{}");
    let run = folder.run(&["page", "-l", &empty]);
    assert!(run.status == 2 && run.out.is_empty() && run.err.contains("not a layout"), "{}", run.err);
}
