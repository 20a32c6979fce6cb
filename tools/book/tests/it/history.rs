//! The way back and forth between the games of a page.

use crate::browser::Browser;
use crate::server::serve;
use serde_json::json;

#[test]
#[ignore = "needs the made site and chromium"]
fn the_way_back_from_a_game_leads_to_the_one_before() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}index.html"));
    browser.open(&format!("{root}play.html"));
    let is_at = |at: &str| {
        format!(
            "document.getElementById('play').dataset.state === 'yours' && document.getElementById('play').dataset.at === '{at}'"
        )
    };
    browser.wait(&is_at("3 + 4 + 5"));
    let entries = browser.value("history.length").as_u64().unwrap();
    for (rules, at) in [("take 1..3", "10"), ("kayles", "7")] {
        browser
            .value(&format!("game.value = {}; document.getElementById('from').value = '{at}'", json!(rules)));
        browser.click("#choose button");
        browser.wait(&is_at(at));
    }
    // The same once more, and a move, are no other game.
    browser.click("#choose button");
    browser.wait(&is_at("7"));
    browser.value("document.getElementById('play').dataset.fast = ''");
    browser.click("#play .moves button");
    browser.wait("document.getElementById('play').dataset.at !== '7'");
    assert_eq!(browser.value("history.length"), entries + 2);
    for (step, at, rules) in
        [("back", "10", "take 1..3"), ("back", "3 + 4 + 5", "take any"), ("forward", "10", "take 1..3")]
    {
        browser.value(&format!("history.{step}()"));
        browser.wait(&is_at(at));
        assert_eq!(browser.value("game.value"), rules);
    }
    browser.value("location.reload()");
    browser.wait("document.readyState === 'complete' && document.getElementById('play')");
    browser.wait(&is_at("10"));
    browser.value("history.go(-2)");
    browser.wait("location.pathname.endsWith('index.html')");
    browser.expect_no_complaints("play.html");
}

#[test]
#[ignore = "needs the made site and chromium"]
fn the_way_back_in_the_explorer_leads_to_the_rules_before() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}explore.html#rules=wythoff&at=3,4"));
    let is_seen = |rules: &str, at: &str| {
        format!(
            "document.querySelector('.outcome') && document.getElementById('rules').value === '{rules}'
             && document.getElementById('at').value === '{at}' && !document.querySelector('[aria-busy]')"
        )
    };
    browser.wait(&is_seen("wythoff", "3,4"));
    let entries = browser.value("history.length").as_u64().unwrap();
    browser.click(".cells [data-at='1,2']");
    browser.wait(&is_seen("wythoff", "1,2"));
    browser.click("#ask button.primary"); // the same rules
    browser.wait(&is_seen("wythoff", "3,5"));
    browser.value("document.getElementById('rules').value = 'kayles'");
    browser.click("#ask button.primary");
    browser.wait(&is_seen("kayles", "10"));
    assert_eq!(browser.value("history.length"), entries + 1);
    browser.value("history.back()");
    browser.wait(&is_seen("wythoff", "3,5"));
    browser.value("history.forward()");
    browser.wait(&is_seen("kayles", "10"));
    browser.expect_no_complaints("explore.html");
}
