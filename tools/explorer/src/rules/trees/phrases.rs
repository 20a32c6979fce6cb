//! The words for moves on trees.

use super::moves::{Counts, TreeMove};
use crate::game::Flaw;
use crate::rules::Words;

/// Each move with its words; the first ones of a move are its title. Longer ones before their
/// beginnings.
const PHRASES: &[(&str, TreeMove)] = &[
    ("node kayles", TreeMove::Neighbourhood),
    ("take a vertex and its neighbours", TreeMove::Neighbourhood),
    ("take a vertex with its neighbours", TreeMove::Neighbourhood),
    ("take a vertex and all its neighbours", TreeMove::Neighbourhood),
    ("take a vertex with all its neighbours", TreeMove::Neighbourhood),
    ("arc kayles", TreeMove::Ends),
    ("take both ends of an edge", TreeMove::Ends),
    ("take an edge and its ends", TreeMove::Ends),
    ("take an edge with its ends", TreeMove::Ends),
    ("take two neighbours", TreeMove::Ends),
    ("hackenbush", TreeMove::Branch),
    ("green hackenbush", TreeMove::Branch),
    ("cut an edge and what is above", TreeMove::Branch),
    ("cut a branch", TreeMove::Branch),
    ("cut an edge", TreeMove::Edge),
    ("take a subtree", TreeMove::Subtree),
    ("take a vertex and its subtree", TreeMove::Subtree),
    ("take a vertex with its subtree", TreeMove::Subtree),
    ("take a path from the root", TreeMove::RootPath),
    ("take a path to the root", TreeMove::RootPath),
    ("take all leaves but one", TreeMove::OtherLeaves),
    ("take all leaves", TreeMove::Leaves),
    ("gather", TreeMove::Gather),
    ("take a leaf", TreeMove::Vertex(LEAF)),
];

/// The degrees of a leaf; a vertex alone is one.
const LEAF: Counts = Counts { least: 0, most: 1, parity: None };

/// To take an edge may also mean its ends: only the others cut it.
const VERBS: [&str; 4] = [TAKE, "remove", "delete", "cut"];
const TAKE: &str = "take";

/// One kind of moves, or several with `or` between them.
pub fn moves(words: &mut Words) -> Result<Vec<TreeMove>, Flaw> {
    words.take(":");
    let mut all = Vec::new();
    let mut verb = None;
    loop {
        verb = words.peek().filter(|word| VERBS.contains(&&**word)).or(verb);
        all.extend(one(words, verb.as_deref())?);
        words.who_wins();
        let mut ahead = words.clone();
        ahead.take(",");
        if !ahead.take("or") {
            return Ok(all);
        }
        *words = ahead;
    }
}

/// As they can be read again.
pub fn show(moves: &[TreeMove]) -> String {
    moves.iter().map(|one| title(*one)).collect::<Vec<_>>().join(" or ")
}

fn title(one: TreeMove) -> String {
    if let Some((words, _)) = PHRASES.iter().find(|phrase| phrase.1 == one) {
        return (*words).to_owned();
    }
    match one {
        TreeMove::Vertex(Counts::ANY) => "take a vertex".to_owned(),
        TreeMove::Vertex(Counts { parity: Some(0), .. }) => "take a vertex of even degree".to_owned(),
        TreeMove::Vertex(Counts { parity: Some(_), .. }) => "take a vertex of odd degree".to_owned(),
        TreeMove::Vertex(degrees) => format!("take a vertex of degree {}", range(degrees)),
        TreeMove::Path(Counts::ANY) => "take a path".to_owned(),
        TreeMove::Path(Counts { parity: Some(0), .. }) => "take an even path".to_owned(),
        TreeMove::Path(Counts { parity: Some(_), .. }) => "take an odd path".to_owned(),
        TreeMove::Path(sizes) => format!("take a path of {}", range(sizes)),
        _ => unreachable!("it has a phrase"),
    }
}

fn range(counts: Counts) -> String {
    match counts {
        Counts { least, most, .. } if least == most => least.to_string(),
        Counts { least: 0, most, .. } => format!("at most {most}"),
        Counts { least, most: u64::MAX, .. } => format!("at least {least}"),
        Counts { least, most, .. } => format!("{least}..{most}"),
    }
}

