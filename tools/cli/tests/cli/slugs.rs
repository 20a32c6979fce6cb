//! From the pages of problems to slugs and titles, and back.

use grundy_cli::problem::catalogue;
use grundy_cli::problem::judges::{ProblemKind, all, named, of_slug};
use grundy_cli::problem::patterns::{self, Values, Words, fill, read};
use grundy_cli::problem::places::{address_of, of_address, of_site};
use grundy_cli::problem::task::BrowserTask;
use std::path::Path;

/// Every pattern of `judges.toml` is used, none contradicts another one, and a slug's address
/// leads back to the slug.
#[test]
fn patterns_agree() {
    let value = |name: &str, kind: &ProblemKind| match (kind.words.get(name), name) {
        (Some(words), _) => words[0].clone(),
        (_, "number" | "contest") => "1234".to_owned(),
        (_, "volume" | "round") => "123".to_owned(),
        (_, "last") => "45".to_owned(),
        (_, "index") => "b".to_owned(),
        (_, "dashed") => "a-name".to_owned(),
        (_, "path") => "a/path".to_owned(),
        _ => "name".to_owned(),
    };
    for judge in all() {
        assert!(!judge.problems.is_empty(), "{}", judge.name);
        for kind in &judge.problems {
            let names = ["series", "number", "contest", "volume", "round", "last", "index", "letter"];
            let names = names.iter().chain(&["name", "where", "dashed", "path", "_"]);
            let values: Values = names.map(|&name| (name.to_owned(), value(name, kind))).collect();
            let fill = |pattern: &str| patterns::fill(pattern, &values).unwrap();
            let heading = kind.heading.as_deref().map(fill).unwrap_or_default();
            for pattern in &kind.address {
                let place = of_address(&fill(pattern), &heading).unwrap_or_else(|| panic!("{pattern}"));
                assert_eq!((&place.judge, &place.name), (&judge.name, &fill(&kind.name)), "{pattern}");
                assert_eq!(place.slug, patterns::slug(&fill(&kind.slug)), "{pattern}");
                assert_eq!(of_slug(&place.slug).unwrap().name, judge.name, "{pattern}");
                if let Some(address) = address_of(&place.slug).filter(|_| kind.heading.is_none()) {
                    assert_eq!(of_address(&address, ""), Some(place), "{pattern}");
                }
            }
            for host in &judge.hosts {
                let host = host.replace('*', "any");
                let address = fill(&kind.address[0]).replacen(&judge.hosts[0], &host, 1);
                assert_eq!(of_address(&address, &heading).unwrap().judge, judge.name, "{address}");
            }
        }
    }
}

#[test]
fn all_problems_here_go_from_address_to_slug_and_back() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let entries = catalogue::entries(root, &[]).unwrap();
    assert!(entries.len() >= 83);
    for entry in entries {
        let source = entry.problem.unwrap().source;
        if entry.slug == "cram_dominoes" {
            // No judge has it, so nothing may claim it.
            assert!(of_address(&source, "").is_none() && of_slug(&entry.slug).is_none());
            continue;
        }
        // LeetCode's addresses do not have the number, its titles do.
        let heading = entry.slug.strip_prefix("lc").map_or(String::new(), |number| format!("{number}. "));
        let place = of_address(&source, &heading).unwrap_or_else(|| panic!("{source}"));
        if ["arc072d", "arc087e", "arc091f"].contains(&entry.slug.as_str()) {
            // Problems C to F of older rounds are the tasks a to d there.
            let task = entry.slug.as_bytes()[6] - 2;
            assert_eq!(place.slug, format!("{}{}", &entry.slug[..6], task as char));
            continue;
        }
        assert_eq!(place.slug, entry.slug, "{source}");
        assert_eq!(of_slug(&entry.slug).unwrap().name, place.judge, "{source}");
        assert_eq!(address_of(&entry.slug), Some(source).filter(|_| heading.is_empty()));
    }
}

#[test]
fn a_slug_that_can_be_read_in_two_ways_has_no_address() {
    assert_eq!(address_of("cf13821"), None);
    assert_eq!(address_of("atcoder_dp_k"), None, "its contest is not in the slug");
    assert_eq!((address_of("hdu18x"), address_of("solution"), address_of("")), (None, None, None));
}

