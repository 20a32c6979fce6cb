//! The order of drops: variables, fields, elements, temporaries, replaced values.
//! edition: 2015
struct D(&'static str);
impl Drop for D {
    fn drop(&mut self) {
        print!("{} ", self.0);
    }
}
struct Two {
    _y: D,
    _x: D,
}
fn make(name: &'static str) -> Result<D, D> {
    if name.len() > 1 { Err(D(name)) } else { Ok(D(name)) }
}
fn early() -> Option<D> {
    let _first = make("f").ok()?;
    let second = make("gg").ok()?;
    Some(second)
}

fn main() {
    let _a = D("a");
    let _ = D("b");
    let _two = Two { _x: D("x"), _y: D("y") };
    let mut c = D("c1");
    c = D("c2");
    let _c = &c;
    match make("t") {
        Ok(_) => print!("arm "),
        Err(_) => print!("err "),
    }
    if make("uu").is_ok() {
        print!("ok ");
    } else {
        print!("else ");
    }
    let all = vec![D("1"), D("2"), D("3")];
    let mut iter = all.into_iter();
    iter.next_back();
    print!("| ");
    drop(iter);
    early();
    let moved = D("m");
    (|| drop(moved))();
    println!("end");
}