/// A move; one for each of several numbers. After `or` the verb may be missing: `verb` is the last.
fn one(words: &mut Words, verb: Option<&str>) -> Result<Vec<TreeMove>, Flaw> {
    let cuts = verb.is_some_and(|verb| verb != TAKE);
    let is_said =
        |words: &mut Words, phrase: &str| (cuts || !phrase.starts_with("cut ")) && says(words, phrase);
    if let Some((_, found)) = PHRASES.iter().find(|(phrase, _)| is_said(words, phrase)) {
        return Ok(vec![*found]);
    }
    let parity = |parity| vec![Counts { parity: Some(parity), ..Counts::ANY }];
    if says(words, "take a vertex") {
        let degrees = if words.take("of degree") {
            several(words)?
        } else if words.take("of odd degree") {
            parity(1)
        } else if words.take("of even degree") {
            parity(0)
        } else {
            vec![Counts::ANY]
        };
        return Ok(degrees.into_iter().map(TreeMove::Vertex).collect());
    }
    let sizes = if says(words, "take an odd path") {
        Some(parity(1))
    } else if says(words, "take an even path") {
        Some(parity(0))
    } else if says(words, "take a path") {
        let sizes = if words.take("of") { several(words)? } else { vec![Counts::ANY] };
        words.take("vertices");
        Some(sizes)
    } else {
        None
    };
    if let Some(sizes) = sizes {
        return Ok(sizes.into_iter().map(TreeMove::Path).collect());
    }
    const MOVES: &str = "`take a leaf`, `take a vertex of degree 2`, `cut an edge`, `take both ends of an edge`, \
                         `take a path`, `node kayles`";
    Err(Flaw(match words.peek() {
        Some(word) => {
            let verb = verb.filter(|_| ["a", "an"].contains(&&*word)).map(|verb| format!("{verb} "));
            let phrase = verb.unwrap_or_default() + &phrase(words);
            format!("`{phrase}`: which move on trees is that? {MOVES}")
        }
        None => format!("which move on trees? {MOVES}"),
    }))
}

/// The next words, up to the end of a clause.
fn phrase(words: &Words) -> String {
    const MOST: usize = 6;
    let all = (0..MOST).map_while(|i| words.peek_at(i)).take_while(|word| ![",", "or"].contains(&&**word));
    all.collect::<Vec<_>>().join(" ")
}

/// Steps over a phrase, if it comes next; what is taken may be removed, and an article may be
/// missing.
fn says(words: &mut Words, phrase: &str) -> bool {
    let mut ahead = words.clone();
    let mut rest = phrase;
    for verb in ["take ", "cut "] {
        if let Some(object) = phrase.strip_prefix(verb) {
            rest = object;
            let _ = ahead.take(verb.trim()) || VERBS[1..].iter().any(|verb| ahead.take(verb));
        }
    }
    for article in ["a ", "an "] {
        if let Some(object) = rest.strip_prefix(article) {
            rest = object;
            let _ = ahead.take("a") || ahead.take("an") || ahead.take("one") || ahead.take("any");
        }
    }
    let is_said = ahead.take(rest) || ahead.take(&rest.replace("neighbour", "neighbor"));
    if is_said {
        *words = ahead;
    }
    is_said
}

/// `1 or 2`, `1, 2 or 4..6`, or what [`counts`] reads.
fn several(words: &mut Words) -> Result<Vec<Counts>, Flaw> {
    let mut all = vec![counts(words)?];
    loop {
        let mut ahead = words.clone();
        // A move may follow, such as `one leaf`.
        let joined = ahead.take(",") | ahead.take("or");
        let is_number = ahead.peek().is_some_and(|word| word.bytes().all(|b| b.is_ascii_digit()));
        let is_last = matches!(ahead.peek_at(1).as_deref(), None | Some("," | "or" | "vertices"));
        if !(joined && (is_number || is_last && ahead.number().is_some())) {
            return Ok(all);
        }
        words.take(",");
        words.take("or");
        all.push(counts(words)?);
    }
}

/// `2`, `1..3`, `at most 2`, `at least 3`, `odd`.
fn counts(words: &mut Words) -> Result<Counts, Flaw> {
    const WHAT: &str = "number of vertices or neighbours";
    for (parity, name) in ["even", "odd"].into_iter().enumerate() {
        if words.take(name) {
            return Ok(Counts { parity: Some(parity as u64), ..Counts::ANY });
        }
    }
    if words.take("at most") {
        return Ok(Counts { most: words.needed(WHAT)?, ..Counts::ANY });
    }
    if words.take("at least") {
        return Ok(Counts { least: words.needed(WHAT)?, ..Counts::ANY });
    }
    let least = words.needed(WHAT)?;
    let most = if words.take("..") || words.take("to") { words.needed(WHAT)? } else { least };
    if most < least {
        return Err(Flaw(format!("{least}..{most} is empty")));
    }
    Ok(Counts { least, most, parity: None })
}
