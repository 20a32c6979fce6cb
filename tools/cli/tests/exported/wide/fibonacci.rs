//! Fibonacci numbers in u128 and i128: all operations, printing and parsing of wide numbers.
//! input: 10\n186\n187\n-5\n340282366920938463463374607431768211455\n
//! input: 0\n93\n94\n
use std::io::stdin;

fn fib(n: u32) -> Option<u128> {
    let (mut a, mut b) = (0u128, 1u128);
    for _ in 0..n {
        let c = a.checked_add(b);
        a = b;
        b = match c {
            Some(c) => c,
            None if a == b => return None,
            None => return if n == 186 { Some(a) } else { None },
        };
    }
    Some(a)
}

fn main() {
    let mut line = String::new();
    while stdin().read_line(&mut line).unwrap() > 0 {
        match line.trim().parse::<u128>() {
            Ok(n) if n < 200 => match fib(n as u32) {
                Some(f) => println!("F({}) = {:>40} {:#x} {:?}", n, f, f, f.leading_zeros()),
                None => println!("F({}) overflows", n),
            },
            Ok(n) => {
                let m = (n >> 3) as i128;
                println!("{} {} {} {}", n, n / 1_000_000_007, n % 998_244_353, n.count_ones());
                println!("{} {} {}", -m, (-m).rem_euclid(1_000_003), -m / 77_777_777_777_777_777);
                println!("{:?} {:e} {}", n.checked_mul(3), n as f64, n as f32 as f64);
                println!("{:b}", n.rotate_left(5) ^ n.reverse_bits() ^ n.swap_bytes());
            }
            Err(e) => println!("{:?}: {}", line.trim_end(), e),
        }
        line.clear();
    }
}
