//! Many modular powers and inverses with a 61-bit modulus: u128 products in the inner loop.
//! input: 1000 3
//! time: 60000 3
use std::io::stdin;

const P: u64 = (1 << 61) - 1;

fn reduce(x: u128) -> u64 {
    let r = (x as u64 & P) + (x >> 61) as u64;
    if r >= P { r - P } else { r }
}

fn pow_mod(b: u64, mut e: u64) -> u64 {
    let (mut r, mut b) = (1u64, b);
    while e != 0 {
        if e & 1 != 0 {
            r = reduce(r as u128 * b as u128);
        }
        b = reduce(b as u128 * b as u128);
        e >>= 1;
    }
    r
}

fn ext(a: i128, b: i128) -> (i128, i128, i128) {
    if b == 0 {
        (a, 1, 0)
    } else {
        let (g, x, y) = ext(b, a % b);
        (g, y, x - a / b * y)
    }
}

fn main() {
    let mut s = String::new();
    stdin().read_line(&mut s).unwrap();
    let v: Vec<u64> = s.split_whitespace().flat_map(str::parse).collect();
    let [n, base] = v[..] else { panic!("two numbers") };
    let (mut sum, mut sign) = (0u128, 0i128);
    for i in 1..=n {
        let p = pow_mod(base + i, P - 2 - i * 7919);
        sum = sum.wrapping_mul(0x1_0000_0001_b3) ^ p as u128;
        if i % 16 == 0 {
            let (g, x, _) = ext(p as i128, P as i128);
            assert_eq!(g, 1);
            sign += x.signum();
            sum ^= (x.rem_euclid(P as i128) as u128) << 60;
        }
    }
    println!("{} {}", sum, sign);
}
