//! What words mean, straight from the definition.

/// A phrase in which `_` is a word, with what it means.
pub type Phrase = (&'static str, fn(&[i128], &[i128]) -> Option<i128>);

/// The digits of a number, the last one first.
pub fn digits(mut n: i128, b: i128) -> Vec<i128> {
    let mut digits = vec![];
    while n > 0 {
        digits.push(n % b);
        n /= b;
    }
    digits
}

fn primes(n: i128) -> Vec<i128> {
    let (mut left, mut found) = (n, vec![]);
    let mut p = 2;
    while left > 1 {
        while left % p == 0 {
            found.push(p);
            left /= p;
        }
        p += 1;
    }
    found
}

fn zeckendorf(n: i128) -> Vec<(i128, i128)> {
    let (mut all, mut left, mut found) = (vec![1, 2], n, vec![]);
    while all[all.len() - 1] <= n {
        all.push(all[all.len() - 1] + all[all.len() - 2]);
    }
    for (i, &f) in all.iter().enumerate().rev() {
        if f <= left {
            left -= f;
            found.push((i as i128, f));
        }
    }
    found
}

fn positive(n: i128) -> Option<i128> {
    Some(n).filter(|n| *n > 0)
}

fn multiplicities(piles: &[i128]) -> Vec<usize> {
    let mut different = piles.to_vec();
    different.sort_unstable();
    different.dedup();
    different.iter().map(|n| piles.iter().filter(|pile| *pile == n).count()).collect()
}

pub const PHRASES: [Phrase; 47] = [
    ("reverse of _ in base _", |n, _| Some(digits(n[0], n[1]).into_iter().fold(0, |all, d| all * n[1] + d))),
    ("product of the digits of _ in base _", |n, _| {
        Some(if n[0] == 0 { 0 } else { digits(n[0], n[1]).iter().product() })
    }),
    ("count of the digit _ in _ in base _", |n, _| {
        Some(digits(n[1], n[2]).iter().filter(|d| **d == n[0]).count() as i128)
    }),
    ("largest digit of _ in base _", |n, _| Some(digits(n[0], n[1]).into_iter().max().unwrap_or(0))),
    ("sum of _ and _ in base _ without carry", |n, _| {
        let (x, y) = (digits(n[0], n[2]), digits(n[1], n[2]));
        let digit = |all: &[i128], i: usize| all.get(i).copied().unwrap_or(0);
        let sums = (0..x.len().max(y.len())).map(|i| (digit(&x, i) + digit(&y, i)) % n[2]);
        Some(sums.rev().fold(0, |all, d| all * n[2] + d))
    }),
    ("[_ has the digit _ in base _]", |n, _| Some(digits(n[0], n[2]).contains(&n[1]).into())),
    ("[_ is some i^_]", |n, _| {
        Some(
            (0..=n[0])
                .map_while(|i| i.checked_pow(n[1] as u32))
                .take_while(|p| *p <= n[0])
                .any(|p| p == n[0])
                .into(),
        )
    }),
    ("cube root of _, rounded down", |n, _| {
        Some((0..).take_while(|i| i * i * i <= n[0]).count() as i128 - 1)
    }),
    ("radical of _", |n, _| {
        let mut different = primes(positive(n[0])?);
        different.dedup();
        Some(different.iter().product())
    }),
    ("sum of the prime factors of _", |n, _| Some(primes(positive(n[0])?).iter().sum())),
    ("nim-sum of the exponents in _", |n, _| {
        Some(multiplicities(&primes(positive(n[0])?)).into_iter().fold(0, |xor, e| xor ^ e) as i128)
    }),
    ("number of primes up to _", |n, _| Some((2..=n[0]).filter(|&p| primes(p).len() == 1).count() as i128)),
    ("the length of the first run", |_, t| Some(t.iter().take_while(|n| **n == t[0]).count() as i128)),
    ("the number of 1s in front", |_, t| Some(t.iter().take_while(|n| **n == 1).count() as i128)),
    ("the first that is not 1", |_, t| Some(*t.iter().find(|n| **n != 1).unwrap_or(&0))),
    ("the gcd", |_, t| Some(t.iter().fold(0, |a, &b| gcd(a, b)))),
    ("sum of the digits of _ in base _", |n, _| Some(digits(n[0], n[1]).iter().sum())),
    ("digits of _ in base _", |n, _| Some(digits(n[0], n[1]).len() as i128)),
    ("last digit of _ in base _ that is not 0", |n, _| digits(n[0], n[1]).into_iter().find(|d| *d > 0)),
    ("first digit of _ in base _", |n, _| digits(n[0], n[1]).pop()),
    ("index of the least prime factor of _", |n, _| {
        let least = *primes(positive(n[0])?).first().unwrap_or(&0);
        Some((2..=least).filter(|&p| primes(p).len() == 1).count() as i128)
    }),
    ("least prime factor of _", |n, _| Some(*primes(positive(n[0])?).first().unwrap_or(&1))),
    ("greatest prime factor of _", |n, _| Some(*primes(positive(n[0])?).last().unwrap_or(&1))),
    ("greatest proper divisor of _", |n, _| {
        Some((1..positive(n[0])?).rev().find(|d| n[0] % d == 0).unwrap_or(1))
    }),
    ("largest exponent in _", |n, _| {
        Some(multiplicities(&primes(positive(n[0])?)).into_iter().max().unwrap_or(0) as i128)
    }),
    ("exponent of _ in _", |n, _| {
        let base = Some(n[0]).filter(|base| *base > 1);
        positive(n[1])
            .map(|n| base.map_or(0, |base| digits(n, base).iter().take_while(|d| **d == 0).count() as i128))
    }),
    ("[_ is prime]", |n, _| Some((primes(n[0]).len() == 1).into())),
    ("[_ is a power of a prime]", |n, _| Some((multiplicities(&primes(n[0])).len() == 1).into())),
    ("[_ is a square]", |n, _| Some((n[0].isqrt().pow(2) == n[0]).into())),
    ("[_ is a Fibonacci number]", |n, _| Some((zeckendorf(n[0]).len() < 2).into())),
    ("terms of _ in Zeckendorf's form", |n, _| Some(zeckendorf(n[0]).len() as i128)),
    ("least Zeckendorf term of _", |n, _| Some(zeckendorf(n[0]).last()?.1)),
    ("zeros at the end of _ in Zeckendorf's form", |n, _| Some(zeckendorf(n[0]).last()?.0)),
    ("largest Fibonacci number up to _", |n, _| Some(zeckendorf(n[0]).first()?.1)),
    ("nim product of _ and _", |n, _| {
        let product =
            grundy::nimber::Nimbers::new().product(n[0].try_into().unwrap(), n[1].try_into().unwrap());
        Some(product.into())
    }),
    ("the quotients of _ and _, folded", |n, _| Some(folded(n[0].max(n[1]), n[0].min(n[1])))),
    ("the count of different piles", |_, t| Some(multiplicities(t).len() as i128)),
    ("the count of piles of odd multiplicity", |_, t| {
        Some(multiplicities(t).iter().filter(|c| *c % 2 == 1).count() as i128)
    }),
    ("the nim-sum of every second gap", |_, t| {
        let mut sorted = t.to_vec();
        sorted.sort_by_key(|n| -n);
        Some(sorted.chunks(2).fold(0, |xor, pair| xor ^ (pair[0] - pair.get(1).unwrap_or(&0))))
    }),
    ("the number of v2 classes", |_, t| {
        let classes: std::collections::BTreeSet<i128> = t.iter().map(|n| n & -n).collect();
        Some(classes.len() as i128)
    }),
    ("the number of piles", |_, t| Some(t.len() as i128)),
    ("the largest", |_, t| t.iter().copied().max()),
    ("the smallest", |_, t| t.iter().copied().min()),
    ("the misère nim-sum", |_, t| {
        let xor = t.iter().fold(0, |xor, n| xor ^ n);
        Some(if t.iter().all(|n| *n <= 1) { xor ^ 1 } else { xor })
    }),
    ("the count of binary digits that are not in a multiple of _ piles", |n, t| {
        Some(
            (0..64)
                .filter(|bit| t.iter().filter(|pile| *pile >> bit & 1 == 1).count() as i128 % n[0] != 0)
                .count() as i128,
        )
    }),
    ("the nim-sum", |_, t| Some(t.iter().fold(0, |xor, n| xor ^ n))),
    ("the sum", |_, t| Some(t.iter().sum())),
];

fn folded(large: i128, small: i128) -> i128 {
    if small == 0 { 0 } else { large / small - i128::from(folded(small, large % small) >= large / small) }
}

pub fn known_function(name: &str, n: &[i128]) -> Option<Option<i128>> {
    if let Some(base) = name
        .strip_prefix('v')
        .and_then(|base| base.parse().ok())
        .or_else(|| Some(n.get(1).copied()?).filter(|_| name == "v"))
    {
        return Some(positive(n[0]).map(|n| digits(n, base).iter().take_while(|d| **d == 0).count() as i128));
    }
    let ones = n[0].count_ones().into();
    Some(match name {
        "popcount" => Some(ones),
        "zeros" => Some(digits(n[0], 2).len() as i128 - ones),
        "trailing_ones" => Some(n[0].trailing_ones().into()),
        "lowbit" => Some(n[0] & -n[0]),
        "highbit" => positive(n[0]).map(|n| 1 << (digits(n, 2).len() - 1)),
        "oddpart" => positive(n[0]).map(|n| n / (n & -n)),
        "isqrt" => Some(n[0].isqrt()),
        "stern" => Some(stern(n[0])),
        "Omega" => positive(n[0]).map(|n| primes(n).len() as i128),
        "omega" => positive(n[0]).map(|n| multiplicities(&primes(n)).len() as i128),
        "tau" => positive(n[0]).map(|n| (1..=n).filter(|d| n % d == 0).count() as i128),
        "phi" => positive(n[0]).map(|n| (1..=n).filter(|&d| gcd(d, n) == 1).count() as i128),
        "sigma" => positive(n[0]).map(|n| (1..=n).filter(|d| n % d == 0).sum()),
        "mu" => positive(n[0]).map(|n| {
            let all = multiplicities(&primes(n));
            if all.iter().any(|e| *e > 1) { 0 } else { 1 - 2 * (all.len() as i128 % 2) }
        }),
        "gcd" => Some(gcd(n[0], n[1])),
        _ => return None,
    })
}

fn stern(n: i128) -> i128 {
    match n {
        0 | 1 => n,
        _ if n % 2 == 0 => stern(n / 2),
        _ => stern(n / 2) + stern(n / 2 + 1),
    }
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
