//! Games played to their end by a script, against the opponent of the page.

use crate::browser::Browser;
use crate::server::{files, folder, serve};
use std::fs;

/// Rules and position of every kind of game.
const GAMES: [(&str, &str); 28] = [
    ("take any", "3,4,5"),
    ("take 1..3", "10,7"),
    ("0.77", "5,7"),
    ("split unequal", "12"),
    ("nim 3", "3,4,6"),
    ("wythoff", "5,8"),
    ("euclid", "13,8"),
    ("queen", "6,9"),
    ("knight", "7,7"),
    ("board domino 4x4", ""),
    ("board 2x2 5x5", ""),
    ("board ##/#. rotated 3x4", ""),
    ("turn up to 3", "6+4+1"),
    ("hackenbush 0-1,1-2,2-3,1-4,0-5,5-6,6-7,7-5,0-8,8-9,1-2", ""),
    ("node kayles grid 3x4", ""),
    ("arc kayles cycle 7", ""),
    ("chomp 4x5", "5,5,5,5"),
    ("take any misere", "1,3,5"),
    ("take at most 2x", "13"),
    ("take 1,2 in a circle", "9"),
    ("king 3d", "3,2,4"),
    ("steps (1,1),(2,0) with splitting", "4,4"),
    ("tartan ruler x up to 3", "2,3+1,2"),
    ("graph a->b,a->c,b->d,c->d,c->e,d->f,e->f", "a + b"),
    ("geography grid 3x4", "2:2"),
    ("geography 1-2,2-3,3-4,4-1,1-3,4-5", "1"),
    ("tree take a leaf or cut an edge", "1-2,2-3,2-4,1-5,5-6"),
    ("tree take a path", "1-2,2-3,2-4,4-5"),
];

/// Plays at random from both ends of the game: whoever has it won at the opponent's turn must be
/// the opponent in the end. The result says who won, and whether the opponent ever had it.
const MATCH: &str = "(async (rules, at, isFirst, seed) => {
    const place = document.getElementById('play');
    place.dataset.fast = '';
    const game = grundy.play(place, { rules, at });
    const until = async (test) => {
        for (let i = 0; i < 3000; i++) {
            if (test()) { return; }
            await new Promise((resolve) => setTimeout(resolve, 10));
        }
        throw new Error('waited in vain: ' + place.textContent.slice(0, 300));
    };
    delete place.dataset.state;
    await until(() => place.dataset.state);
    delete place.dataset.state;
    game.begin(isFirst);
    let hadWon = false, isDrawn = true;
    for (let moves = 0; moves < 200; moves++) {
        await until(() => place.dataset.state === 'yours' || place.dataset.state === 'over');
        if (place.dataset.state === 'over') { return { winner: place.dataset.winner, hadWon, isDrawn }; }
        isDrawn = isDrawn && !place.querySelector('.field .position');
        if (place.dataset.outcome === 'P') { hadWon = true; }
        if (hadWon && place.dataset.outcome !== 'P') { throw new Error('it lost a won position'); }
        const all = place.querySelectorAll('.moves button');
        seed = (seed * 1103515245 + 12345) % 2147483648;
        all[seed % all.length].click();
    }
    return { winner: 'nobody', hadWon };
})";

#[test]
#[ignore = "needs the made site and chromium"]
fn the_opponent_never_loses_a_won_position() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}play.html"));
    let mut won = 0;
    for (rules, at) in GAMES {
        for seed in 1..=2 {
            let call = format!("{MATCH}({rules:?}, {at:?}, {}, {seed})", seed % 2 == 0);
            let end = browser.value(&call);
            assert!(end["winner"] == "it" || end["hadWon"] == false, "{rules} {at}: {end}");
            assert_ne!(end["winner"], "nobody", "{rules} {at}");
            assert_eq!(end["isDrawn"], true, "{rules} {at} is not drawn");
            won += u32::from(end["winner"] == "it");
        }
    }
    assert!(won > 28, "a player who moves at random has won {} games of 56", 56 - won);
    browser.expect_no_complaints("play.html");
}

