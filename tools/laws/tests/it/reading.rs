//! Tables as people have them.

use grundy_laws::read::{Kind, Recognised, recognised};
use grundy_laws::{Grid, HOLE, Line, Status, Table, find};

const LINE: Kind = Kind::Line { first: 0 };
const GRID: Kind = Kind::Grid { first: 0 };

#[test]
fn all_these_are_the_same_line() {
    let line = Table::Line(Line { first: 0, values: vec![1, 0, 0, 1] });
    for text in [
        "1 0 0 1",
        "[1, 0, 0, 1]",
        "1.0 0.0 0 +1",
        "１，０，０，１",
        "W L L W",
        "WLLW",
        "w,l,l,w",
        "N P P N",
        "NPPN",
        "Win Lose Lose Win",
        "First Second Second First",
        "Alice Bob Bob Alice",
        "YES NO NO YES",
        "Y N N Y",
        "true false false true",
        "先手 后手 后手 先手",
        "必胜 必败 必败 必胜",
        "胜负负胜",
        "#..#",
        "vec![1, 0, 0, 1]",
        "int a[] = {1, 0, 0, 1};",
        "{\"g\": [1, 0, 0, 1]}",
        "values = [1, 0, 0, 1]",
        "0 1\n1 0\n2 0\n3 1",
        "0: 1\n1: 0\n2: 0\n3: 1",
        "0 -> 1\n1 -> 0\n2 -> 0\n3 -> 1",
        "g(0) = 1\ng(1) = 0\ng(2) = 0\ng(3) = 1",
        "n,g\n0,1\n1,0\n2,0\n3,1",
        "\"n\",\"g\"\n\"0\",\"1\"\n\"1\",\"0\"\n\"2\",\"0\"\n\"3\",\"1\"",
        "n\tg\n0\t1\n1\t0\n2\t0\n3\t1",
        "| n | g |\n|---|---|\n| 0 | 1 |\n| 1 | 0 |\n| 2 | 0 |\n| 3 | 1 |",
        "| n | g(n) |\n|:--|--:|\n| 0 | 1 |\n| 1 | 0 |\n| 2 | 0 |\n| 3 | 1 |",
        "| n | 0 | 1 | 2 | 3 |\n|---|---|---|---|---|\n| g | 1 | 0 | 0 | 1 |",
        "0 W\n1 L\n2 L\n3 W",
        "0: First\n1: Second\n2: Second\n3: First",
        "n,winner\n0,Alice\n1,Bob\n2,Bob\n3,Alice",
        "f(0) = W\nf(1) = L\nf(2) = L\nf(3) = W",
        "G[0] = 1\nG[1] = 0\nG[2] = 0\nG[3] = 1",
        "n = 0: 1\nn = 1: 0\nn = 2: 0\nn = 3: 1",
        "n=0 g=1\nn=1 g=0\nn=2 g=0\nn=3 g=1",
        "g（0）＝1\ng（1）＝0\ng（2）＝0\ng（3）＝1",
        "{0: 1, 1: 0, 2: 0, 3: 1}",
        "{\"0\": 1, \"1\": 0, \"2\": 0, \"3\": 1}",
        "[(0, 1), (1, 0), (2, 0), (3, 1)]",
        "let g = vec![\n    1, 0,\n    0, 1,\n];",
        "const int a[4] = {1, 0, 0, 1};",
        "const G: [u32; 4] = [1, 0, 0, 1];",
        "winning losing losing winning",
        "先手胜 后手胜 后手胜 先手胜",
        "// values\n1 0 0 1",
    ] {
        assert_eq!(recognised(text, LINE).map(|read| read.table).as_ref(), Ok(&line), "{text}");
    }
    let bits = recognised("01101001 # eight of them", LINE).unwrap();
    assert_eq!(bits.table, Table::Line(Line { first: 0, values: vec![0, 1, 1, 0, 1, 0, 0, 1] }));
    assert_eq!(bits.note.as_deref(), Some("each digit 0 or 1 is a value"));
    assert_eq!(
        recognised("7 10\n8 11\n9 12\n10 13", LINE).unwrap().table,
        Table::Line(Line { first: 7, values: vec![10, 11, 12, 13] })
    );
    assert_eq!(recognised("1 2 3", LINE).unwrap().note, None);
    let read = recognised("n,winner\n0,Alice\n1,Bob\n2,Bob\n3,Alice", LINE).unwrap();
    let notes = "the line `n winner` is a heading; ALICE is 1, BOB is 0; each row is an index and its value";
    assert_eq!(read.note.as_deref(), Some(notes));
    // Of two unknown names the first one lost where the game has ended.
    let read = recognised("Petya Vasya Vasya Petya Vasya Vasya Petya Vasya", LINE).unwrap();
    assert_eq!(read.table, Table::Line(Line { first: 0, values: vec![0, 1, 1, 0, 1, 1, 0, 1] }));
    assert_eq!(read.note.as_deref(), Some("VASYA is 1, PETYA is 0"));
}

