//! Words of statements, and the templates they are for.

use grundy_lookup::{Search, Shelf, answers_in, named_templates};
use std::collections::BTreeMap;

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

/// Every template that statements ask for has words of its own, and no other does.
#[test]
fn the_words_are_those_of_templates() {
    let (named, shelf): (Vec<&String>, Shelf) = (named_templates().collect(), Shelf::carried());
    for template in &shelf.templates {
        let is_part = template.path.starts_with("src/support");
        assert!(is_part || named.contains(&&template.name), "{} is not in words.toml", template.name);
    }
    let known: Vec<&String> = shelf.templates.iter().map(|template| &template.name).collect();
    let unknown: Vec<_> = named.into_iter().filter(|name| !known.contains(name)).collect();
    assert!(unknown.is_empty(), "words.toml has {unknown:?}, which are no templates");
}

/// How many of these have a wanted answer among the first three: templates, the templates of
/// problems, and forms.
fn rate(asked: &[[String; 2]], says: bool) -> usize {
    let shelf = Shelf::carried();
    let search = Search::new(&shelf);
    let mut right = 0;
    for [words, wanted] in asked {
        let answers = answers_in(words, &search).unwrap_or_else(|_| panic!("{words}"));
        let found: Vec<&str> = answers.found.iter().map(|found| found.what.name()).take(3).collect();
        let is_form = |wanted: &str| {
            let form = wanted.strip_prefix("explore ");
            form.is_some_and(|form| answers.forms.iter().any(|said| said.starts_with(form)))
        };
        if wanted.split('|').any(|wanted| found.contains(&wanted) || is_form(wanted)) {
            right += 1;
        } else if says {
            println!("{words}: {wanted}, not {found:?}");
        }
    }
    right
}

#[test]
fn what_statements_say_is_understood() {
    type Asked = BTreeMap<String, Vec<[String; 2]>>;
    let asked: Asked = toml::from_str(include_str!("../asked.toml")).unwrap();
    let (known, kept) = (&asked["known"], &asked["kept"]);
    let rates = [rate(known, true), rate(kept, false)];
    println!("{rates:?} of {} and {}", known.len(), kept.len());
    assert!(rates[0] >= 65, "{rates:?}");
}
