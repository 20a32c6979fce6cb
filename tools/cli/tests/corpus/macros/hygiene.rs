//! Locals of a macro do not capture those of its user, items of a macro do.
//! edition: 2015
const OFFSET: i32 = 10;

macro_rules! swap_sum {
    ($a:expr, $b:expr) => {{
        let x = $b;
        let y = $a;
        x * 100 + y
    }};
}
macro_rules! with_offset {
    ($e:expr) => {{
        const OFFSET: i32 = 5;
        $e + OFFSET
    }};
}
macro_rules! using {
    ($name:ident, $e:expr) => {{
        let $name = 7;
        $e
    }};
}

fn main() {
    let (x, y) = (1, 2);
    println!("{}", swap_sum!(x, y));
    println!("{} {}", with_offset!(OFFSET), OFFSET);
    println!("{} {}", using!(x, x + y), x);
}
