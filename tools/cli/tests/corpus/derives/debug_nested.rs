//! `Debug` is used only by the `Debug` of another type, by `unwrap` and by `expect_err`.
//! edition: 2015
#[derive(Debug)]
struct Inner {
    r#type: u8,
    ratio: f32,
}
#[derive(Debug)]
enum Outer {
    Unit,
    Tuple(Inner, Option<&'static str>),
    Named { list: Vec<Inner>, nested: Result<(), Unit> },
}
#[derive(Debug)]
struct Unit;

fn fail(deep: bool) -> Result<Unit, Outer> {
    let inner = Inner { r#type: 3, ratio: 0.5 };
    if deep {
        Err(Outer::Named { list: vec![inner], nested: Err(Unit) })
    } else {
        Err(Outer::Tuple(inner, Some("x\"y")))
    }
}

fn main() {
    println!("{:#?}", fail(true).unwrap_err());
    println!("{:?} {:?}", fail(false).expect_err("never"), Outer::Unit);
    fail(true).unwrap();
}
