//! The same names for items in nested blocks: an inner item is seen in its whole block, also before
//! it.
//! edition: 2015
fn value() -> i32 {
    1
}
const K: i32 = 10;

fn main() {
    print!("{} ", value());
    {
        print!("{} {} ", value(), K);
        fn value() -> i32 {
            2 + K
        }
        const K: i32 = 20;
    }
    let a = {
        use self::other::value;
        value()
    };
    match 10 {
        K => print!("ten "),
        _ => print!("other "),
    }
    if let 20 = { const K: i32 = 20; K } {
        print!("inner ");
    }
    println!("{} {}", a, self::value());
}

mod other {
    pub fn value() -> i32 {
        super::value() + 100
    }
}
