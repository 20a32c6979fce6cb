//! Graphs as text: every notation, awkward files, and what is wrong with a mistake.

use grundy_explorer::game::{Explorer, Flaw, Game, Outcome, Position, Shape, Value};
use grundy_explorer::rules::{NoRules, read};
use itertools::Itertools;

fn load(name: &str) -> Result<String, String> {
    match name {
        "empty" => Ok(String::new()),
        "comments.txt" => Ok("# nothing\n\n   # here\n".to_owned()),
        "three" => Ok("1 2\n1 2 3\n".to_owned()),
        "half" => Ok("1 2\n\n2->\n".to_owned()),
        "dangling" => Ok("a -\n".to_owned()),
        "brackets" => Ok("a {b}\n".to_owned()),
        "notations.g" => Ok(
            "\u{feff}a b # an edge\r\nb->c\r\nc -> d\r\nd ->e\r\ne-> f\r\nf,g\r\ng->h->i\r\ni → j\r\nlone\r\nk-1 k-2\r\nj→a"
                .to_owned(),
        ),
        "lines.g" => Ok("a b\nc - d\nd -- e\nf-g-h\n".to_owned()),
        "unicode" => Ok("東京 大阪\n大阪 名古屋\n🦀 東京\nÀ à\n".to_owned()),
        _ => Err(format!("{name}: no such file")),
    }
}

fn game(text: &str) -> Box<dyn Game> {
    read(text, &load).unwrap_or_else(|NoRules { what, .. }| panic!("{text}: {what}")).game
}

fn of_file(name: &str, file: &str) -> Box<dyn Game> {
    let load = |_: &str| Ok(file.to_owned());
    read(&format!("{name} file"), &load).unwrap_or_else(|NoRules { what, .. }| panic!("{name}: {what}")).game
}

fn places(game: &dyn Game) -> Vec<Position> {
    let Shape::Places(places) = game.shape() else { panic!("a graph has places") };
    places
}

/// Where a token can go from each vertex: `a:b,c d: …`.
fn edges(mut game: Box<dyn Game>) -> String {
    let places = places(&*game);
    let row = |place: Position| {
        let to = game.options(&place).unwrap();
        let to = to.iter().map(|to| game.show(&to[0])).join(",");
        format!("{}:{to}", game.show(&place))
    };
    places.into_iter().map(row).join(" ")
}

fn value_in(game: Box<dyn Game>) -> Result<Value, Flaw> {
    let place = places(&*game).remove(0);
    Explorer::new(game, false).value(&place)
}

#[test]
fn notations() {
    assert_eq!(
        edges(game("graph notations.g")),
        "a:b b:c c:d d:e e:f f:g g:h h:i i:j j:a lone: k-1:k-2 k-2:"
    );
    for text in [
        "graph 1->2,2->1,2->3",
        "graph 1->2,2->1,2→3",
        "graph 1->2->1,2->3",
        "graph 1→2→1,2→3",
        "Graph 1 -> 2 -> 1 , 2 → 3",
        "graph 1->2, 2->1->2, 2->3",
        "graph 1->2 ,2-> 1, 2 ->3",
    ] {
        assert_eq!(edges(game(text)), "1:2 2:1,3 3:", "{text}");
    }
    assert_eq!(edges(game("graph Ä->b,c")), "Ä:b b: c:");
    assert_eq!(edges(game("graph unicode")), "東京:大阪 大阪:名古屋 名古屋: 🦀:東京 À:à à:");
    assert_eq!(
        game("node kayles unicode").show(&places(&*game("node kayles unicode"))[0]).chars().next(),
        Some('{')
    );
    assert_eq!(
        game("hackenbush ground-1,0-1").show(&places(&*game("hackenbush ground-1,0-1"))[0]),
        "{ground-1,0-1}"
    );
    // What is not connected with the ground has fallen.
    assert_eq!(game("hackenbush 0-1,2-3").show(&places(&*game("hackenbush 0-1,2-3"))[0]), "{0-1}");
    assert_eq!(game("green hackenbush 0-1,1-2").title(), "hackenbush 0-1,1-2");
    assert_eq!(game("graph 1 -> 2 -> 1 , 2 -> 3").title(), "graph 1->2->1,2->3");
}

