//! Everybody can use it: names, landmarks, contrast, pictures of what it looks like.

use crate::browser::Browser;
use crate::server::serve;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::io::{Write, stderr};
use std::path::Path;
use std::process::Command;

/// Rules for accessible pages, as they were when this was written.
const AXE: &str = "axe-core@4.14.1";

/// A page of each kind.
const PAGES: [&str; 18] = [
    "index.html",
    "explore.html",
    "explore.html#rules=wythoff",
    "explore.html#rules=board+domino+4x5",
    "explore.html#table=0+1+0+2+0+1+0+3+0+1+0+2+0+1+0+4&kind=line&first=1",
    "play.html",
    "find.html#q=two+piles,+same+number+from+both",
    "search.html?q=nim",
    "learn/index.html",
    "learn/nim.html",
    "learn/pattern.html",
    "zh/learn/nim.html",
    "templates/index.html",
    "zh/templates/index.html",
    "templates/wythoff.html",
    "problems/index.html",
    "problems/hdu1846.html",
    "docs/contest.html",
];
/// A game of each kind: `play.html#` and these.
const GAMES: [&str; 9] = [
    "rules=take+any&at=3,4,5",
    "rules=board+domino+4x5",
    "rules=turn+up+to+3&at=6%2B4%2B1",
    "rules=queen&at=6,9",
    "rules=hackenbush+0-1,1-2,2-3,1-4,0-5,5-6,6-7,7-5,0-8,8-9",
    "rules=graph+a-%3Eb,b-%3Ec,c-%3Ea,c-%3Ed,b-%3Ee,e-%3Ed,e-%3Ef,f-%3Eb&at=a",
    "rules=chomp+4x5&at=5,5,5,5",
    "rules=geography+grid+4x5&at=2:3",
    "rules=tree+take+a+leaf+or+cut+an+edge&at=1-2,2-3,2-4,1-5,5-6,5-7,7-8",
];
/// Whether all that computes on a page has its first answer.
const IS_SETTLED: &str = "(!document.getElementById('ask') || !document.getElementById('answer').hidden
        && document.getElementById('stop').hidden && !document.querySelector('[aria-busy]'))
    && [...document.querySelectorAll('#play, [data-play]')].every((one) => one.dataset.state === 'yours')
    && [...document.querySelectorAll('[data-law]')].every((one) => one.querySelector('.verdict'))
    && (!document.getElementById('words') || document.querySelector('#answers li'))";
/// What a reader can use, and so must have a name.
const CONTROLS: [&str; 8] =
    ["button", "link", "textbox", "searchbox", "radio", "checkbox", "combobox", "slider"];

#[test]
#[ignore = "needs the made site and chromium"]
fn controls_have_names_and_pages_have_landmarks() {
    let (server, mut browser) = (serve(), Browser::start());
    browser.call("Accessibility.enable", json!({}));
    for page in PAGES {
        browser.open(&format!("{}{page}", server.address()));
        let tree = browser.call("Accessibility.getFullAXTree", json!({}));
        let nodes: Vec<&Value> =
            tree["nodes"].as_array().unwrap().iter().filter(|node| node["ignored"] != json!(true)).collect();
        let role = |node: &Value| node["role"]["value"].as_str().unwrap_or_default().to_owned();
        for node in nodes.iter().filter(|node| CONTROLS.contains(&role(node).as_str())) {
            let name = node["name"]["value"].as_str().unwrap_or_default();
            assert!(!name.trim().is_empty(), "{page}: a {} has no name", role(node));
        }
        for landmark in ["main", "navigation", "banner", "contentinfo"] {
            assert!(nodes.iter().any(|node| role(node) == landmark), "{page} has no {landmark}");
        }
        assert_eq!(browser.value("document.querySelectorAll('h1').length"), 1, "{page}");
    }
}

#[test]
#[ignore = "needs the made site and chromium"]
fn pages_look_well_and_axe_finds_no_violation() {
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/pictures");
    fs::create_dir_all(&pictures).unwrap();
    let (axe, root, mut browser) = (axe(), serve().address(), Browser::start());
    let games = GAMES.map(|game| format!("play.html#{game}"));
    let mut found = Vec::new();
    for (i, page) in PAGES.into_iter().chain(games.iter().map(String::as_str)).enumerate() {
        for (j, (name, width, height)) in
            [("desktop", 1280, 900), ("phone", 390, 844)].into_iter().enumerate()
        {
            browser.look(width, height, false);
            browser.open(&format!("{root}{page}"));
            browser.wait(IS_SETTLED);
            let light = browser.picture();
            browser.look(width, height, true);
            let dark = browser.picture();
            assert!(light != dark, "{page} looks the same in the dark");
            let file = page.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
            fs::write(pictures.join(format!("{file}-{name}.png")), light).unwrap();
            fs::write(pictures.join(format!("{file}-{name}-dark.png")), dark).unwrap();
            // The rules are for one of the four looks, in turn.
            if let (true, Some(axe)) = (i % 2 == j, &axe) {
                browser.look(width, height, i % 4 >= 2);
                found.extend(violations(axe, &mut browser).iter().map(|one| format!("{page}: {one}")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

fn violations(axe: &str, browser: &mut Browser) -> Vec<String> {
    browser.value(&format!("{axe}; 0"));
    let said = browser.value(
        "axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) =>
            nodes.map((node) => id + ': ' + node.html.slice(0, 200) + ' ' + (node.failureSummary || ''))))",
    );
    said.as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned()).collect()
}

/// The package of npm, fetched once. Where that is not possible the check is left out, which only
/// machines that must have it (`GRUNDY_AXE_REQUIRED`) take for a failure.
fn axe() -> Option<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(AXE);
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.exists() {
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"]);
        _ = npm.arg(&folder).arg(AXE).output(); // whether the file is there says it all
    }
    let text = fs::read_to_string(file).ok();
    if text.is_none() {
        assert!(std::env::var_os("GRUNDY_AXE_REQUIRED").is_none(), "npm cannot install {AXE}");
        // Not caught by the tests' runner, as what `eprintln` writes would be.
        _ = writeln!(stderr(), "NOT CHECKED: no violation of axe-core, since npm cannot install {AXE}");
    }
    text
}

#[test]
fn colours_have_contrast() {
    let style = include_str!("../../site/style.css");
    let (light, rest) = style.split_once("@media (prefers-color-scheme: dark)").unwrap();
    let light = colours(light);
    let mut dark = light.clone();
    dark.extend(colours(rest.split("*, ::before").next().unwrap()));
    for colours in [light, dark] {
        for ink in ["ink", "soft", "accent", "literal", "wrong"] {
            for paper in ["paper", "raised"] {
                let contrast = contrast(colours[ink], colours[paper]);
                assert!(contrast >= 4.5, "{ink} on {paper}: {contrast:.2}");
            }
        }
        assert!(contrast(colours["on-accent"], colours["accent"]) >= 4.5);
    }
}

/// The colours of a style by name: `--ink: #1d1c1a;`.
fn colours(style: &str) -> BTreeMap<&str, u32> {
    let pairs = style.lines().filter_map(|line| line.trim().strip_prefix("--")?.split_once(": #"));
    pairs.map(|(name, value)| (name, u32::from_str_radix(value.trim_end_matches(';'), 16).unwrap())).collect()
}

/// As the guidelines for web content define it.
fn contrast(one: u32, other: u32) -> f64 {
    let light = |colour: u32| {
        let part = |shift: u32| {
            let part = f64::from(colour >> shift & 255) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0) + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}