#[test]
#[ignore = "needs the made site and chromium"]
fn the_games_of_templates_and_chapters_can_begin() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}play.html"));
    let boards = include_str!("../../course/boards.txt").lines().filter(|line| !line.starts_with('#'));
    let boards = boards.filter_map(|line| line.split_once(" | "));
    let chapters = files().into_iter().filter(|path| path.starts_with("learn/"));
    let chapters: String = chapters.map(|path| fs::read_to_string(folder().join(path)).unwrap()).collect();
    let in_chapters = chapters.split("data-play=\"").skip(1).map(|part| part.split('"').next().unwrap());
    let games: Vec<&str> = boards.map(|(_, game)| game).chain(in_chapters).collect();
    assert!(games.len() > 30, "{games:?}");
    for game in games {
        let game = serde_json::json!(game.replace("&gt;", ">"));
        browser.value(&format!("grundy.play(document.getElementById('play'), grundy.spec({game})); 0"));
        browser.wait("document.getElementById('play').dataset.state !== 'thinking' || document.querySelector('#play .failed')");
        assert_eq!(browser.value("document.getElementById('play').dataset.state"), "yours", "{game}");
    }
    browser.expect_no_complaints("play.html");
}

#[test]
#[ignore = "needs the made site and chromium"]
fn hints_win_where_something_wins() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}play.html"));
    let hints = MATCH.replace(
        "const all = place.querySelectorAll('.moves button');",
        "[...place.querySelectorAll('.actions button')][1].click();
         const all = place.querySelectorAll('.which button');
         if (all.length === 0) { throw new Error('no hint'); }",
    );
    let hints = hints.replace("if (place.dataset.outcome === 'P')", "if (false)");
    for (rules, at) in GAMES {
        let outcome = browser.value(&format!(
            "grundy.answer({{ want: 'position', rules: {rules:?}, at: {at:?} }}).then((line) => line.at[0].outcome)"
        ));
        if outcome == "N" {
            let end = browser.value(&format!("{hints}({rules:?}, {at:?}, true, 5)"));
            assert_eq!(end["winner"], "you", "{rules} {at}");
        }
    }
}

#[test]
#[ignore = "needs the made site and chromium"]
fn a_draw_is_kept_where_play_need_not_end() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}play.html"));
    // From a, b and c a token goes round; whoever leaves the round loses.
    let rules = "graph a->b,b->c,c->a,a->x,b->x,c->x,x->y";
    for seed in 1..=3 {
        let call = MATCH.replace("moves < 200", "moves < 30");
        let call =
            call.replace("all[seed % all.length]", "[...all].find((one) => !'x'.includes(one.textContent))");
        let end = browser.value(&format!("{call}({rules:?}, 'a', {}, {seed})", seed % 2 == 0));
        assert_eq!(end["winner"], "nobody", "{end}");
    }
    // Whoever goes to x has lost.
    let outcome = browser.value(&format!(
        "grundy.answer({{ want: 'position', rules: {rules:?}, at: 'x' }}).then((line) => line.at[0].outcome)"
    ));
    assert_eq!(outcome, "N");
}

#[test]
#[ignore = "needs the made site and chromium"]
fn drawings_take_moves_and_undo_takes_them_back() {
    let (mut browser, yours) =
        (Browser::start(), "document.querySelector('#play').dataset.state === 'yours'");
    for root in [serve().address(), format!("file://{}/", folder().display())] {
        let start = |browser: &mut Browser, fragment: &str| {
            browser.open(&format!("{root}play.html#{fragment}"));
            browser.value("document.getElementById('play').dataset.fast = ''");
            browser.wait(yours);
        };
        let at_rest = "['yours', 'over'].includes(document.querySelector('#play').dataset.state)";
        let undone = |browser: &mut Browser, before: &str| {
            browser.wait(&format!("{at_rest} && document.querySelector('#play').dataset.at !== {before}"));
            browser.value("document.querySelector('#play .actions button').click()");
            browser.wait(&format!("{yours} && document.querySelector('#play').dataset.at === {before}"));
        };
        let field =
            |browser: &mut Browser| browser.value("document.querySelector('#play').dataset.at").to_string();
        for (fragment, taps) in [
            ("rules=take+any&at=3,4,5", &[".heap:nth-child(3) .stones button:nth-child(2)"][..]),
            ("rules=board+domino+4x4", &[".squares button:nth-child(6)", ".squares button:nth-child(7)"]),
            ("rules=queen&at=4,6", &[".squares .target"]),
            ("rules=turn+up+to+3&at=5%2B3", &[".squares button:nth-child(6)", ".coin-game .primary"]),
            ("rules=node+kayles+grid+3x3", &["svg [role=button]"]),
            ("rules=hackenbush+0-1,1-2,0-3,3-4,4-5", &["svg [role=button]"]),
            ("rules=chomp+3x4&at=4,4,4", &[".squares button:nth-child(7)"]),
            ("rules=nim+3&at=3,4,5", &[".heap:nth-child(2) button:nth-child(3)"]),
        ] {
            start(&mut browser, fragment);
            let before = field(&mut browser);
            for tap in taps {
                let tap = format!(
                    "document.querySelector('#play {tap}').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
                );
                browser.value(&tap);
            }
            undone(&mut browser, &before);
        }
        browser.expect_no_complaints("play.html");
    }
}

