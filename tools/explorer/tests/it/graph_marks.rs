//! What stands between the vertices of a graph: every mark means what it looks like, or is refused.

use crate::ask::{fast, game, refused};
use grundy_explorer::game::{Explorer, Shape, Value};
use grundy_explorer::rules::{NoRules, read};

/// The value of the whole graph.
fn value(text: &str) -> u32 {
    let mut explorer = fast(text);
    let Shape::Places(places) = explorer.game().shape() else { panic!("{text}: a graph has places") };
    match explorer.value(&places[0]) {
        Ok(Value::Grundy(value)) => value,
        other => panic!("{text}: {other:?}"),
    }
}

/// Each with the value that was counted by hand.
#[test]
fn marks_that_mean_the_same() {
    for (text, wanted) in [
        ("graph a->b;a->c", 1),
        ("graph a=>b,b=>c", 0),
        ("graph a => b ; b => c", 0),
        ("graph a→b；b⇒c", 0),
        ("dag 1->2;1->3", 1),
        ("geography 1-2;1-3", 1),
        ("arc kayles 1-2;1-3;1-4", 1),
        ("hackenbush 0-1;0-2", 0),
        ("hackenbush 0–1, 1–2", 2),
        ("node kayles 1-2;3-4;4-5", 3),
        ("node kayles 1–2,2–3", 2),
        ("node kayles 1—2, 2 — 3", 2),
        ("node kayles 1‑2，2−3", 2),
        ("node kayles x'-y', y'-z_1", 2),
        ("node kayles on path 3", 2),
        ("node kayles on a path of 3 vertices", 2),
        ("node kayles on-off;off-x", 2),
        ("node kayles on - off ; off - x", 2),
        ("arc kayles on a grid 2 x 2", 0),
    ] {
        assert_eq!(value(text), wanted, "{text}");
    }
    assert_eq!(game("graph a => b;b→c").title(), "graph a->b,b->c");
}

#[test]
fn other_marks_are_no_part_of_a_name() {
    for (text, mark) in [
        ("node kayles 1-2|3-4|4-5", '|'),
        ("graph a<-b", '<'),
        ("graph a<->b", '<'),
        ("geography a<-b", '<'),
        ("graph a->b>c", '>'),
        ("graph a==>b", '='),
        ("graph a-->b", '-'),
        ("graph a-b->c", '-'),
        ("node kayles 1-2+2-3", '+'),
        ("node kayles 1-2&2-3", '&'),
        ("node kayles 1:2,2:3", ':'),
        ("node kayles 1~2,2~3", '~'),
        ("node kayles 1=2,2=3", '='),
        ("hackenbush 0-1:0-2", ':'),
        ("arc kayles 1-2\u{3001}2\u{2194}3", '\u{2194}'),
    ] {
        refused(text, &format!("`{mark}` is not understood there: an edge is `a-b` or `a->b`"));
    }
    for (text, what) in [
        ("node kayles 1-2,", "`` is not an edge: there is none beside a `,` of `1-2,`"),
        ("graph a=b", "`a=b` is not a graph: write its edges (`1-2,2-3`, or arrows `1->2`)"),
        ("node kayles hello", "`hello` is not a graph: write its edges"),
        ("node kayles on", "`on` is not a graph"),
        ("node kayles on hello", "`hello` is not a graph"),
        ("graph (a,b)", "`(` is not a graph"),
        ("node kayles hello.txt", "`hello.txt` is not an edge (`1-2`), and there is no such file"),
        ("board domino hello", "`hello` is not a size (`4x5`), not rows (`000/010`), nor the name of a file"),
        ("board domino hello.txt", "there is no such file"),
    ] {
        refused(text, what);
    }
}

/// A file has an edge a line, in the same marks.
#[test]
fn marks_in_files() {
    let of = |file: &str| read("geography file", &|_| Ok(file.to_owned()));
    let neighbours = |file: &str| {
        let mut game = of(file).unwrap_or_else(|NoRules { what, .. }| panic!("{file}: {what}")).game;
        let Shape::Places(places) = game.shape() else { panic!("a graph has places") };
        places.iter().map(|place| game.options(place).unwrap().len()).collect::<Vec<_>>()
    };
    for file in ["a-b\nb-c", "a–b\nb—c", "a - b;\nb – c,", "a- b\nb -- c", "a b;\nb;c"] {
        assert_eq!(neighbours(file), [1, 2, 1], "{file}");
    }
    for file in ["a->b\nb->c", "a=>b\nb => c", "a → b\nb ⇒c"] {
        assert_eq!(neighbours(file), [1, 1, 0], "{file}");
    }
    for (file, what) in [
        ("a|b", "line 1: `a|b`: `|` is not understood there"),
        ("a b\na<-b", "line 2: `a<-b`: `<` is not understood there"),
        ("1: 2", "line 1: `1: 2` is not an edge: two names (`a b`), without `:`"),
        ("1-2,2-3", "line 1: `1-2,2-3`: one edge a line"),
        ("1->2,2->3", "line 1: `1->2,2->3`: one edge a line"),
        ("1->2 3", "line 1: `1->2 3`: one edge a line"),
    ] {
        let what_is = of(file).err().expect(file).what;
        assert!(what_is.contains(what), "{file}: {what_is}");
    }
}

/// Random graphs in random marks against the same graphs in the usual ones.
#[test]
fn any_mixture_of_marks_is_the_same_graph() {
    let mut rng = fastrand::Rng::with_seed(3);
    for _ in 0..200 {
        let n = rng.usize(2..7);
        let edges: Vec<(usize, usize)> =
            (0..rng.usize(1..9)).map(|_| (rng.usize(0..n), rng.usize(0..n))).collect();
        let (rules, line, lines) = match rng.usize(0..4) {
            0 => ("node kayles", "-", &["-", "–", "—", " - ", " – "][..]),
            1 => ("arc kayles", "-", &["-", "−", "‐", "- ", " -"][..]),
            2 => ("geography", "-", &["-", "–"][..]),
            _ => ("graph", "->", &["->", "=>", "→", " ⇒ ", " -> ", "=> "][..]),
        };
        let mut text = |line: &dyn Fn(&mut fastrand::Rng) -> String, comma: &[&str]| {
            let mut text = format!("{rules} ");
            for (i, (a, b)) in edges.iter().enumerate() {
                let before = if i > 0 { comma[rng.usize(0..comma.len())] } else { "" };
                text += &format!("{before}v{a}{}v{b}", line(&mut rng));
            }
            text
        };
        let usual = text(&|_| line.to_owned(), &[","]);
        let other = text(&|rng| lines[rng.usize(0..lines.len())].to_owned(), &[",", ";", " ; ", "; ", "，"]);
        let (one, two) = (game(&usual), game(&other));
        assert_eq!(one.title(), two.title(), "{other}");
        let Shape::Places(places) = one.shape() else { panic!("a graph has places") };
        let (mut one, mut two) = (Explorer::new(one, false), Explorer::new(two, false));
        for place in places {
            assert_eq!(one.value(&place), two.value(&place), "{other}");
        }
    }
}
