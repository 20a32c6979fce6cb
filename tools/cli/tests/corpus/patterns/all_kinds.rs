//! Patterns of every kind: slices, bindings, ranges, constants, references, boxes, or-patterns,
//! `let else`.
//! edition: 2015
//! input: 1 2 3 4
//! input: 7
//! input:
const LIMIT: i32 = 5;
#[derive(PartialEq, Eq)]
struct Point { x: i32, y: i32 }
const ORIGIN: Point = Point { x: 0, y: 0 };

fn kind(v: &[i32]) -> String {
    match v {
        [] => "empty".into(),
        [one @ 0..=LIMIT] => format!("small {}", one),
        [one] => format!("one {}", one),
        [first, .., last] if first == last => "same".into(),
        [first, middle @ .., _] => format!("{} {:?}", first, middle),
    }
}
fn place(p: Point) -> &'static str {
    match p { ORIGIN => "origin", Point { x: 0, .. } | Point { y: 0, .. } => "axis", Point { x: i32::MIN..=-1, y: _ } => "left", _ => "right" }
}
fn first(s: &str) -> i32 {
    let Some((a, rest)) = s.split_once(' ') else { return -1 };
    let ((Ok(n), _) | (Err(_), n)) = (a.parse::<i32>(), rest.len() as i32);
    n
}

fn main() {
    let s = std::io::read_to_string(std::io::stdin()).unwrap();
    let v: Vec<i32> = s.split_whitespace().map(|w| w.parse().unwrap()).collect();
    println!("{} {}", kind(&v), first(&s));
    println!("{} {} {}", place(Point { x: 0, y: 0 }), place(Point { x: 3, y: 0 }), place(Point { x: -3, y: 1 }));
    let &(ref a, mut b) = &(String::from("x"), 5);
    b += 1;
    let Some(n @ (1 | 2)) = Some(b as u8 / 3) else { panic!() };
    println!("{} {} {}", a, b, n);
}
