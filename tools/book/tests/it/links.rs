//! Addresses that lead back to what was on view.

use crate::browser::Browser;
use crate::server::serve;
use serde_json::json;

#[test]
#[ignore = "needs the made site and chromium"]
fn misere_play_is_seen_and_stays() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}play.html#rules=take+any&misere=1&at=1,1,3"));
    let yours = "document.getElementById('play').dataset.state === 'yours'";
    browser.wait(yours);
    assert_eq!(browser.value("document.getElementById('misere').checked"), true);
    browser.value("document.getElementById('from').value = '1,1,1'");
    browser.click("#choose button");
    browser.wait(&format!("{yours} && document.getElementById('play').dataset.at === '1 + 1 + 1'"));
    assert_eq!(browser.value("location.hash"), "#rules=take+any&at=1%2C1%2C1&misere=1");
    assert_eq!(browser.value("document.getElementById('play').dataset.outcome"), "P");
    // A game that is chosen is one of normal play.
    browser.click("#games button");
    browser.wait(&format!("{yours} && document.getElementById('play').dataset.outcome === 'N'"));
    assert_eq!(browser.value("document.getElementById('misere').checked"), false);
}

/// The address of an answer says what was asked, not what has been typed since.
#[test]
#[ignore = "needs the made site and chromium"]
fn an_address_is_that_of_the_answer() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}explore.html#rules=take+1,3,4&misere=0"));
    browser.wait("document.querySelector('.verdict')");
    assert_eq!(browser.value("document.getElementById('misere').checked"), false);
    browser.value("document.getElementById('rules').value = 'kayles'");
    browser.click(".cells [data-at='7']");
    browser.wait("document.querySelector('#at').value === '7' && !document.querySelector('[aria-busy]')");
    assert_eq!(browser.value("location.hash"), "#rules=take+1%2C3%2C4&at=7");
    // A link that is copied leads to what is typed.
    browser.allow_clipboard();
    browser.click("#share");
    browser.wait("location.hash === '#rules=kayles'");
}

/// Whoever goes to the content by the keyboard loses nothing there.
#[test]
#[ignore = "needs the made site and chromium"]
fn the_way_to_the_content_changes_nothing() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}play.html#rules=0.77&at=5,7&misere=1"));
    let yours = "document.getElementById('play').dataset.state === 'yours'";
    browser.wait(yours);
    browser.click(".skip");
    browser.wait("document.activeElement.id === 'main'");
    assert_eq!(browser.value("document.getElementById('play').dataset.at"), "5 + 7");
    assert_eq!(browser.value("location.hash"), "#rules=0.77&at=5%2C7&misere=1");
}

#[test]
#[ignore = "needs the made site and chromium"]
fn a_table_too_long_for_a_link_is_not_copied() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.allow_clipboard();
    browser.open(&format!("{root}explore.html"));
    browser.click("[value=table]");
    browser.value("values.value = '1 '.repeat(5000)");
    browser.click("#share");
    browser.wait("document.querySelector('#status.failed')");
    assert_eq!(browser.text("#status"), "The table is too long for a link.");
    assert_eq!(browser.text("#share"), "Copy a link");
    browser.value("values.value = '1 '.repeat(1000)");
    browser.click("#share");
    browser.wait("navigator.clipboard.readText().then((text) => text === location.href)");
    browser.wait("location.hash.length > 2000 && document.getElementById('status').textContent === ''");
}

#[test]
#[ignore = "needs the made site and chromium"]
fn a_link_with_a_function_has_its_position_and_no_answer_of_another_game() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}explore.html#rules=kayles"));
    browser.wait("document.querySelector('.verdict')");
    browser.value("location.hash = '#code=n+%3D%3E+n+%3F+%5Bn+-+1%5D+%3A+%5B%5D&size=1&at=7'");
    browser.wait("document.getElementById('code').value.startsWith('n =>')");
    assert_eq!(browser.value("document.getElementById('answer').hidden"), true);
    browser.click("#ask button.primary");
    browser.wait("document.querySelector('.outcome.N')");
    assert_eq!(browser.value("document.getElementById('at').value"), "7");
    // The position is that of this function only.
    browser.value("location.hash = '#rules=kayles'");
    browser.wait("document.querySelector('.outcome')");
    assert!(browser.value("document.getElementById('at').value") != json!("7"));
}

#[test]
#[ignore = "needs the made site and chromium"]
fn another_question_in_the_address_is_answered() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}find.html#q=wythoff"));
    browser.wait("document.querySelector('#answers a[href$=\"wythoff.html\"]')");
    browser.value("location.hash = '#q=kayles'");
    browser.wait("document.querySelector('#answers a[href$=\"kayles.html\"]')");
    assert_eq!(browser.value("document.getElementById('words').value"), "kayles");
}
