//! Tables as people have them.

use grundy_laws::read::{Kind, recognised};
use grundy_laws::{Grid, Line, Table};

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
}

#[test]
fn all_these_are_the_same_grid() {
    let grid = Table::Grid(Grid { first: 0, rows: vec![vec![0, 1], vec![1, 0]] });
    for text in ["0 1\n1 0", "[[0, 1], [1, 0]]", "PN\nNP", "L W\nW L", ".#\n#.", "[0,1],\n[1,0]"] {
        assert_eq!(recognised(text, GRID).map(|read| read.table).as_ref(), Ok(&grid), "{text}");
    }
    assert_eq!(recognised("0 0 0\n0 1 1\n1 0 1\n1 1 0", LINE).unwrap().table, grid);
}

#[test]
fn what_is_not_there_is_an_error() {
    let says = |text| recognised(text, LINE).unwrap_err().to_string();
    assert_eq!(says("1,2\n3,,4"), "line 2: column 3: nothing stands in front of this comma");
    assert_eq!(says(",1,2"), "line 1: column 1: nothing stands in front of this comma");
    assert_eq!(says("1 2 W"), "line 1: `W` is not an integer");
    assert_eq!(
        says("1 170141183460469231731687303715884105728"),
        "line 1: 170141183460469231731687303715884105728 is beyond 2^64"
    );
    assert_eq!(says("1 0.5"), "line 1: `0.5` is not an integer");
}

#[test]
fn the_order_of_piles_counts_where_it_does() {
    let kind = Kind::Positions { up_to: None };
    let pairs = |is_lost: fn(u64, u64) -> bool| {
        let all = (0..12).flat_map(|a| (0..12).map(move |b| (a, b)));
        all.filter(|&(a, b)| is_lost(a, b)).map(|(a, b)| format!("{a},{b}\n")).collect::<String>()
    };
    let ordered = recognised(&pairs(|a, b| a % 3 == b % 2), kind).unwrap();
    assert!(matches!(ordered.table, Table::Grid(_)) && ordered.note.is_some());
    for is_lost in [|a, b| a == b, |a, b| (a + b) % 3 == 0, |a: u64, b| a <= b && (a + b).is_multiple_of(3)] {
        assert!(matches!(recognised(&pairs(is_lost), kind).unwrap().table, Table::Positions(_)));
    }
    let nim = (0..16).flat_map(|x| (x..16).map(move |y| format!("{x},{y},{}\n", x ^ y)));
    assert!(matches!(recognised(&nim.collect::<String>(), kind).unwrap().table, Table::Positions(_)));
    let text: String = (0..6).flat_map(|a| (0..6).map(move |b| format!("{a},{b},{a}\n"))).collect();
    assert!(recognised(&text, kind).unwrap_err().what.contains("the order counts"));
}
