//! The made site in a browser. `scripts/book.sh` makes it and runs these.

use crate::browser::Browser;
use crate::server::{files, folder, serve};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::collections::BTreeMap;
use std::fs;

/// The pages of the site.
fn pages() -> Vec<String> {
    files().into_iter().filter(|path| path.ends_with(".html")).collect()
}

#[test]
#[ignore = "needs the made site and chromium"]
fn every_page_opens_without_a_complaint_and_fits_a_phone() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.look(360, 740, false);
    for page in pages() {
        browser.open(&format!("{root}{page}"));
        let width = browser.value("document.documentElement.scrollWidth").as_u64().unwrap();
        assert!(width <= 360, "{page} is {width} wide on a phone of 360");
        browser.expect_no_complaints(&page);
    }
}

#[test]
#[ignore = "needs the made site"]
fn the_site_is_small() {
    let size = |path: &str| fs::metadata(folder().join(path)).unwrap().len();
    let total: u64 = files().iter().map(|path| size(path)).sum();
    assert!(total < 8_000_000, "{total} bytes");
    for page in pages() {
        // All that is loaded before anything computes.
        let is_part = |link: &String| link.starts_with("assets/") && !link.ends_with(".wasm.js");
        let parts: Vec<String> = links(&page).into_iter().filter(is_part).collect();
        let bytes = size(&page) + parts.iter().map(|path| size(path)).sum::<u64>();
        let most = if page == "index.html" { 100_000 } else { 300_000 };
        assert!(bytes < most, "{page}: {bytes} bytes with {parts:?}");
        assert!(parts.iter().any(|path| path.ends_with("style.css") || page == "notebook.html"), "{page}");
    }
}

/// Where the links of a page lead within the site, from its root.
fn links(page: &str) -> Vec<String> {
    addresses(page).into_iter().map(|(file, _)| file).filter(|file| file != page).collect()
}

/// The same, and the part of the page after `#`.
fn addresses(page: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(folder().join(page)).unwrap();
    let links = text.split(" href=\"").skip(1).chain(text.split(" src=\"").skip(1));
    let links = links.map(|part| part.split('"').next().unwrap_or_default());
    let from_root = |link: &str| {
        let (address, part) = link.split_once('#').unwrap_or((link, ""));
        let address = address.split('?').next().unwrap_or_default();
        if address.is_empty() {
            return (page.to_owned(), part.to_owned());
        }
        let mut parts: Vec<&str> = page.split('/').collect();
        parts.pop();
        for part in address.split('/') {
            match part {
                ".." => _ = parts.pop(),
                part => parts.push(part),
            }
        }
        (parts.join("/"), part.to_owned())
    };
    links.filter(|link| !link.contains("://") && !link.starts_with("data:")).map(from_root).collect()
}

#[test]
#[ignore = "needs the made site"]
fn the_shortest_form_of_a_template_is_code_from_its_first_line_on() {
    let templates =
        pages().into_iter().filter(|page| page.starts_with("templates/") && !page.ends_with("index.html"));
    let mut count = 0;
    for page in templates {
        let text = fs::read_to_string(folder().join(&page)).unwrap();
        let (_, code) = text.split_once("id=\"form-code-2\">").unwrap();
        assert!(code.starts_with("pub mod "), "{page} begins with {}", code.lines().next().unwrap());
        count += 1;
    }
    assert!(count > 60);
}

#[test]
#[ignore = "needs the made site and chromium"]
fn copy_puts_the_text_on_the_clipboard() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.allow_clipboard();
    for page in ["templates/wythoff.html", "problems/hdu1846.html"] {
        browser.open(&format!("{root}{page}"));
        let count = browser.value("document.querySelectorAll('[data-copy]').length").as_u64().unwrap();
        assert!(count >= 1, "{page} has nothing to copy"); // bundles that are not kept are not there
        for i in 0..count {
            browser.value(&format!("document.querySelectorAll('[data-copy]')[{i}].click()"));
            let code = format!(
                "document.getElementById(document.querySelectorAll('[data-copy]')[{i}].dataset.copy).textContent"
            );
            browser.wait(&format!("navigator.clipboard.readText().then((text) => text === {code})"));
        }
    }
}

