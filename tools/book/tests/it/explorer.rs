//! The explorer in its page: what it says is what the library says.

use crate::browser::Browser;
use crate::server::{files, folder, serve};
use grundy_explorer::game::{Explorer, Position, Value as Worth};
use grundy_explorer::rules;
use serde_json::{Value, json};
use std::fs;

/// As JSON has it.
fn cell(value: &Worth) -> Value {
    match value {
        Worth::Grundy(value) => json!(value),
        Worth::Endless(options) => json!({ "endless": options }),
        Worth::Misere(outcome) => json!(outcome.to_string()),
    }
}

/// The positions of a table with their values; in lines and grids `null` is an endless one.
fn cells(table: &Value) -> Vec<(Vec<u64>, Option<String>, Value)> {
    let first = table["first"].as_u64().unwrap_or(0);
    let mut all = Vec::new();
    for (i, value) in table["values"].as_array().into_iter().flatten().enumerate() {
        all.push((vec![first + i as u64], None, value.clone()));
    }
    for (x, row) in table["rows"].as_array().into_iter().flatten().enumerate() {
        for (y, value) in row.as_array().unwrap().iter().enumerate() {
            all.push((vec![first + x as u64, first + y as u64], None, value.clone()));
        }
    }
    for pair in table["positions"].as_array().into_iter().flatten() {
        all.push((vec![], pair[0].as_str().map(str::to_owned), pair[1].clone()));
    }
    all
}

#[test]
#[ignore = "needs the made site and chromium"]
fn every_form_has_the_values_of_the_library() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}explore.html"));
    // Names that books give to games are forms, too.
    for form in rules::KINDS.iter().flat_map(|kind| kind.forms).copied().chain(rules::names()) {
        let text = form.example;
        let request = json!({ "want": "table", "rules": text, "to": [11, 9], "seconds": 20 });
        let asked = format!("grundy.ask({request}).result.then(({{ lines }}) => lines)");
        let lines = browser.value(&asked);
        let lines = lines.as_array().unwrap();
        let table =
            lines.iter().find_map(|line| line.get("table")).unwrap_or_else(|| panic!("{text}: {lines:?}"));
        let found = cells(table);
        assert!(!found.is_empty(), "{text}: {lines:?}");
        let parsed = rules::read(text, &|name| Err(name.to_owned())).map_err(|no| no.what).unwrap();
        let mut explorer = Explorer::new(parsed.game, parsed.is_misere);
        for (position, name, value) in found {
            let position: Position =
                name.as_ref().map_or(position, |name| explorer.game().read(name).unwrap());
            let right = explorer.value(&position).unwrap();
            let is_right = value == cell(&right) || value.is_null() && matches!(right, Worth::Endless(_));
            assert!(is_right, "{text} at {position:?}: {value} instead of {right}");
        }
        assert!(lines.iter().any(|line| line.get("laws").is_some()), "{text}: {lines:?}");
    }
    browser.expect_no_complaints("explore.html");
}

#[test]
#[ignore = "needs the made site and chromium"]
fn rules_are_explored_from_a_server_and_from_a_file() {
    let mut browser = Browser::start();
    for root in [serve().address(), format!("file://{}/", folder().display())] {
        browser.open(&format!("{root}explore.html#rules=take+1%2C3%2C4&at=10"));
        browser.wait("document.querySelector('.verdict.proven') && document.querySelector('.outcome.N')");
        assert_eq!(browser.text(".formula"), "g(n + 7) = g(n),  n ≥ 0");
        assert!(browser.text("#lost").contains("n mod 7 ∈ {0, 2}"));
        assert!(browser.text("#law-text").contains("fn grundy(n: u64)"));
        browser.value("document.querySelector('[value=python]').click()");
        assert!(
            browser.text("#law-text").starts_with("def ") || browser.text("#law-text").contains("def grundy")
        );
        // A position is clicked, then one of its winning moves.
        browser.click(".cells [data-at='5']");
        browser.wait("document.querySelector('#at').value === '5' && !document.querySelector('[aria-busy]')");
        browser.click("#position .wins");
        browser.wait("document.querySelector('.outcome.P') && document.querySelector('#at').value === '2'");
        // The address leads back to the same place.
        let address = browser.value("location.hash");
        assert!(address.as_str().unwrap().ends_with("at=2"), "{address}");
        // Of positions without a finite value, those that are drawn are named.
        browser.open(&format!("{root}explore.html#rules=graph+a-%3Eb%2Cb-%3Ea%2Cc-%3Ea%2Cc-%3Ed"));
        browser.wait("document.querySelector('#lost h3')");
        assert_eq!((&*browser.text("#lost h3"), &*browser.text("#lost .list")), ("Draws", "a b"));
        browser.expect_no_complaints("explore.html");
    }
}