#[test]
fn all_these_are_the_same_grid() {
    let grid = Table::Grid(Grid { first: 0, rows: vec![vec![0, 1], vec![1, 0]] });
    for text in ["0 1\n1 0", "[[0, 1], [1, 0]]", "PN\nNP", "L W\nW L", ".#\n#.", "[0,1],\n[1,0]"] {
        assert_eq!(recognised(text, GRID).map(|read| read.table).as_ref(), Ok(&grid), "{text}");
    }
    for text in ["[\n [\n  0,\n  1\n ],\n [\n  1,\n  0\n ]\n]", "[\n [0, 1],\n [1, 0]\n]"] {
        assert_eq!(recognised(text, GRID), Ok(Recognised { table: grid.clone(), note: None }), "{text}");
    }
    for text in [
        "0 1 0\n1 0 1\n0 1 1",
        "[\n [0, 1, 0],\n [1, 0, 1],\n [0, 1, 1],\n]\n",
        "[[0 1\n  0]\n [1 0\n  1]\n [0 1\n  1]]",
        "[[0, 1,\n  0], [1,\n  0, 1], [0, 1,\n  1]]",
        "010\n101\n011",
        "[\n [\n  0,\n  1,\n  0\n ],\n [\n  1,\n  0,\n  1\n ],\n [\n  0,\n  1,\n  1\n ]\n]",
        "|   | 0 | 1 | 2 |\n|---|---|---|---|\n| 0 | 0 | 1 | 0 |\n| 1 | 1 | 0 | 1 |\n| 2 | 0 | 1 | 1 |",
        "0: 0 1 0\n1: 1 0 1\n2: 0 1 1",
        "int a[3][3] = {{0, 1, 0}, {1, 0, 1}, {0, 1, 1}};",
    ] {
        let grid = Table::Grid(Grid { first: 0, rows: vec![vec![0, 1, 0], vec![1, 0, 1], vec![0, 1, 1]] });
        assert_eq!(recognised(text, GRID).map(|read| read.table).as_ref(), Ok(&grid), "{text}");
    }
    let lower = Table::Grid(Grid { first: 0, rows: vec![vec![5, HOLE], vec![6, 7]] });
    let read = recognised("0 0 5\n1 0 6\n1 1 7", LINE).map(|read| read.table);
    assert_ne!(read.as_ref(), Ok(&lower), "three rows are few");
    let read = recognised("0 0 5\n1 0 6\n1 1 7\n2 0 1\n2 1 8\n2 2 9", LINE).unwrap().table;
    let rows = vec![vec![5, HOLE, HOLE], vec![6, 7, HOLE], vec![1, 8, 9]];
    assert_eq!(read, Table::Grid(Grid { first: 0, rows }));
    assert_eq!(recognised("0 0 0\n0 1 1\n1 0 1\n1 1 0", LINE).unwrap().table, grid);
}

/// As many different words as there are cells cost no more than as many numbers.
#[test]
fn many_words_are_one_mistake() {
    let text: String = (0..100_000).map(|n| format!("a{n} ")).collect();
    assert_eq!(recognised(&text, LINE).unwrap_err().to_string(), "line 1: `a0` is not an integer");
}