/// What says a direction is never read as what says none, nor the other way round.
#[test]
fn arrows_and_lines() {
    assert_eq!(
        edges(game("geography lines.g")),
        "a:b {} b:a {} c:d {e} d:c {},e {} e:d {c} f:g {h} g:f {},h {} h:g {f}"
    );
    assert_eq!(edges(game("geography a->b,c->b")), "a:b b: c:b");
    assert_eq!(edges(game("geography a->b,b->a,b->c,b->b")), "a:b {c} b:a {},c c:");
    for (text, what) in [
        ("graph a-b,c-b", "`a-b` does not say which way: `a->b`; an edge both ways is `a->b,b->a`"),
        ("dag a->b,b-c", "`dag` moves along arrows"),
        ("graph lines.g", "`graph` moves along arrows"),
        ("geography a->b,b-c", "some edges are arrows, others not"),
        ("geography notations.g", "some edges are arrows, others not"),
        ("node kayles a->b", "in node kayles edges have no direction: `a-b` in the place of `a->b`"),
        ("arc kayles a→b", "in arc kayles edges have no direction"),
        ("green hackenbush 0->1", "in hackenbush edges have no direction"),
    ] {
        assert!(read(text, &load).err().expect(text).what.contains(what), "{text}");
    }
}

#[test]
fn well_known_graphs() {
    let all = |text: &str| game(text).show(&places(&*game(text))[0]);
    assert_eq!(all("node kayles path 3"), "{1,2,3}");
    assert_eq!(all("node kayles grid 2x2"), "{1:1,1:2,2:1,2:2}");
    assert_eq!(all("hackenbush path 3"), "{0-1,1-2}");
    assert_eq!(all("hackenbush cycle 3"), "{0-1,1-2,2-0}");
    assert_eq!(all("hackenbush complete 3"), "{0-1,0-2,1-2}");
    assert_eq!(all("hackenbush path 1"), "{}");
    // A loop, and two parallel edges.
    assert_eq!(all("hackenbush cycle 1"), "{0-0}");
    assert_eq!(value_in(game("hackenbush cycle 2")), Ok(Value::Grundy(0)));
    assert_eq!(value_in(game("hackenbush path 100000")), Ok(Value::Grundy(99_999)));
}

#[test]
fn loops_and_parallel_edges() {
    // A token may stay where it is, for ever.
    assert_eq!(value_in(game("graph a->a")), Ok(Value::Endless(vec![])));
    assert_eq!(value_in(game("graph a->a,a->b")), Ok(Value::Endless(vec![0])));
    assert_eq!(edges(game("graph a->b,a->b,a->c,a->b")), "a:b,c b: c:");
    for rules in ["node kayles", "arc kayles"] {
        let plain = value_in(game(&format!("{rules} 1-2,2-3,3-4")));
        assert_eq!(value_in(game(&format!("{rules} 1-2,2-1,2-3-4-3,1-1"))), plain);
    }
    assert_eq!(value_in(game("hackenbush 0-0,0-1,1-0,1-1")), Ok(Value::Grundy(0)));
}

#[test]
fn mistakes_are_named() {
    for (text, what) in [
        ("graph", "the graph is missing: its edges (`1-2,2-3`) or a file"),
        ("hackenbush", "the graph is missing"),
        ("node kayles", "the graph is missing"),
        ("graph nowhere.txt", "`nowhere.txt` is not an edge (`1-2`), and there is no such file"),
        ("graph empty", "empty: no edges in it"),
        ("graph comments.txt", "comments.txt: no edges in it"),
        ("graph three", "three: line 2: `1 2 3` is not an edge: two names (`a b`)"),
        ("graph half", "half: line 3: `2->` is not an edge: `a-b` or `a->b`"),
        ("graph dangling", "dangling: line 1: `a-` is not an edge"),
        ("graph brackets", "brackets: line 1: `{b}`: a name must not contain `{`"),
        ("graph 1-", "`1-` is not an edge"),
        ("graph 1-2,", "`` is not an edge"),
        ("graph ,1-2", "`` is not an edge"),
        ("graph 1--2", "`1--2` is not an edge"),
        ("graph 1-2,,2-3", "`` is not an edge"),
        ("graph a.b->c,d", "`a.b->c,d`: names with `.` can only be in a file"),
        ("graph 1->2 2->3", "`2->3` is not understood there"),
        ("graph path 3", "have no direction"),
        ("dag 1->2,2->3,3->4->2", "a cycle: 2 -> 3 -> 4 -> 2; the game `graph` allows them"),
        ("dag 1->1", "a cycle: 1 -> 1"),
        ("node kayles path", "the number of vertices is missing"),
        ("node kayles path x", "`x` is not a number of vertices"),
        ("node kayles path 0", "from 1 vertex"),
        ("node kayles path 5000", "has 5000 vertices: at most 4096"),
        (
            "node kayles grid 12x12",
            "144 vertices hang together, and are neither a path nor a cycle: 128 at most",
        ),
        ("node kayles grid", "the size of the grid is missing"),
        ("node kayles grid 3", "`3` is not a size"),
        ("node kayles grid 0x3", "from 1 vertex"),
        ("node kayles complete 1000000000000", "from 1 vertex"),
        ("node kayles grid 18446744073709551615x18446744073709551615", "from 1 vertex"),
        ("hackenbush 1-2", "no vertex is the ground"),
        ("hackenbush grid 2x2", "no vertex is the ground"),
    ] {
        let said = match read(text, &load) {
            Err(NoRules { what, .. }) => what,
            Ok(rules) => value_in(rules.game).expect_err(text).0,
        };
        assert!(said.contains(what), "{text}: {said}");
    }
}