#[test]
#[ignore = "needs the made site and chromium"]
fn search_finds() {
    let (root, mut browser) = (serve().address(), Browser::start());
    for (words, page) in [
        ("wythoff", "templates/wythoff.html"),
        ("brave game", "problems/hdu1846.html"),
        ("two heaps same number", "templates/wythoff.html"),
        ("hdu1846", "problems/hdu1846.html"),
        ("HDU-1846", "problems/hdu1846.html"),
        ("取石子", "templates/nim.html"),
        ("威佐夫", "templates/wythoff.html"),
        ("威佐夫博弈", "templates/wythoff.html"),
    ] {
        browser.open(&format!("{root}search.html?q={}", words.replace(' ', "+")));
        let first = browser.value("document.querySelector('ol.found a').getAttribute('href')");
        assert_eq!(first, page, "{words}");
    }
    for (words, page) in [
        ("sprague", "learn/sums.html"),
        ("sprague", "zh/learn/sums.html"),
        ("Sprague-Grundy", "templates/sum.html"),
        ("nim-sum", "learn/nim.html"),
        ("nim-sum", "docs/glossary.html"),
        ("P-position", "learn/cards.html"),
        ("P-position", "docs/glossary.html"),
        ("威佐夫", "problems/hdu1527.html"),
        ("巴什", "templates/bash.html"),
        ("八进制", "zh/learn/piles.html"),
        ("SG 函数", "zh/learn/sums.html"),
        ("SG函数", "templates/sg_table.html"),
        ("先手必胜", "zh/learn/cards.html"),
        ("必败态", "templates/outcome.html"),
        ("尼姆", "zh/learn/nim.html"),
        ("尼姆", "templates/nim.html"),
        ("博弈", "zh/learn/cards.html"),
        ("公平组合游戏", "zh/learn/cards.html"),
    ] {
        browser.open(&format!("{root}search.html?q={words}"));
        let link = format!("document.querySelectorAll('ol.found a[href=\"{page}\"]').length");
        assert_eq!(browser.value(&link), 1, "{words}: {page}");
    }
    browser.open(&format!("{root}search.html?q=%3Cimg+src%3Dx%3E+%28%5B"));
    assert_eq!(browser.value("document.querySelectorAll('main img, ol.found a').length"), 0);
    browser.expect_no_complaints("search");
}

#[test]
#[ignore = "needs the made site and chromium"]
fn a_problem_runs_on_its_sample_from_a_server_and_from_a_file() {
    let mut browser = Browser::start();
    for root in [serve().address(), format!("file://{}/", folder().display())] {
        for slug in ["hdu1846", "cf1382b", "abc297g"] {
            browser.open(&format!("{root}problems/{slug}.html"));
            browser.click("[data-start]");
            browser.wait("document.querySelector('[data-verdict]').dataset.verdict === 'exit'");
            let right = browser.text(".sample div:nth-child(2) code");
            assert_eq!(browser.text("#output"), right, "{root} {slug}");
            browser.expect_no_complaints(slug);
        }
    }
}

#[test]
#[ignore = "needs the made site and chromium"]
fn a_run_on_a_sample_is_compared_as_judges_compare() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}problems/hdu1846.html"));
    let right = "document.querySelector('.sample div:nth-child(2) code').textContent";
    for (change, said) in [
        ("0", "; as in the sample"),
        (&*format!("input.value += ' \\n\\n'; {right} += '\\n \\n'"), "; as in the sample"),
        ("document.querySelector('[data-run]').dataset.several = ''", "; as in the sample"),
        (&*format!("{right} = 'x\\n'"), "; not as in the sample, but several outputs are right"),
        ("delete document.querySelector('[data-run]').dataset.several", "; not as in the sample"),
        ("document.getElementById('input').value = '1\\n4 2\\n'", " ms"),
    ] {
        browser.value(change);
        browser.value("document.querySelector('[data-verdict]').dataset.verdict = ''");
        browser.click("[data-start]");
        browser.wait("document.querySelector('[data-verdict]').dataset.verdict === 'exit'");
        let verdict = browser.text("[data-verdict]");
        assert!(verdict.ends_with(said), "{change}: {verdict}");
    }
}

