//! Families of tables over one or two parameters.

use super::{Family, grids::wythoff};
use crate::reader::meaning::digits;

type Of = fn(i128, i128) -> i128;

pub fn all() -> Vec<Family> {
    let mut all: Vec<Family> =
        LINES.iter().map(|&(name, from, length, of)| Family::lines(name, from, length, of)).collect();
    all.extend(GRIDS.iter().map(|&(name, of)| Family::grids(name, of)));
    all.extend(SETS.iter().map(|&(name, of)| Family::sets(name, of)));
    all.extend(TWO.iter().map(|&(name, of)| Family::two(name, of)));
    all.push(Family::pairs("Wythoff |x - y| < k", |k, x, y| wythoff(x, y, k)));
    all.push(Family::pairs("both are multiples of k", |k, x, y| x % k == 0 && y % k == 0));
    all.push(Family::pairs("sum mod k + 1", |k, x, y| (x + y) % (k + 1) == 0));
    all
}

const LINES: [(&str, i128, i128, Of); 34] = [
    ("n mod (k + 1)", 1, 60, |k, n| n % (k + 1)),
    ("n mod k", 2, 60, |k, n| n % k),
    ("n div k", 1, 60, |k, n| n / k),
    ("n xor k", 1, 60, |k, n| n ^ k),
    ("n < k", 1, 60, |k, n| i128::from(n < k)),
    ("n < k^2", 1, 100, |k, n| i128::from(n < k * k)),
    ("n < 2^k", 1, 100, |k, n| i128::from(n < 1 << k)),
    ("n <= k", 1, 60, |k, n| i128::from(n <= k)),
    ("n > 2k + 1", 1, 60, |k, n| i128::from(n > 2 * k + 1)),
    ("n mod 2^k", 1, 100, |k, n| n % (1 << k)),
    ("n mod k^2", 2, 120, |k, n| n % (k * k)),
    ("n mod k(k + 1)", 1, 120, |k, n| n % (k * (k + 1))),
    ("n mod k(k + 1) div k", 1, 120, |k, n| n % (k * (k + 1)) / k),
    ("digit sum base k", 2, 80, |k, n| digits(n, k).iter().sum()),
    ("digits base k", 2, 80, |k, n| digits(n, k).len() as i128),
    ("exponent of k", 2, 80, |k, n| {
        if n == 0 { 0 } else { (0..).take_while(|&e| n % k.pow(e + 1) == 0).count() as i128 }
    }),
    ("parity of the exponent of k", 2, 120, |k, n| {
        if n == 0 { 0 } else { (0..).take_while(|&e| n % k.pow(e + 1) == 0).count() as i128 % 2 }
    }),
    ("1 and k", 1, 60, |k, n| {
        if k % 2 == 1 {
            n % 2
        } else if n % (k + 1) == k {
            2
        } else {
            n % (k + 1) % 2
        }
    }),
    ("n mod 2k div k", 1, 80, |k, n| n % (2 * k) / k),
    ("n mod (k + 1) = 0", 1, 60, |k, n| i128::from(n % (k + 1) == 0)),
    ("n mod (2k + 1) <= k", 1, 80, |k, n| i128::from(n % (2 * k + 1) <= k)),
    ("min(n, k)", 1, 60, |k, n| n.min(k)),
    ("n div k below 3, else 0", 1, 80, |k, n| if n < 3 * k { n / k } else { 0 }),
    ("n div k capped by 4", 1, 80, |k, n| (n / k).min(4)),
    ("n for n < k, else 0", 1, 60, |k, n| if n < k { n } else { 0 }),
    ("n for n < k, else n mod 2", 2, 60, |k, n| if n < k { n } else { n % 2 }),
    ("for all k", 1, 60, |_, n| n % 3),
    ("k n", 1, 60, |k, n| k * n),
    ("n^2 mod k", 2, 60, |k, n| n * n % k),
    ("k mod 3", 1, 40, |k, n| (k + n) % 3),
    ("multiples of k + 1 by turns", 1, 80, |k, n| n / (k + 1) % 2),
    ("n mod (k + 1), odd k; n mod 2, even k", 1, 60, |k, n| if k % 2 == 1 { n % (k + 1) } else { n % 2 }),
    ("n + k div 2", 1, 60, |k, n| (n + k) / 2),
    ("strange nim", 2, 120, |k, n| {
        let mut n = n;
        while n % k != 0 {
            n -= n / k + 1;
        }
        n / k
    }),
];

const GRIDS: [(&str, fn(i128, i128, i128) -> i128); 9] = [
    ("(x + y) mod (k + 1)", |k, x, y| (x + y) % (k + 1)),
    ("x mod (k + 1) xor y mod (k + 1)", |k, x, y| (x % (k + 1)) ^ (y % (k + 1))),
    ("x div k xor y div k", |k, x, y| (x / k) ^ (y / k)),
    ("|x - y| < k", |k, x, y| i128::from((x - y).abs() < k)),
    ("x + y < k", |k, x, y| i128::from(x + y < k)),
    ("x xor y xor k", |k, x, y| x ^ y ^ k),
    ("k x + y", |k, x, y| k * x + y),
    ("min(x, y) mod (k + 1)", |k, x, y| x.min(y) % (k + 1)),
    ("x xor y for all k", |_, x, y| x ^ y),
];

const SETS: [(&str, fn(i128, i128) -> bool); 8] = [
    ("multiples of k + 1", |k, n| n % (k + 1) == 0),
    ("1 mod k + 2", |k, n| n % (k + 2) == 1),
    ("k mod 2k + 1", |k, n| n % (2 * k + 1) == k),
    ("below k mod 2k", |k, n| n % (2 * k) < k),
    ("powers of k + 1", |k, n| {
        std::iter::successors(Some(1), |p| Some(p * (k + 1))).take_while(|p| *p <= n).any(|p| p == n)
    }),
    ("multiples of k^2", |k, n| n % (k * k) == 0),
    ("below k", |k, n| n < k),
    ("evil for all k", |_, n| n.count_ones() % 2 == 0),
];

const TWO: [(&str, fn(i128, i128, i128) -> i128); 10] = [
    ("n mod (k + l)", |k, l, n| n % (k + l)),
    ("n mod (k + l) div k", |k, l, n| n % (k + l) / k),
    ("take k to l: n mod (k + l) div k", |k, l, n| n % (2 * k + l) / k),
    ("n mod k xor l", |k, l, n| (n % k) ^ l),
    ("n div k mod l", |k, l, n| n / k % l),
    ("n mod (k + l) < k", |k, l, n| i128::from(n % (k + l) < k)),
    ("n < k l", |k, l, n| i128::from(n < k * l)),
    ("n mod (k l)", |k, l, n| n % (k * l)),
    ("min(n mod k, l)", |k, l, n| (n % k).min(l)),
    ("n mod (k + 1) for all l", |k, _, n| n % (k + 1)),
];
