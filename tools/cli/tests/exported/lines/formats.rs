//! Every width, fill, sign and radix that a statement may ask for.
//! input: 255 -7 3.14159\n0 0 0\n1 -1 1e10\n123456789 -123456789 0.5\n
//! input: 42 x 1\n
use std::fmt::Write as _;
use std::io::{self, BufRead};

#[derive(Debug, Clone, PartialEq, Default)]
struct Row {
    id: u32,
    name: String,
    at: (i32, f64),
    tags: Vec<&'static str>,
    next: Option<Box<Row>>,
}

#[derive(Debug)]
enum Kind {
    Unit,
    One(i32),
    Named { a: u8, b: char },
}

fn main() {
    let mut out = String::new();
    for line in io::stdin().lock().lines().map(|l| l.unwrap()) {
        let mut it = line.split_ascii_whitespace();
        let a: u32 = it.next().unwrap().parse().unwrap();
        let b: i32 = match it.next().unwrap().parse() {
            Ok(b) => b,
            Err(e) => {
                println!("bad number: {} / {:?}", e, e);
                continue;
            }
        };
        let x: f64 = it.next().unwrap().parse().unwrap();
        writeln!(out, "[{:5}] [{:<5}] [{:^5}] [{:>5}] [{:05}] [{:+}]", a, a, a, a, a, a).unwrap();
        writeln!(out, "[{:5}] [{:05}] [{:+06}] [{:-^9}] [{:#>8}]", b, b, b, b, b).unwrap();
        writeln!(out, "{:x} {:X} {:#x} {:#010x} {:b} {:#b} {:o} {:08b}", a, a, a, a, a, a, a, a & 255).unwrap();
        writeln!(out, "{:x} {:b}", b, b as i8).unwrap();
        writeln!(out, "{} {:?} {:.0} {:.3} {:8.2} {:<8.2}| {:+.1} {:08.3}", x, x, x, x, x, x, x, x).unwrap();
        writeln!(out, "{:e} {:E} {:.2e} {:?} {}", x, x, x, x as f32, x as f32).unwrap();
        let (w, p) = (a as usize % 12, 3);
        writeln!(out, "[{:w$.p$}] [{:>1$}] [{:.*}] [{:>width$}]", x, w, p, x, "ab", width = w).unwrap();
        let row = Row {
            id: a,
            name: format!("n{:?}\t\"{}\"", b, 'é'),
            at: (b, x),
            tags: vec!["x", "y\n"],
            next: (b < 0).then(|| Box::new(Row::default())),
        };
        writeln!(out, "{:?}", row).unwrap();
        writeln!(out, "{:#?}", row).unwrap();
        writeln!(out, "{:?} {:?} {:?}", Kind::Unit, Kind::One(b), Kind::Named { a: a as u8, b: '\'' }).unwrap();
        writeln!(out, "{:?} {:?} {:?}", (1, "a", 'b'), [Some(1), None], Ok::<u8, ()>(3)).unwrap();
        writeln!(out, "{:>6}|{:<6}|{:^6}|{:.2}|{:?}", true, false, "né", "truncated", "q\"\\").unwrap();
        writeln!(out, "{:5}|{:<5}|{:?}|{:02}:{:02}", 'c', 'd', (), a / 60 % 24, a % 60).unwrap();
        writeln!(out, "{:02x?} {:?} {:6.1?}", [1u8, 171], 1.0..=2.5, vec![1.25f32, -0.0]).unwrap();
    }
    print!("{}", out);
}