#[test]
fn what_is_not_there_is_an_error() {
    let says = |text| recognised(text, LINE).unwrap_err().to_string();
    assert_eq!(says("1 2 W"), "line 1: `W` is not an integer");
    assert_eq!(
        says("1 170141183460469231731687303715884105728"),
        "line 1: 170141183460469231731687303715884105728 is beyond 2^64"
    );
    assert_eq!(says("1 0.5"), "line 1: `0.5` is not an integer");
}

/// A cell in which nothing stands is a value that is not known, and none behind it moves.
#[test]
fn empty_cells_are_not_known() {
    let values = vec![1, 2, HOLE, 4];
    for text in [
        "1,2,,4",
        "1\t2\t\t4",
        "1;2;;4",
        "1, 2, , 4,",
        "0,1\n1,2\n2,\n3,4",
        "n,g\n0,1\n1,2\n2,\n3,4",
        "[1, 2, null, 4]",
        "[1, 2, None, 4]",
        "1 2 ? 4",
        "| 0 | 1 |\n| 1 | 2 |\n| 2 | ? |\n| 3 | 4 |",
    ] {
        let read = recognised(text, LINE).unwrap();
        assert_eq!(read.table, Table::Line(Line { first: 0, values: values.clone() }), "{text}");
        assert!(read.note.unwrap().contains("1 value is not known"), "{text}");
    }
    let first = recognised(",1,2", LINE).unwrap().table;
    assert_eq!(first, Table::Line(Line { first: 0, values: vec![HOLE, 1, 2] }));
    assert_eq!(recognised("1, 2,\n3, 4,", LINE).unwrap().table, recognised("1 2 3 4", LINE).unwrap().table);
}

/// Letters of any alphabet beside names, and lines that are only signs, are no panic.
#[test]
fn no_text_is_a_panic() {
    let mut random = fastrand::Rng::with_seed(3);
    let signs: Vec<char> = "01 9-,;|[](){}=:>#.\n\t\"WLnpé先（＝？x/_*+".chars().collect();
    for _ in 0..20_000 {
        let text: String = (0..random.usize(0..24)).map(|_| signs[random.usize(0..signs.len())]).collect();
        for kind in [LINE, GRID, Kind::Positions { up_to: None }] {
            let _ = recognised(&text, kind);
        }
    }
}

#[test]
fn the_order_of_piles_counts_where_it_does() {
    let kind = Kind::Positions { up_to: None };
    let pairs = |is_lost: fn(u64, u64) -> bool| {
        let all = (0..12).flat_map(|a| (0..12).map(move |b| (a, b)));
        all.filter(|&(a, b)| is_lost(a, b)).map(|(a, b)| format!("{a},{b}\n")).collect::<String>()
    };
    let ordered = recognised(&pairs(|a, b| a % 3 == b % 2), kind).unwrap();
    assert!(matches!(ordered.table, Table::Ordered(_)) && ordered.note.is_some());
    let law = find(&ordered.table).remove(0).law;
    assert!(law.formula().starts_with("lost if"), "{law:?}");
    for is_lost in [|a, b| a == b, |a, b| (a + b) % 3 == 0, |a: u64, b| a <= b && (a + b).is_multiple_of(3)] {
        assert!(matches!(recognised(&pairs(is_lost), kind).unwrap().table, Table::Positions(_)));
    }
    let nim = (0..16).flat_map(|x| (x..16).map(move |y| format!("{x},{y},{}\n", x ^ y)));
    assert!(matches!(recognised(&nim.collect::<String>(), kind).unwrap().table, Table::Positions(_)));
    let text: String = (0..6).flat_map(|a| (0..6).map(move |b| format!("{a},{b},{a}\n"))).collect();
    let read = recognised(&text, kind).unwrap();
    assert!(read.note.unwrap().contains("the order counts"));
    assert_eq!(find(&read.table)[0].law.formula(), "lost if z = x");
    // The smallest in the middle is an order, and so is that all are written in one.
    let middle: String = (0..6).flat_map(|a| (0..6).map(move |b| format!("{a},0,{b}\n"))).collect();
    assert_eq!(find(&recognised(&middle, kind).unwrap().table)[0].law.formula(), "lost if y = 0");
    let read = recognised(&pairs(|a, b| a <= b), kind).unwrap();
    assert!(matches!(read.table, Table::Ordered(_)) && read.note.is_some());
    assert_eq!(find(&read.table)[0].law.formula(), "lost if x <= y");
    let long: String = (0..60).flat_map(|a| (0..60).map(move |b| format!("{a},{b},{a}\n"))).collect();
    assert!(recognised(&long, kind).unwrap_err().what.contains("the order counts"));
}