#[test]
#[ignore = "needs the made site and chromium"]
fn a_run_is_stopped_and_bad_input_is_reported() {
    let (root, mut browser) = (serve().address(), Browser::start());
    browser.open(&format!("{root}problems/hdu1846.html"));
    browser.value("document.getElementById('input').value = 'x'");
    browser.click("[data-start]");
    browser.wait("document.querySelector('[data-verdict]').dataset.verdict === 'exit'");
    assert_eq!(browser.value("document.getElementById('output').className"), "failed");
    // Endless: wasm that loops, given in place of the program.
    let endless = "[0,97,115,109,1,0,0,0,1,4,1,96,0,0,3,2,1,0,5,3,1,0,1,7,19,2,6,109,101,109,111,114,121,2,0,6,95,115,\
                   116,97,114,116,0,0,10,9,1,7,0,3,64,12,0,11,11]";
    let run = format!(
        "grundy.module = async () => ({{ module: await WebAssembly.compile(Uint8Array.from({endless})) }});
         globalThis.ended = grundy.run({{ program: 'endless', milliseconds: 300 }}).result.then((r) => r.ended + ': ' + r.said)"
    );
    assert_eq!(browser.value(&run), "time: stopped after 0.3 seconds");
    browser.click("[data-start]");
    browser.wait("!document.querySelector('[data-stop]').disabled");
    browser.click("[data-stop]");
    browser.wait("document.querySelector('[data-verdict]').dataset.verdict === 'stop'");
}

#[test]
#[ignore = "needs the made site"]
fn links_within_the_site_lead_to_files_and_to_their_parts() {
    let all: BTreeMap<String, Vec<u8>> =
        files().into_iter().map(|file| (file.clone(), fs::read(folder().join(file)).unwrap())).collect();
    let mut parts = 0;
    for page in pages() {
        for (link, part) in addresses(&page) {
            let file = all.get(&link).unwrap_or_else(|| panic!("{page}: {link}"));
            // What computes reads the rest of its address itself.
            if !part.is_empty() && !part.contains('=') {
                let text = String::from_utf8_lossy(file);
                assert!(text.contains(&format!(" id=\"{part}\"")), "{page}: {link} has no part {part}");
                parts += 1;
            }
        }
    }
    assert!(parts > 100, "{parts} links to parts of pages");
}

#[test]
#[ignore = "needs the made site and chromium"]
fn long_lines_of_the_notebook_hang() {
    let (server, mut browser) = (serve(), Browser::start());
    browser.open(&format!("{}notebook.html", server.address()));
    // How many characters further right a line goes on than it begins.
    let hanging = "[...document.querySelectorAll('pre u')].filter((one) => /\\S/.test(one.textContent)).flatMap((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const rows = [...range.getClientRects()], bottom = Math.max(...rows.map((row) => row.bottom));
        const last = rows.filter((row) => row.bottom > bottom - 1), box = one.getBoundingClientRect();
        const indent = /^ */.exec(one.textContent)[0].length;
        const advance = parseFloat(getComputedStyle(one).paddingLeft) / (indent + 4);
        const isWrapped = box.height > 1.5 * parseFloat(getComputedStyle(one).lineHeight);
        return isWrapped && box.width > 0 && one.getClientRects().length === 1
            ? [Math.round((Math.min(...last.map((row) => row.left)) - box.left) / advance) - indent] : [];
    })";
    let hanging = browser.value(hanging);
    let lines = hanging.as_array().unwrap();
    assert!(lines.len() > 20 && lines.iter().all(|hang| hang == 4), "{hanging}");
}

#[test]
#[ignore = "needs the made site and chromium"]
fn the_notebook_has_at_most_25_pages() {
    let (server, mut browser) = (serve(), Browser::start());
    browser.open(&format!("{}notebook.html", server.address()));
    let printed = browser.call("Page.printToPDF", serde_json::json!({ "preferCSSPageSize": true }));
    let pdf = STANDARD.decode(printed["data"].as_str().unwrap()).unwrap();
    let text = String::from_utf8_lossy(&pdf);
    let pages = text.matches("/Type /Page\n").count() + text.matches("/Type /Page ").count();
    assert!((5..=25).contains(&pages), "{pages} pages");
}
