//! Partial moves, drop flags, `Option::take`, arrays, shadowing, assignment in loops, a struct
//! update.
//! edition: 2015
struct D(u32);
impl Drop for D { fn drop(&mut self) { print!("~{} ", self.0) } }
struct S { a: D, b: D, c: Option<D> }
fn consume(d: D) -> u32 { d.0 }

fn main() {
    let s = S { a: D(1), b: D(2), c: Some(D(3)) };
    print!("{} ", consume(s.a));
    let t = S { a: D(4), ..S { a: D(5), b: s.b, c: None } };
    print!("| ");
    let x = D(6);
    let x = D(x.0 + 1);
    let mut y;
    for i in 10..13 { y = D(i); if i == 12 { print!("[{}] ", y.0) } }
    let [p, q] = [D(20), D(21)];
    let cond = std::env::args().count() > 0;
    if cond { drop(p); }
    let mut o = Some(q);
    if let Some(d) = o.take() { print!("took {} ", d.0) }
    let _ = (D(30), x.0);
    println!("{} {} {}", t.b.0, o.is_none(), s.c.is_some());
}
