//! Convolutions by a number theoretic transform with Montgomery's reduction, and xor convolutions.
//! input: 4\n1 2 3 4\n
//! input: @numbers 200 1000000 6
//! time: @numbers 120000 1000000000 6
use std::io::{self, Read};

const P: u32 = 998_244_353;

const fn inverse(p: u32) -> u32 {
    let mut x = 1u32;
    let mut i = 0;
    while i < 5 {
        x = x.wrapping_mul(2u32.wrapping_sub(p.wrapping_mul(x)));
        i += 1;
    }
    x.wrapping_neg()
}

const INV: u32 = inverse(P);
const R2: u32 = ((1u128 << 64) % P as u128) as u32;

#[inline(always)]
fn reduce(x: u64) -> u32 {
    let m = (x as u32).wrapping_mul(INV);
    let t = ((x + m as u64 * P as u64) >> 32) as u32;
    t.min(t.wrapping_sub(P))
}

#[inline]
fn mul(a: u32, b: u32) -> u32 {
    reduce(a as u64 * b as u64)
}

fn pow(mut b: u32, mut e: u32) -> u32 {
    let mut r = mul(1, R2);
    while e > 0 {
        if e % 2 == 1 {
            r = mul(r, b);
        }
        b = mul(b, b);
        e /= 2;
    }
    r
}

fn ntt(a: &mut [u32], root: u32) {
    let n = a.len();
    let bits = n.trailing_zeros();
    for i in 0..n as u32 {
        let j = i.reverse_bits() >> (32 - bits);
        if i < j {
            a.swap(i as usize, j as usize);
        }
    }
    let mut half = 1;
    while half < n {
        let w = pow(root, (P - 1) / (2 * half) as u32);
        let mut roots = Vec::with_capacity(half);
        let mut r = mul(1, R2);
        for _ in 0..half {
            roots.push(r);
            r = mul(r, w);
        }
        for block in a.chunks_exact_mut(2 * half) {
            let (lo, hi) = block.split_at_mut(half);
            for i in 0..half {
                let (x, y) = (lo[i], mul(hi[i], roots[i]));
                let (s, d) = (x + y, x.wrapping_sub(y));
                lo[i] = s.min(s.wrapping_sub(P));
                hi[i] = d.min(d.wrapping_add(P));
            }
        }
        half *= 2;
    }
}

fn xor_transform(a: &mut [i64]) {
    let mut h = 1;
    while h < a.len() {
        for i in (0..a.len()).step_by(2 * h) {
            for j in i..i + h {
                let (x, y) = (a[j], a[j + h]);
                a[j] = x.wrapping_add(y);
                a[j + h] = x.wrapping_sub(y);
            }
        }
        h <<= 1;
    }
}

fn main() {
    let mut s = String::new();
    io::stdin().read_to_string(&mut s).unwrap();
    let a: Vec<u32> = s.split_whitespace().skip(1).map(|w| w.parse::<u32>().unwrap() % P).collect();
    let n = (2 * a.len()).next_power_of_two();
    let mut f: Vec<u32> = a.iter().map(|&x| mul(x, R2)).chain(std::iter::repeat(0)).take(n).collect();
    let (g, n_inv) = (mul(3, R2), pow(mul(n as u32, R2), P - 2));
    ntt(&mut f, g);
    for x in f.iter_mut() {
        *x = mul(mul(*x, *x), n_inv);
    }
    ntt(&mut f, pow(g, P - 2));
    let c: Vec<u32> = f[..2 * a.len() - 1].iter().map(|&x| reduce(x as u64)).collect();
    let hash = c.iter().fold(0u64, |h, &x| (h * 1_000_003 + x as u64) % 1_000_000_007);
    println!("{} {:?}", hash, &c[..c.len().min(6)]);
    let mut b = vec![0i64; 1 << 14];
    a.iter().for_each(|x| b[(x & 0x3fff) as usize] += 1);
    xor_transform(&mut b);
    b.iter_mut().for_each(|x| *x *= *x);
    xor_transform(&mut b);
    println!("{} {:?}", b[0] >> 14, b.iter().enumerate().skip(1).max_by_key(|&(i, x)| (x, -(i as i64))));
}
