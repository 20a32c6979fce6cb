//! What the compiler and clippy warn about but judges take: naming, parentheses, unused `mut`,
//! semicolons.
//! edition: 2015
#[derive(Debug)]
struct pile_of_stones { Count: i32 }
const lower: i32 = 3;
static mutable_Name: i32 = 4;
fn CamelCase(N: i32) -> i32 { return (N + 1); }

fn main() {
    let mut unused_mut = 5;
    let N = lower;
    if (N == 3) { println!("{}", (unused_mut)); };
    while (false) {}
    let (a, _) = ((1), 2);
    let x = { (a + 1) };;
    let p = pile_of_stones { Count: CamelCase(mutable_Name) };
    match (x) { 2 => {}, _ => () }
    for i in (0..2) { let _ = i; }
    println!("{:?} {}", p, (x as i32) as i32);
    let f = |y| -> i32 { (y) };
    f(2);
    5 + 1;
    [1, 2].iter().map(|n| n + 1);
}
