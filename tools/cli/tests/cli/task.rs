//! What the browser extension sends.

use grundy_cli::problem::task::BrowserTask;

fn task(name: &str, url: &str) -> BrowserTask {
    let json = serde_json::json!({ "name": name, "url": url });
    BrowserTask::parse(json.to_string().as_bytes()).unwrap()
}

#[test]
fn what_is_no_task_is_refused() {
    let refused = |json: &str| BrowserTask::parse(json.as_bytes()).unwrap_err().to_string();
    assert!(refused("<html>").starts_with("this is not a task: expected value"));
    assert!(refused("{}").contains("missing field `name`"));
    assert!(refused(r#"{"name":" \u0000 ","url":"https://a.b"}"#).contains("no name"));
    for url in ["", "x", "file:///etc/passwd", "https://", "https://a b", "https://a>b", "https://a/\n"] {
        let json = serde_json::json!({ "name": "a", "url": url }).to_string();
        assert!(refused(&json).contains("is not the address of a page"), "{url}");
    }
    assert!(
        refused(r#"{"name":"a","url":"https://a.b","batch":{"id":"x","size":4000000000}}"#)
            .contains("a batch of")
    );
}

#[test]
fn what_the_samples_cannot_show_is_noted() {
    let json = r#"{"name":"a","url":"https://a.b","group":"G\n> (","interactive":true,
        "input":{"type":"file","fileName":"a.in"},"output":{"type":"stdout"}}"#;
    let task = BrowserTask::parse(json.as_bytes()).unwrap();
    assert_eq!(task.source(), "<https://a.b> (G > (, interactive, reads a.in)");
    assert_eq!(self::task("a", "https://a.b").source(), "<https://a.b>");
}

#[test]
fn null_is_as_good_as_nothing() {
    let json = r#"{"name":"a","url":"https://a.b","group":null,"interactive":null,"memoryLimit":null,
        "timeLimit":"2000","input":null,"output":{"type":"stdout","fileName":null},"batch":null,
        "tests":[{"input":null,"output":"1","x":[]}],"extra":{"b":1}}"#;
    let task = BrowserTask::parse(json.as_bytes()).unwrap();
    assert_eq!((task.limits().as_str(), task.batch.size, task.interactive), ("2 s", 1, false));
    assert_eq!((task.tests[0].input.as_str(), task.tests[0].output.as_str()), ("", "1"));
    let json = r#"{"name":"a","url":"https://a.b","tests":null,"timeLimit":{},"memoryLimit":"x"}"#;
    let task = BrowserTask::parse(json.as_bytes()).unwrap();
    assert_eq!((task.limits().as_str(), task.tests.len()), ("unknown", 0));
}

#[test]
fn files_are_named() {
    let source = |input: &str, output: &str| {
        let json = format!(r#"{{"name":"a","url":"https://a.b","input":{input},"output":{output}}}"#);
        BrowserTask::parse(json.as_bytes()).unwrap().source()
    };
    let file = r#"{"type":"file","fileName":"nim.out"}"#;
    let regex = r#"{"type":"regex","pattern":"nim.*\n.in"}"#;
    assert_eq!(source(regex, file), "<https://a.b> (reads a file like nim.* .in, writes nim.out)");
    let file = r#"{"type":"file"}"#;
    assert_eq!(source(r#"{"type":"stdin"}"#, file), "<https://a.b> (writes a file)");
}

#[test]
fn limits() {
    let limits = |time: &str, memory: &str| {
        let json = format!(r#"{{"name":"a","url":"https://a.b","timeLimit":{time},"memoryLimit":{memory}}}"#);
        BrowserTask::parse(json.as_bytes()).unwrap().limits()
    };
    assert_eq!(limits("1000.0", "256"), "1 s, 256 MB");
    assert_eq!(limits("1500", "0.0"), "1.5 s");
    assert_eq!(limits("2000", "null"), "2 s");
    assert_eq!(limits("null", "64"), "64 MB");
    assert_eq!(limits("333.333", "null"), "0.333333 s");
    assert_eq!(limits("-1.0", "1e300"), "unknown");
    assert_eq!(task("a", "https://a.b").limits(), "unknown");
}
