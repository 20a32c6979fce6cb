//! What a reader types: what is understood, and what is said of the rest.

use crate::browser::Browser;
use crate::server::serve;
use serde_json::json;

const FAILED: &str = "document.querySelector('#status.failed')";

/// Types into fields of the explorer, and sends the form.
fn explore(browser: &mut Browser, fields: &[(&str, &str)]) {
    for (id, text) in fields {
        browser.value(&format!("document.getElementById('{id}').value = {}", json!(text)));
    }
    browser.click("#ask button.primary");
}

#[test]
#[ignore = "needs the made site and chromium"]
fn what_is_no_size_of_a_table_is_refused() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}explore.html"));
    for to in ["-5", "abc", "5,-1", "1.5"] {
        explore(&mut browser, &[("rules", "take 1,2"), ("to", to)]);
        browser.wait(FAILED);
        assert!(browser.text("#status").contains("a number from 0 on"), "{to}");
        assert_eq!(browser.value("document.getElementById('answer').hidden"), true, "{to}");
    }
    for (to, cells) in [("9", 10), ("１９", 20)] {
        explore(&mut browser, &[("rules", "take 1,2"), ("to", to)]);
        browser.wait(&format!("document.querySelectorAll('.cells button').length === {cells}"));
    }
}

#[test]
#[ignore = "needs the made site and chromium"]
fn missing_rules_are_said_to_be_missing() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}explore.html"));
    explore(&mut browser, &[("rules", " ")]);
    browser.wait(FAILED);
    assert_eq!(browser.text("#status"), "the rules are missing");
    browser.open(&format!("{root}learn/pattern.html"));
    let finder = "const finder = document.querySelector('.finder'); finder.querySelector('input').value = ''; finder.requestSubmit()";
    browser.wait("document.querySelector('.finder .verdict')");
    browser.value(&format!("{{ {finder} }}"));
    browser.wait("document.querySelector('.finder .failed')");
    assert_eq!(browser.text(".finder .failed"), "the rules are missing");
}

#[test]
#[ignore = "needs the made site and chromium"]
fn a_position_that_is_missing_has_an_example() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}play.html"));
    let rules = [
        "take 1..3",
        "wythoff",
        "nim 3",
        "chomp 3 rows",
        "take at most 2x",
        "graph a->b,b->c",
        "tree take a path",
    ];
    for rules in
        rules.into_iter().chain(["turn up to 3", "chomp 3x4", "0.77", "king 3d", "geography 1-2,2-3"])
    {
        let mut start = |at: &str| {
            browser.value("delete document.getElementById('play').dataset.state; 0");
            browser.value(&format!(
                "game.value = {}; document.getElementById('from').value = {}",
                json!(rules),
                json!(at)
            ));
            browser.click("#choose button");
            browser
                .wait("['failed', 'yours', 'over'].includes(document.getElementById('play').dataset.state)");
            browser.text("#play .turn")
        };
        let said = start("");
        let example = said
            .strip_prefix("a position is missing — for example `")
            .and_then(|rest| rest.strip_suffix('`'));
        let example = example.unwrap_or_else(|| panic!("{rules}: {said}"));
        assert_eq!(start(example), "Your turn.", "{rules}: {example}");
    }
}

#[test]
#[ignore = "needs the made site and chromium"]
fn the_line_of_a_mistake_in_a_function_is_named() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}explore.html"));
    browser.click("[value=own]");
    for (code, line) in [
        ("function moves(n) {\n    const to = [;\n    return to;\n}", 2),
        ("// one\nn =>\n    n ) 1", 3),
        ("n => [\n\n", 1),
        ("const one = 1;\nnowhere();\nfunction moves(n) { return []; }", 2),
    ] {
        explore(&mut browser, &[("code", code)]);
        browser.wait(FAILED);
        let said = browser.text("#status");
        assert!(said.contains(&format!("your function, line {line}: Uncaught ")), "{code}: {said}");
    }
}

#[test]
#[ignore = "needs the made site and chromium"]
fn positions_and_heaps_are_understood_as_they_are_typed() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}play.html"));
    for (rules, at, right) in [
        ("nim 3,4,5", "", "3 + 4 + 5"),
        ("Nim ３，４，５", "1", "3 + 4 + 5"),
        ("nim 7 8", "", "7 + 8"),
        ("take 1..3 @ 9", "", "9"),
        ("take 1..3", "５＋１１", "5 + 11"),
        ("nim 3", "３，４，６", "3,4,6"),
    ] {
        browser.value("delete document.getElementById('play').dataset.at; 0");
        browser.value(&format!(
            "game.value = {}; document.getElementById('from').value = {}",
            json!(rules),
            json!(at)
        ));
        browser.click("#choose button");
        browser.wait("document.getElementById('play').dataset.at || document.querySelector('#play .failed')");
        assert_eq!(browser.value("document.getElementById('play').dataset.at"), right, "{rules} {at}");
    }
}
