//! Everybody can use it: names, landmarks, contrast, pictures of what it looks like.

use crate::browser::Browser;
use crate::server::serve;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A page of each kind.
const PAGES: [&str; 9] = [
    "index.html",
    "explore.html",
    "play.html",
    "search.html",
    "learn/nim.html",
    "zh/learn/nim.html",
    "templates/index.html",
    "templates/wythoff.html",
    "problems/hdu1846.html",
];
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

#[test]
#[ignore = "needs the made site and chromium"]
fn pictures_for_those_who_look_at_them() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/pictures");
    fs::create_dir_all(&folder).unwrap();
    let (server, mut browser) = (serve(), Browser::start());
    for page in PAGES {
        let mut pictures = Vec::new();
        for (name, width, height, is_dark) in
            [("desktop", 1280, 900, false), ("dark", 1280, 900, true), ("phone", 390, 844, false)]
        {
            browser.look(width, height, is_dark);
            browser.open(&format!("{}{page}", server.address()));
            let picture = browser.picture();
            fs::write(folder.join(format!("{}-{name}.png", page.replace(['/', '.'], "-"))), &picture)
                .unwrap();
            pictures.push(picture);
        }
        assert!(pictures[0] != pictures[1], "{page} looks the same in the dark");
    }
}
