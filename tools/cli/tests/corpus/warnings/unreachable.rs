//! Unreachable code and patterns, unused results, assignments, labels, comparisons that are always
//! true.
//! edition: 2015
fn early(n: u8) -> u8 {
    return n + 1;
    println!("unreachable");
    n
}
fn diverges() -> ! { std::process::exit(3) }
#[derive(Clone, Copy)]
enum E { A, B }

fn main() {
    let mut x = early(1);
    x = 5;
    let y = x;
    'unused: loop { if y >= 0 { break; } }
    match E::A { E::A => println!("a"), E::B => println!("b"), _ => println!("c") }
    match y { 5 => println!("five"), 5 => println!("again"), _ => {} }
    std::mem::drop(&y);
    E::B.clone();
    Result::<u8, u8>::Ok(1);
    let v: Vec<u8> = vec![1].into();
    let _ = v.len() >= 0;
    if true { diverges(); }
    println!("never printed");
}