/// As all other games are.
#[test]
#[ignore = "needs the made site and chromium"]
fn a_board_that_takes_too_long_is_given_up() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}explore.html#rules=board+domino+7x7"));
    browser.wait("document.querySelector('main').textContent.includes('no value was found in this time')");
    browser.expect_no_complaints("explore.html");
}

#[test]
#[ignore = "needs the made site and chromium"]
fn a_function_from_a_link_waits_and_one_that_loops_is_stopped() {
    let (root, mut browser) = (serve().address(), Browser::start());
    let own = |browser: &mut Browser, code: &str, size: u32| {
        browser.open(&format!("{root}explore.html"));
        browser.wait("document.querySelector('.verdict')");
        browser.value("document.querySelector('[value=own]').click()");
        browser.value(&format!("document.getElementById('code').value = {}", json!(code)));
        browser.value(&format!("document.getElementById('size').value = '{size}'"));
        browser.click("#ask button.primary");
    };
    own(&mut browser, "n => n === 0 ? [] : n % 2 === 0 ? [n - 1, n / 2] : [n - 1]", 1);
    browser.wait("document.querySelector('.verdict')");
    let shared = browser.value("location.href");
    browser.open(shared.as_str().unwrap());
    browser.wait("document.getElementById('status').textContent !== ''");
    assert_eq!(browser.value("document.getElementById('answer').hidden"), true, "it ran by itself");
    browser.click("#ask button.primary");
    browser.wait("document.querySelector('.verdict')");

    own(&mut browser, "function moves(n) { for (;;) {} }", 1);
    browser.wait("!document.getElementById('stop').hidden");
    browser.click("#stop");
    browser.wait("document.getElementById('stop').hidden && document.querySelector('#status.failed')");
    let looping = "grundy.ask({ want: 'table', own: { code: 'function moves(n) { for (;;) {} }', size: 1 } }, \
                   { milliseconds: 300 }).result.then((r) => r.ended)";
    assert_eq!(browser.value(looping), "time");
    browser.expect_no_complaints("explore.html");

    // What is wrong with a function is said.
    for (code, size, said) in [
        ("n => [n - 1]", 1, "not a number from 0 on"),
        ("n => 7", 1, "gives no list"),
        ("n => { throw new Error('oh <b>no</b>') }", 1, "oh <b>no</b>"),
        ("([x, y]) => [[1]]", 2, "positions are 2 numbers"),
        ("n => [", 1, "Unexpected token"),
        ("function moves(n) { return fetch('https://example.org') }", 1, "gives no list"),
    ] {
        own(&mut browser, code, size);
        browser.wait("document.querySelector('#status.failed')");
        assert!(browser.text("#status").contains(said), "{code}: {}", browser.text("#status"));
        assert_eq!(browser.value("document.querySelectorAll('#status b').length"), 0);
    }
}

#[test]
#[ignore = "needs the made site and chromium"]
fn functions_over_numbers_pairs_lists_and_texts_have_the_right_values() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}explore.html"));
    let mut same = |code: &str, size: u32, words: &str| {
        let own = json!({ "want": "table", "own": { "code": code, "size": size }, "to": [12, 12] });
        let words = json!({ "want": "table", "rules": words, "to": [12, 12] });
        let value = |browser: &mut Browser, request: &Value| {
            let asked =
                format!("grundy.ask({request}).result.then(({{ lines }}) => lines.find((l) => l.table))");
            let table = browser.value(&asked)["table"].take();
            (table["values"].clone(), table["rows"].clone())
        };
        let (mine, right) = (value(&mut browser, &own), value(&mut browser, &words));
        assert_eq!(mine, right, "{code}");
        assert!(mine != (Value::Null, Value::Null), "{code}");
    };
    same("n => [1, 3, 4].filter((t) => t <= n).map((t) => n - t)", 1, "take 1,3,4");
    let kayles = "function moves(n) { const to = []; for (const t of [1, 2]) { \
                  for (let a = 0; a + t <= n; a++) { to.push([a, n - t - a]); } } return to; }";
    same(kayles, 1, "take 1,2 in a row");
    let wythoff = "function moves([x, y]) { const to = []; for (let i = 1; i <= Math.max(x, y); i++) { \
                   if (i <= x) { to.push([x - i, y]); } if (i <= y) { to.push([x, y - i]); } \
                   if (i <= x && i <= y) { to.push([x - i, y - i]); } } return to; }";
    same(wythoff, 2, "wythoff");
    let row = "function start(n) { return 'o'.repeat(n); } function moves(s) { const to = []; \
               for (const t of ['o', 'oo']) { for (let i = 0; i < s.length; i++) { if (s.startsWith(t, i)) { \
               to.push(s.slice(0, i) + '.'.repeat(t.length) + s.slice(i + t.length)); } } } return to; }";
    same(row, 0, "take 1,2 in a row");
    let list = "function start(n) { return [n]; } function moves(l) { const to = []; l.forEach((h, i) => { \
                for (const t of [1, 2]) { for (let a = 0; a + t <= h; a++) { \
                to.push([...l.slice(0, i), a, h - t - a, ...l.slice(i + 1)].filter((n) => n > 0).sort()); } } }); return to; }";
    same(list, 0, "take 1,2 in a row");
}