#[test]
fn other_addresses_of_one_problem() {
    let slug = |address: &str, heading: &str| of_address(address, heading).map(|place| place.slug);
    for (address, wanted) in [
        ("http://www.codeforces.com/contest/1382/problem/B/", "cf1382b"),
        ("https://m1.codeforces.com/contest/1382/problem/B?locale=en", "cf1382b"),
        ("https://mirror.codeforces.com/problemset/problem/1382/B#x", "cf1382b"),
        ("https://codeforces.net/problemset/problem/1382/B", "cf1382b"),
        ("https://codeforces.com/group/abc/contest/100001/problem/A", "gym100001a"),
        ("https://codeforces.com/problemsets/acmsguru/problem/99999/153", "sgu153"),
        ("https://vjudge.net/problem/HDU-1846", "hdu1846"),
        ("https://atcoder.jp/contests/abc058/tasks/arc071_a", "arc071a"),
        ("https://www.luogu.com/problem/P1247", "luogu_p1247"),
        ("https://www.luogu.com.cn/problem/AT_abc297_g", "abc297g"),
        ("https://hydro.ac/d/bzoj/p/1413", "bzoj1413"),
        ("https://hydro.ac/d/school/p/1413", "hydro_school_1413"),
        ("https://eolymp.com/en/problems/2411", "eolymp2411"),
    ] {
        assert_eq!(slug(address, "").as_deref(), Some(wanted), "{address}");
    }
    let uva =
        "https://onlinejudge.org/index.php?option=com_onlinejudge&Itemid=8&page=show_problem&problem=1502";
    assert_eq!(slug(uva, "10561 - Tree/blecross").as_deref(), Some("uva10561"));
    assert_eq!(slug(uva, "Treblecross"), None);
    let page = "https://acm.hdu.edu.cn/statistic.php?pid=1001";
    assert_eq!((slug(page, ""), of_site(page).unwrap().name.as_str()), (None, "hdu"));
}

#[test]
fn submit_pages() {
    let url = |name: &str, address: &str| named(name).unwrap().submit_url(address);
    for address in
        ["https://codeforces.com/problemset/problem/1382/B", "https://codeforces.com/contest/1382/problem/B"]
    {
        let submit = url("codeforces", address);
        assert_eq!(submit.as_deref(), Some("https://codeforces.com/contest/1382/submit/B"));
    }
    let submit = url("atcoder", "https://atcoder.jp/contests/abc297/tasks/abc297_g");
    assert_eq!(submit.as_deref(), Some("https://atcoder.jp/contests/abc297/submit?taskScreenName=abc297_g"));
    let submit = url("atcoder", "https://atcoder.jp/contests/dp/tasks/dp_k");
    assert_eq!(submit.as_deref(), Some("https://atcoder.jp/contests/dp/submit?taskScreenName=dp_k"));
    let submit = url("hdu", "https://acm.hdu.edu.cn/showproblem.php?pid=1846");
    assert_eq!(submit.as_deref(), Some("https://acm.hdu.edu.cn/submit.php?pid=1846"));
    assert_eq!(url("hdu", "https://example.org/?pid=1"), None);
    assert_eq!(url("hdu", "https://codeforces.com/contest/1382/problem/B"), None);
    assert_eq!(url("kattis", "https://open.kattis.com/problems/throwns (Kattis)"), None);
    assert_eq!(url("cses", "https://cses.fi/problemset/task/1098/x/y"), None);
}

fn parts(pattern: &str, text: &str) -> Option<String> {
    let words = Words::from([("series".to_owned(), vec!["abc".to_owned(), "arc".to_owned()])]);
    let values = read(pattern, &words, text)?;
    Some(values.iter().map(|(name, value)| format!("{name}={value} ")).collect::<String>().trim().to_owned())
}

#[test]
fn both_directions() {
    let read = parts("cf{contest}{index}", "cf1382b2").unwrap();
    assert_eq!(read, "contest=1382 index=b2");
    let values =
        Values::from([("contest", "1382"), ("index", "b")].map(|(a, b)| (a.to_owned(), b.to_owned())));
    assert_eq!(fill("/{contest}/{INDEX}/{index}", &values).as_deref(), Some("/1382/B/b"));
    assert_eq!(fill("{other}", &values), None);
    assert_eq!(patterns::slug("--A b/../C_"), "a_b_c");
}

#[test]
fn only_what_fits_in_one_way_is_read() {
    assert_eq!(parts("cf{contest}{index}", "cf13821"), None, "138 21 or 1382 1");
    assert_eq!(parts("uva{volume}{last}", "uva10561").as_deref(), Some("last=61 volume=105"));
    let tasks = "{series}{round}/{series}{round}_{letter}";
    assert_eq!(parts(tasks, "abc297/abc297_g").as_deref(), Some("letter=g round=297 series=abc"));
    assert_eq!(parts(tasks, "abc297/abc298_g"), None);
    assert_eq!(parts(tasks, "xyz297/xyz297_g"), None);
    assert_eq!(parts("{_}/p/{name}", "a é%/p/x").as_deref(), Some("name=x"));
    for text in ["", "a/", "..", "a b", "é", "a\0", &"a".repeat(41)] {
        assert_eq!(parts("{name}", text), None, "{text:?}");
    }
    assert_eq!(parts("{_}", "a/b"), None);
}

