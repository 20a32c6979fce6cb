//! Words of statements, and the templates they are for.

use grundy_explorer::rules::read;
use grundy_lookup::{Search, Shelf, answers_in, asked_forms, examples, form, not_if, told_apart};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// The expected template is among the first three answers, problems counted.
#[test]
fn statements_lead_to_templates() {
    type Questions = BTreeMap<String, BTreeMap<String, String>>;
    let questions: Questions = toml::from_str(include_str!("../statements.toml")).unwrap();
    let shelf = Shelf::carried();
    let search = Search::new(&shelf);
    let mut missed = Vec::new();
    for (words, wanted) in questions.values().flatten() {
        let answers = answers_in(words, &search).unwrap_or_else(|_| panic!("{words}"));
        let found: Vec<&str> = answers.found.iter().map(|found| found.what.name()).take(8).collect();
        let place = found.iter().position(|name| name == wanted);
        if place.is_none_or(|place| place >= 3) {
            missed.push(format!("{words}: {wanted} is at {place:?} of {found:?}"));
        }
    }
    assert!(missed.is_empty(), "{} missed:\n{}", missed.len(), missed.join("\n"));
}

const EXAMPLES: &str = "tools/lookup/src/examples.toml";

/// Which of these templates have too few examples, all at once, and what to do about it.
fn few<'a>(templates: impl Iterator<Item = &'a str>, counts: &BTreeMap<&str, usize>) -> String {
    let wanted = "write four lines or more: what statements say that ask for it, in English and Chinese";
    let few = templates.filter_map(|name| {
        let count = counts.get(name).copied().unwrap_or(0);
        (count < 4).then(|| format!("{name} has {count} examples in {EXAMPLES}: {wanted}\n"))
    });
    few.collect()
}

#[test]
fn all_that_have_few_examples_are_named() {
    let counts = BTreeMap::from([("nim", 4), ("bash", 3)]);
    let said = few(["nim", "bash", "made"].into_iter(), &counts);
    let starts = ["bash has 3 examples in tools/lookup/src/examples.toml: write four", "made has 0 examples"];
    assert_eq!(said.lines().count(), 2, "{said}");
    assert!(said.lines().zip(starts).all(|(line, start)| line.starts_with(start)), "{said}");
}

/// Every template that statements ask for has examples, each of which is there once; what templates
/// share may have some.
#[test]
fn the_examples_are_of_templates() {
    let shelf = Shelf::carried();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut texts = BTreeSet::new();
    for (name, text) in examples() {
        *counts.entry(name).or_default() += 1;
        assert!(texts.insert(text), "{text}: twice in {EXAMPLES}");
    }
    let asked = shelf.templates.iter().filter(|template| !template.path.starts_with("src/support"));
    let few = few(asked.map(|template| template.name.as_str()), &counts);
    assert!(few.is_empty(), "{few}");
    counts.retain(|name, _| !shelf.templates.iter().any(|template| template.name == *name));
    assert!(counts.is_empty(), "{EXAMPLES} has {counts:?}, which are no templates");
    for name in told_apart() {
        assert!(shelf.templates.iter().any(|known| known.name == *name), "{name} in concepts.toml");
    }
}

/// What is said to be typed can be typed.
#[test]
fn the_forms_are_rules() {
    for form in asked_forms() {
        let game = read(form, &|_| Err(String::new()));
        assert!(game.is_ok(), "{form}: {:?}", game.err().map(|error| error.what));
    }
}

/// What a template is told apart from exists.
#[test]
fn what_is_alike_exists() {
    let shelf = Shelf::carried();
    for template in &shelf.templates {
        let quoted = not_if(&template.name).unwrap_or_default().split('`').skip(1).step_by(2);
        for name in quoted.filter(|name| !name.starts_with("grundy ")) {
            let (name, _) = name.split_once("::").unwrap_or((name, ""));
            assert!(shelf.templates.iter().any(|known| known.name == name), "{}: {name}", template.name);
        }
    }
}

/// How many of these have a wanted answer among the first three: templates, and forms.
fn rate<'a>(asked: impl Iterator<Item = (&'a str, Vec<&'a str>)>) -> usize {
    let shelf = Shelf::carried();
    let search = Search::new(&shelf);
    let is_right = |(words, wanted): &(&str, Vec<&str>)| {
        let answers = answers_in(words, &search).unwrap_or_else(|_| panic!("{words}"));
        let found: Vec<&str> = answers.found.iter().map(|found| found.what.name()).take(3).collect();
        let is_form = |wanted: &str| {
            let form = wanted.strip_prefix("explore ");
            form.is_some_and(|form| answers.forms.iter().any(|said| said.starts_with(form)))
        };
        // `sg_dfs::SgSplit` is a part of `sg_dfs`.
        let is_found = |wanted: &str| found.contains(&wanted.split("::").next().unwrap_or_default());
        let is_right = wanted.iter().any(|wanted| is_found(wanted) || is_form(wanted));
        if !is_right {
            println!("{words}: {wanted:?}, not {found:?}");
        }
        is_right
    };
    asked.filter(is_right).count()
}