/// Equal heaps look alike, and their names must not.
#[test]
#[ignore = "needs the made site and chromium"]
fn whatever_can_be_pressed_has_a_name_of_its_own() {
    let (root, mut browser) = (serve().address(), Browser::start());
    for (fragment, name) in [
        ("rules=take+any&at=3,3,3", "heap 2: 3 / 3"),
        ("rules=nim+3&at=3,3,4", "heap 2: 1 / 3"),
        ("rules=queen&at=3,3%2B3,3", "part 2: 1,3"),
        ("rules=chomp+2x3&at=3,3%2B3,3", "part 2: row 1, column 2"),
        ("rules=tree+take+a+path&at=1-2,2-3%2B1-2,2-3", "part 2: 3"),
        ("rules=take+any&at=3", "3 / 3"),
    ] {
        browser.open(&format!("{root}play.html#{fragment}"));
        browser.wait("document.getElementById('play').dataset.state === 'yours'");
        let names = browser.value(
            "[...document.querySelectorAll('#play .field button, #play .field [role=button], #play .moves button')]
             .map((one) => one.getAttribute('aria-label') || one.textContent)",
        );
        let names: Vec<&str> = names.as_array().unwrap().iter().filter_map(|name| name.as_str()).collect();
        assert!(names.contains(&name), "{fragment}: {names:?}");
        let twice = names.iter().find(|name| names.iter().filter(|other| other == name).count() > 1);
        assert_eq!(twice, None, "{fragment}: {names:?}");
    }
}

/// The focus stays in the drawing, or in the list of moves, through a whole game.
#[test]
#[ignore = "needs the made site and chromium"]
fn a_game_is_played_with_the_keyboard() {
    let (root, mut browser) = (serve().address(), Browser::start());
    for (fragment, area) in [
        ("rules=take+1..2&at=8", ".field .stones button"),
        ("rules=board+domino+3x3", ".field [role=button], #play .field button"),
        ("rules=node+kayles+grid+2x3", ".field [role=button]"),
        ("rules=take+1..2&at=9", ".moves button"),
    ] {
        browser.open(&format!("{root}play.html#{fragment}"));
        let state = "document.getElementById('play').dataset.state";
        browser.value("document.getElementById('play').dataset.fast = ''");
        browser.wait(&format!("{state} === 'yours'"));
        browser.value("document.querySelector('#play .moves').open = true");
        browser.value(&format!("document.querySelector('#play {area}').focus()"));
        for _ in 0..12 {
            if browser.value(state) == "over" {
                break;
            }
            let inside = "document.activeElement.closest('.game') !== null";
            assert_eq!(browser.value(inside), true, "{fragment}: the focus is lost");
            browser.value("document.activeElement.dispatchEvent(new MouseEvent('click', { bubbles: true }))");
            browser.wait(&format!("['yours', 'over'].includes({state})"));
        }
        assert_eq!(browser.value("document.activeElement.closest('.game') !== null"), true, "{fragment}");
    }
}

#[test]
#[ignore = "needs the made site and chromium"]
fn large_numbers_fit_a_phone() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.look(360, 740, false);
    for at in ["100000,5", "4503599627370496,5"] {
        browser.open(&format!("{root}play.html#rules=take+any&at={at}"));
        browser
            .wait("document.querySelector('#play table.binary') || document.querySelector('#play .failed')");
        let width = browser.value("document.documentElement.scrollWidth").as_u64().unwrap();
        assert!(width <= 360, "{at} is {width} wide on a phone of 360");
    }
}

#[test]
#[ignore = "needs the made site and chromium"]
fn a_graph_labels_itself_with_the_librarys_values() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}play.html"));
    let labels = "[...document.querySelectorAll('[data-mex] .vertex')].map((one) => one.textContent)";
    browser.value("document.querySelectorAll('[data-mex] button')[1].click()");
    let shown = browser.value(labels);
    let right = browser.value(
        "grundy.ask({ want: 'table', rules: 'graph ' + document.querySelector('[data-mex]').dataset.mex }).result
         .then(({ lines }) => lines.find((line) => line.table).table.positions.map(([name, value]) => name + value))",
    );
    assert_eq!(shown, right);
}
