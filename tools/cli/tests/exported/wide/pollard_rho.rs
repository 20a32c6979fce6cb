//! Factors of 64-bit numbers: Miller-Rabin and Pollard's rho with products in u128.
//! input: 12\n97\n1000000007\n1000000016000000063\n18446744073709551557\n1\n
//! input: 1152921504606846976\n999999999999999989\n4611686014132420609\n
//! time: 1000000016000000063\n1000000016000000063\n4611686014132420609\n999999866000004473\n4611686014132420609\n999999866000004473\n4611686014132420609\n999999866000004473\n
use std::collections::BTreeMap;
use std::io::{self, BufRead};

fn mul(a: u64, b: u64, m: u64) -> u64 {
    (a as u128 * b as u128 % m as u128) as u64
}

fn pow(mut a: u64, mut e: u64, m: u64) -> u64 {
    let mut r = 1 % m;
    while e > 0 {
        if e & 1 == 1 {
            r = mul(r, a, m);
        }
        a = mul(a, a, m);
        e >>= 1;
    }
    r
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn is_prime(n: u64) -> bool {
    if n < 2 || n % 2 == 0 {
        return n == 2;
    }
    let s = (n - 1).trailing_zeros();
    let d = (n - 1) >> s;
    'next: for a in [2u64, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37] {
        if a % n == 0 {
            continue;
        }
        let mut x = pow(a, d, n);
        if x == 1 || x == n - 1 {
            continue;
        }
        for _ in 1..s {
            x = mul(x, x, n);
            if x == n - 1 {
                continue 'next;
            }
        }
        return false;
    }
    true
}

fn factor(n: u64, out: &mut BTreeMap<u64, u32>) {
    if n == 1 {
        return;
    }
    if is_prime(n) {
        *out.entry(n).or_insert(0) += 1;
        return;
    }
    if n % 2 == 0 {
        factor(2, out);
        return factor(n / 2, out);
    }
    for c in 1.. {
        let f = |x: u64| ((x as u128 * x as u128 + c as u128) % n as u128) as u64;
        let (mut x, mut y, mut d) = (2, 2, 1);
        while d == 1 {
            x = f(x);
            y = f(f(y));
            d = gcd(x.abs_diff(y), n);
        }
        if d != n {
            factor(d, out);
            factor(n / d, out);
            return;
        }
    }
}

fn main() {
    for line in io::stdin().lock().lines() {
        let n: u64 = line.unwrap().trim().parse().expect("a number");
        let mut f = BTreeMap::new();
        factor(n, &mut f);
        let text: Vec<String> =
            f.iter().map(|(p, e)| if *e == 1 { p.to_string() } else { format!("{}^{}", p, e) }).collect();
        println!("{} = {}", n, if text.is_empty() { "1".to_string() } else { text.join(" * ") });
    }
}