#[test]
fn positions_that_are_none() {
    for (rules, at, what) in [
        ("graph 1->2", "3", "`3` is not a vertex of the graph: they are 1, 2"),
        ("graph 1->2", "", "`` is not a vertex"),
        ("graph 1->2->3->4->5->6->7->8", "x", "they are 1, 2, 3, 4, 5, 6, …"),
        ("node kayles 1-2", "1,3", "`3` is not a vertex"),
        ("node kayles 1-2", "{1,2", "`{1,2` is not a set: `{a,b}`"),
        ("hackenbush 0-1,1-2", "0-2", "`0-2` is not an edge of the graph"),
        ("hackenbush 0-1,1-2", "0-1,1-0", "more often than in the graph"),
        ("hackenbush 0-1,1-2", "1-2", "1-2 is not connected with the ground"),
    ] {
        let said = game(rules).read(at).unwrap_err().0;
        assert!(said.contains(what), "{rules} at {at}: {said}");
    }
    assert_eq!(game("node kayles 1-2").read("{}"), Ok(vec![0]));
    assert_eq!(game("node kayles 1-2").read("2 , 1,2"), Ok(vec![3]));
    assert_eq!(game("hackenbush 0-1,1-2").read("{ 2-1 0-1 }"), Ok(vec![3]));
}

/// 100,000 edges are no reason to wait, to run out of stack or to panic.
#[test]
fn large_files() {
    let n = 100_000;
    let chain = (1..=n).map(|v| format!("{v} {}", v - 1)).join("\n");
    let game = of_file("graph", &chain);
    let end = game.read("100000").unwrap();
    assert_eq!(Explorer::new(game, false).value(&end), Ok(Value::Grundy(0)));
    assert_eq!(value_in(of_file("hackenbush", &chain)), Ok(Value::Grundy(n)));
    let game = of_file("hackenbush", &chain);
    let start = places(&*game).remove(0);
    let said = Explorer::new(game, false).answer(&[start]).unwrap_err().0;
    assert_eq!(said, "100000 edges: cuts are listed for at most 4096");
    let ring = format!("{chain}\n0 {n}");
    let said = read("dag ring", &|_: &str| Ok(ring.clone())).err().unwrap().what;
    assert!(said.contains("a cycle: 1 -> 0 -> 100000 -> 99999") && said.contains(" -> …;"), "{said}");
    for misere in [false, true] {
        let game = of_file("graph", &ring);
        let all = places(&*game);
        let mut explorer = Explorer::new(game, misere);
        assert!(all.iter().all(|v| explorer.value(v).unwrap().outcome() == Outcome::Draw));
    }
    // All edges at one vertex; one vertex after all others in misère play.
    let star = (1..=n).map(|v| format!("0 {v}")).join("\n");
    assert_eq!(value_in(of_file("hackenbush", &star)), Ok(Value::Grundy(0)));
    assert_eq!(value_in(of_file("dag", &star)), Ok(Value::Grundy(1)));
    let parallel = "0 1\n".repeat(n as usize + 1);
    assert_eq!(value_in(of_file("hackenbush", &parallel)), Ok(Value::Grundy(1)));
    assert_eq!(value_in(of_file("node kayles", &parallel)), Ok(Value::Grundy(1)));
    let said = read("node kayles star", &|_: &str| Ok(star.clone())).err().unwrap().what;
    assert!(said.contains("at most 4096"), "{said}");
}