/// Piles that are played one after the other: who takes the last 1 before a larger pile decides.
#[test]
fn what_stands_in_front_decides() {
    let is_lost = |t: &[u64]| {
        let ones = t.iter().take_while(|n| **n == 1).count();
        if ones == t.len() { ones % 2 == 0 } else { ones % 2 == 1 }
    };
    let mut all = vec![vec![]];
    let mut text = String::new();
    for _ in 0..8 {
        all = all.iter().flat_map(|t: &Vec<u64>| (1..=3).map(|n| [&t[..], &[n]].concat())).collect();
        for tuple in all.iter().filter(|tuple| is_lost(tuple)) {
            text += &(tuple.iter().map(u64::to_string).collect::<Vec<_>>().join(",") + "\n");
        }
    }
    let found = find(&recognised(&text, Kind::Positions { up_to: None }).unwrap().table);
    assert_eq!(found[0].status, Status::Confirmed, "{found:?}");
    for tuple in [vec![1, 1, 1, 9, 1], vec![1, 70, 1], vec![1; 6], vec![1; 7], vec![8, 1, 1]] {
        assert_eq!(found[0].law.predict(&tuple), Some(is_lost(&tuple).into()), "{tuple:?}: {found:?}");
    }
    // One tuple more or less, and nothing is sure.
    for wrong in ["2,3,3,1", "1,1,1,1"] {
        let others = text.lines().filter(|line| *line != wrong).map(|line| format!("{line}\n"));
        let others: String = others.collect();
        let changed = if others.len() < text.len() { others } else { others + wrong };
        let found = find(&recognised(&changed, Kind::Positions { up_to: None }).unwrap().table);
        assert!(found.iter().all(|found| found.status == Status::Guess), "{wrong}: {found:?}");
    }
}

/// What does not exist is ignored by every law: numbers without a common divisor, holes in a list.
#[test]
fn values_that_do_not_exist_are_ignored() {
    let says = |text: &str, kind| {
        let found = find(&recognised(text, kind).unwrap().table);
        (found[0].status, found[0].law.formula())
    };
    let line = |of: fn(u64) -> String| (0..80).map(of).collect::<Vec<_>>().join(" ");
    let confirmed = |formula: &str| (Status::Confirmed, formula.to_owned());
    let kind = Kind::Line { first: 0 };
    let by_7 = line(|n| if n % 5 == 3 { "?".to_owned() } else { (n % 7).to_string() });
    assert_eq!(says(&by_7, kind), confirmed("g(n) = n mod 7"));
    let ones = line(|n| if n % 9 == 4 { ".".to_owned() } else { n.count_ones().to_string() });
    assert_eq!(says(&ones, kind), confirmed("g(n) = popcount(n)"));
    let wins = line(|n| {
        if n % 11 == 4 {
            "-"
        } else if n % 3 == 0 {
            "L"
        } else {
            "W"
        }
        .to_owned()
    });
    assert_eq!(says(&wins, kind), confirmed("g(n) = 1 if n mod 3 <> 0, otherwise 0"));
    let grid = |of: fn(u64, u64) -> u64| {
        let cell = |x: u64, y: u64| if gcd(x, y) == 1 { of(x, y).to_string() } else { ".".to_owned() };
        let row = |x: u64| (1..25).map(|y| cell(x, y)).collect::<Vec<_>>().join(" ");
        (1..25).map(row).collect::<Vec<_>>().join("\n")
    };
    let kind = Kind::Grid { first: 1 };
    assert_eq!(says(&grid(|x, y| x ^ y), kind), confirmed("g(x, y) = x xor y"));
    assert_eq!(says(&grid(|x, y| (x + y) % 3), kind), confirmed("g(x, y) = (x + y) mod 3"));
    // One late value that is wrong is enough.
    let wrong = by_7.clone() + " 4";
    let found = find(&recognised(&wrong, Kind::Line { first: 0 }).unwrap().table);
    assert!(found.iter().all(|found| found.status == Status::Guess), "{found:?}");
    let random = line(|n| if n % 4 == 1 { "?".to_owned() } else { (n * n * 7919 % 101 * n % 3).to_string() });
    assert!(find(&recognised(&random, Kind::Line { first: 0 }).unwrap().table).is_empty());
    let flaw = recognised("1,2\n?,3\n", Kind::Positions { up_to: None }).unwrap_err();
    assert_eq!(flaw.to_string(), "line 2: a mark is not a size of a pile");
}