fn task(name: &str, url: &str) -> BrowserTask {
    let json = serde_json::json!({ "name": name, "url": url });
    BrowserTask::parse(json.to_string().as_bytes()).unwrap()
}

#[test]
fn slugs_and_titles_of_known_judges() {
    for row in [
        "https://acm.hdu.edu.cn/showproblem.php?pid=1846 | Brave Game | hdu1846 | HDU 1846: Brave Game",
        "http://poj.org/problem?id=1067 | 取石子游戏 | poj1067 | POJ 1067: 取石子游戏",
        "https://codeforces.com/problemset/problem/1382/B | B. Sequential Nim | cf1382b | Codeforces 1382B: Sequential Nim",
        "https://codeforces.com/contest/1091/problem/H | H. New Year | cf1091h | Codeforces 1091H: New Year",
        "https://codeforces.com/gym/100001/problem/A | A. Nim | gym100001a | Codeforces 100001A: Nim",
        "https://atcoder.jp/contests/abc297/tasks/abc297_g | G - Constrained Nim 2 | abc297g | ABC 297 G: Constrained Nim 2",
        "https://atcoder.jp/contests/dp/tasks/dp_k | K - Stones | atcoder_dp_k | AtCoder dp_k: K - Stones",
        "https://www.luogu.com.cn/problem/P1247 | P1247 Nim | luogu_p1247 | Luogu P1247: Nim",
        "https://www.spoj.com/problems/CLK/ | CLK - Chomp | spoj_clk | SPOJ CLK: Chomp",
        "https://basecamp.eolymp.com/en/problems/2411 | Sum of games | eolymp2411 | Eolymp 2411: Sum of games",
        "https://cses.fi/problemset/task/1098/ | Nim Game II | cses1098 | CSES 1098: Nim Game II",
        "https://www.lydsy.com/JudgeOnline/problem.php?id=1413 | Stone | bzoj1413 | BZOJ 1413: Stone",
        "https://judge.yosupo.jp/problem/nim_product_64 | Nim Product | yosupo_nim_product_64 | Library Checker nim_product_64: Nim Product",
        "https://onlinejudge.org/index.php?option=com_onlinejudge&page=show_problem&problem=1502 | 10561 - Treblecross | uva10561 | UVa 10561: Treblecross",
        "https://vjudge.net/problem/HDU-1846 | Brave Game | hdu1846 | HDU 1846: Brave Game",
        "https://acm.hdu.edu.cn/contest/problem?cid=1&pid=1001 | Nim | hdu_1_1001 | HDU 1 1001: Nim",
        "https://www.example.org/a/b | A Nim! | example_a_nim | A Nim!",
    ] {
        let [url, name, slug, title] = row.split(" | ").collect::<Vec<_>>()[..] else { panic!("{row}") };
        let task = task(name, url);
        assert_eq!((task.slug(), task.title()), (slug.to_owned(), title.to_owned()), "{url}");
    }
}

#[test]
fn nothing_hostile_reaches_a_slug_or_a_line() {
    for name in ["../../x", "/etc/passwd", "a\0b", "..\\..\\x", "\u{202e}evil", "a\r\n//! # b", "-rf", "…"]
    {
        for url in [
            "https://example.org/",
            "https://1.2.3.4:80/../..",
            "https://acm.hdu.edu.cn/showproblem.php?pid=../../x",
            "https://codeforces.com/contest/../problem/..",
            "https://atcoder.jp/contests/x/tasks/..%2f..",
            "https://judge.yosupo.jp/problem/..",
            "https://vjudge.net/problem/HDU-../..",
            "https://vjudge.net/problem/AtCoder---",
            "https://hydro.ac/d/../p/-1",
            "https://onlinejudge.org/index.php?page=show_problem&problem=../..",
            "https://acm.hdu.edu.cn/",
        ] {
            let task = task(name, url);
            let (slug, title) = (task.slug(), task.title());
            assert!(slug.starts_with(|c: char| c.is_ascii_lowercase()), "{slug}");
            assert!(
                slug.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_'),
                "{slug}"
            );
            assert!(!title.contains(|c: char| c.is_control() || c == '\u{202e}'), "{title:?}");
        }
    }
}