#[test]
fn what_statements_say_is_understood() {
    type Asked = BTreeMap<String, Vec<[String; 2]>>;
    let asked: Asked = toml::from_str(include_str!("../asked.toml")).unwrap();
    let (known, kept) = (&asked["known"], &asked["kept"]);
    let rates = [known, kept]
        .map(|asked| rate(asked.iter().map(|[words, wanted]| (words.as_str(), wanted.split('|').collect()))));
    println!("{rates:?} of {} and {}", known.len(), kept.len());
    assert!(100 * rates[0] >= 95 * known.len(), "{rates:?}");
    assert!(100 * rates[1] >= 95 * kept.len(), "{rates:?}");
}

/// A statement of a judge, told anew, and the templates any of which is wanted.
#[derive(Deserialize)]
struct Told {
    text: String,
    want: Vec<String>,
}

#[test]
fn statements_of_judges_are_understood() {
    let told: BTreeMap<String, Vec<Told>> = toml::from_str(include_str!("../told.toml")).unwrap();
    for (set, percent) in
        [("read", 97), ("learned", 97), ("kept", 94), ("fourth", 96), ("fifth", 88), ("sixth", 92)]
    {
        let told = &told[set];
        let right = rate(
            told.iter().map(|told| (told.text.as_str(), told.want.iter().map(String::as_str).collect())),
        );
        println!("{set}: {right} of {}", told.len());
        assert!(100 * right >= percent * told.len(), "{set}: {right} of {}", told.len());
    }
}

/// Lists of takes, as statements say them, are rules.
#[test]
fn numbers_that_may_be_taken_are_rules() {
    let search_of = Shelf::carried();
    let search = Search::new(&search_of);
    for (words, form) in [
        ("a player can remove 1, 3 or 4 coins", "take 1,3,4"),
        ("take one, two or three sticks in a turn", "take 1,2,3"),
        ("removes between 2 and 5 stones from a pile", "take 2..5"),
        ("each takes at least 2 and at most 6 matches", "take 2..6"),
        ("may take up to 4 stones", "take 1..4"),
        ("每次可以取1个、3个或4个石子", "take 1,3,4"),
        ("每次可以拿走一到三颗", "take 1..3"),
        ("每人每次取1张、2张或3张牌", "take 1,2,3"),
        ("最多取5个 每次至少取一个", "take 1..5"),
        ("take two adjacent coins of a row", "take 2 in a row"),
        ("players take 1, 2 or 3 consecutive coins from a circle", "take 1..3 in a circle"),
        ("take 1 or 2 stones from two piles", "take 1,2"),
        ("take 1 or 3 from two heaps", "take 1,3"),
        ("每次只能取2的幂次", "take powers of 2"),
        ("在树上删边", "tree hackenbush"),
    ] {
        let forms = answers_in(words, &search).unwrap_or_else(|_| panic!("{words}")).forms;
        assert_eq!(forms.first().map(String::as_str), Some(form), "{words}");
    }
    for words in [
        "take 2i stones from one pile",
        "remove a pile",
        "take any number",
        "multiply by 2 to 9",
        "pick two piles and remove the same number",
        "从两堆中取走同样多",
    ] {
        let forms = answers_in(words, &search).unwrap_or_else(|_| panic!("{words}")).forms;
        assert!(forms.iter().all(|form| !form.contains('2')), "{words}: {forms:?}");
    }
}

/// What one thread has learned of words, others understand.
#[test]
fn answers_are_the_same_in_all_threads() {
    let asked = || form("players take a square number of pebbles");
    let first = asked();
    assert!(first.is_some());
    let other = std::thread::spawn(move || (form("zigzag words that no statement has"), asked()));
    assert_eq!(other.join().unwrap().1, first);
}

/// A form that lacks what the words say is another game.
#[test]
fn a_form_that_says_something_else_is_no_hint() {
    for words in [
        "take non-divisors",
        "replace n by a proper divisor",
        "take 1 from one or both",
        "take 1..3 from a pile of 21",
        "remove not less than 4 stones of it",
    ] {
        assert_eq!(form(words), None, "{words}");
    }
    // Whether other words mean the same, a hint cannot say.
    assert_eq!(form("remove 1 or 2 coins next to each other, who cannot move wins"), None);
    assert_eq!(form("players remove 1, 3 or 4 sticks").as_deref(), Some("take 1,3,4"));
    assert_eq!(form("lower n by a proper divisor of it").as_deref(), Some("take proper divisors"));
}