/// The memo of a recursion, say.
#[test]
fn indices_may_come_in_any_order() {
    let values: Vec<i128> = (0..12).map(|n| n % 3).collect();
    let text =
        |order: &[usize]| order.iter().map(|n| format!("g({n}) = {}\n", values[*n])).collect::<String>();
    let wanted = Table::Line(Line { first: 0, values: values.clone() });
    let backwards: Vec<usize> = (0..12).rev().collect();
    for order in
        [&backwards[..], &[3, 1, 0, 2, 4, 5, 6, 7, 8, 11, 10, 9], &[11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 3]]
    {
        let read = recognised(&text(order), LINE).unwrap();
        assert_eq!(read.table, wanted, "{order:?}");
        assert_eq!(read.note.as_deref(), Some("each row is an index and its value, in another order"));
    }
    let twice = text(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) + "g(7) = 2\n";
    assert_eq!(
        recognised(&twice, LINE).unwrap_err().to_string(),
        "line 13: 7 has the value 2, and 1 in an earlier row"
    );
    // Pairs of a list whose first numbers are not those of a column.
    let list = recognised("0 1\n2 0\n1 3\n0 4\n2 1\n5 0\n1 2\n3 3\n", LINE).unwrap();
    assert!(list.note.unwrap().starts_with("the rows are one list"));
}

/// Columns whose indices cannot be, and rows that may be a grid.
#[test]
fn columns_that_contradict_themselves_are_refused() {
    for (text, flaw) in [
        ("0 1\n1 2\n1 3\n2 3\n3 4", "line 3: 1 has the value 3, and 2 in an earlier row"),
        ("-1 5\n0 1\n1 2\n2 3", "line 1: -1 is not an index"),
        ("0 0 1\n0 1 2\n1 0 3\n1 1 4\n1 1 5", "line 5: 1, 1 has the value 5, and 4 in an earlier row"),
    ] {
        assert_eq!(recognised(text, LINE).unwrap_err().to_string(), flaw, "{text}");
    }
    // What is said twice is no contradiction, and a list may be broken into pairs.
    let read = recognised("0 1\n1 2\n1 2\n2 3\n3 4", LINE).unwrap();
    assert_eq!(read.table, Table::Line(Line { first: 0, values: vec![1, 2, 3, 4] }));
    let read = recognised("1 1\n1 2\n1 3\n1 4", LINE).unwrap();
    assert_eq!(read.table, Table::Line(Line { first: 0, values: vec![1, 1, 1, 2, 1, 3, 1, 4] }));
    let read = recognised("0 0\n0 1\n1 1\n1 2\n2 2", LINE).unwrap();
    assert_eq!(read.table, Table::Line(Line { first: 0, values: vec![0, 0, 0, 1, 1, 1, 1, 2, 2, 2] }));
    assert_eq!(read.note.as_deref(), Some("the rows are one list (with `--grid`, a grid)"));
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
