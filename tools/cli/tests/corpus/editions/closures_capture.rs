//! Closures capture fields since edition 2021, whole variables before: it shows when they are
//! dropped.
//! edition: 2015
struct D(&'static str);
impl Drop for D { fn drop(&mut self) { print!("~{} ", self.0) } }
struct Pair { a: D, b: D }

fn main() {
    let p = Pair { a: D("a"), b: D("b") };
    {
        let c = move || { let _x = &p.a; };
        c();
    }
    print!("after ");
    let q = (D("left"), D("right"));
    {
        let c = || { let _moved = q.0; };
        c();
        print!("inner ");
    }
    println!("end");
}
