//! Loops, blocks and unsafe blocks with values and labels; shadowed labels; `while` with effects in
//! its condition.
//! edition: 2015
macro_rules! until { ($l:lifetime, $c:expr, $b:block) => { $l: loop { if $c { break $l; } $b } }; }

fn main() {
    let mut n = 27u64;
    let steps = {
        let mut k = 0;
        loop { if n == 1 { break k; } n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 }; k += 1; }
    };
    let found = 'a: loop {
        for i in 0.. {
            'a: for j in 0..i { if j == 3 { continue 'a; } if i * j == 42 { break 'a; } }
            if i == 9 { break 'a i * 10; }
        }
    };
    let class = 'b: { if steps > 100 { break 'b "long"; } if steps > 10 { break 'b "middle"; } "short" };
    let mut x = 0;
    while { x += 2; x < 7 } {}
    until!('m, x > 20, { x *= 2; });
    println!("{} {} {} {}", steps, found, class, x);
}