#[test]
#[ignore = "needs the made site and chromium"]
fn values_that_were_not_computed_are_not_endless_ones() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}explore.html#rules=board+domino+6x6"));
    browser.wait("document.querySelector('#position .options')");
    let groups = browser.value("[...document.querySelectorAll('.options dt')].map((one) => one.textContent)");
    assert_eq!(groups, json!(["?"]));
    assert!(browser.text("#position").contains("?: not computed"), "{}", browser.text("#position"));
    assert_eq!(browser.value("document.querySelectorAll('#position .mex').length"), 0);
    // Where play need not end, it is so.
    browser.open(&format!("{root}explore.html#rules=graph+a-%3Eb,b-%3Ea,c-%3Ea&at=c"));
    browser.wait("document.querySelector('#position .options')");
    assert!(browser.text(".options dt").starts_with('∞'));
    assert!(!browser.text("#position").contains("not computed"));
}

#[test]
#[ignore = "needs the made site and chromium"]
fn the_numbers_above_a_table_are_not_broken() {
    let (root, mut browser) = (serve().address(), Browser::start());
    for width in [360, 1100] {
        browser.look(width, 800, false);
        browser.open(&format!("{root}explore.html#rules=wythoff"));
        browser.wait("document.querySelector('.cells .head')");
        let broken = "[...document.querySelectorAll('.cells .head')].filter((head) => {
            const range = document.createRange();
            range.selectNodeContents(head);
            return range.getClientRects().length !== 1;
        }).map((head) => head.textContent)";
        assert_eq!(browser.value(broken), json!([]), "{width}");
    }
}

#[test]
#[ignore = "needs the made site and chromium"]
fn a_pasted_table_has_its_law() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}explore.html"));
    browser.value("document.querySelector('[value=table]').click()");
    let values: Vec<String> = (0..60_u32).map(|n| n.count_ones().to_string()).collect();
    browser.value(&format!("document.getElementById('values').value = '{}'", values.join(" ")));
    browser.click("#ask button.primary");
    browser.wait("document.querySelector('.verdict.confirmed')");
    assert!(browser.text(".formula").contains("popcount"), "{}", browser.text(".formula"));
    browser.value("document.getElementById('values').value = '<img src=x>'");
    browser.click("#ask button.primary");
    browser.wait("document.querySelector('#status.failed')");
    assert_eq!(browser.value("document.querySelectorAll('main img').length"), 0);
    browser.expect_no_complaints("explore.html");
}

/// A site may be made without programs, and a file may be lost.
#[test]
#[ignore = "needs the made site and chromium"]
fn a_program_that_is_not_there_is_named() {
    let copy = tempfile::tempdir().unwrap();
    let is_there = |path: &&String| path.starts_with("assets/") && !path.ends_with(".wasm.js");
    fs::create_dir(copy.path().join("assets")).unwrap();
    for path in files().iter().filter(is_there).map(String::as_str).chain(["explore.html"]) {
        fs::copy(folder().join(path), copy.path().join(path)).unwrap();
    }
    let mut browser = Browser::start();
    browser.open(&format!("file://{}/explore.html", copy.path().display()));
    browser.wait("document.querySelector('main').textContent.includes('explorer.wasm.js is not there')");
}
