//! The code of laws: all functions of a test are compiled together, and compared with what the laws
//! say, on the table and far beyond it.

mod outcomes;
mod suite;
mod third;
mod wanted;

use suite::Suite;

#[test]
fn lines() {
    let mut suite = Suite::default();
    suite.line("constant", 0, |_| -3);
    suite.line("linear", 0, |n| 3 * i128::from(n) - 7);
    suite.line("n + 1", 0, |n| i128::from(n) + 1);
    suite.line("down", 2, |n| 5 - i128::from(n));
    for first in [0, 1, 5] {
        suite.line("period", first, |n| [1, 5, 2, 5, 0][(n % 5) as usize]);
        suite.line(
            "early",
            first,
            |n| if n < 9 { i128::from(n * n % 7) } else { [3, -1, 4][(n % 3) as usize] },
        );
        suite.line("climbing", first, |n| i128::from(n / 4 * 4) + [0, 1, 3, 2][(n % 4) as usize]);
        suite.line("by residue", first, |n| if n % 2 == 0 { i128::from(n / 2) } else { 7 });
        suite.line("by residue, late", first, |n| {
            if n < 8 { 9 } else { [i128::from(n), 7, -2 * i128::from(n)][(n % 3) as usize] }
        });
        suite.line("triangles", first, |n| i128::from(n * (n + 1) / 2));
        suite.line("falling", first, |n| 100 - 3 * i128::from(n * n));
        suite.line("n (n - 1)", first, |n| i128::from(n) * (i128::from(n) - 1));
    }
    suite.line("mod", 0, |n| i128::from(n % 12));
    suite.line("mod div", 0, |n| i128::from(n % 12 / 3));
    suite.line("zero at 3", 0, |n| i128::from(n % 7 != 3));
    suite.line("long period", 0, |n| i128::from(n % 60 * (n % 60) % 61));
    suite.check("2021");
}

type Function = fn(u64) -> i128;

#[test]
fn lines_of_digits_and_runs() {
    let mut suite = Suite::default();
    let functions: [(&str, Function); 26] = [
        ("popcount", |n| n.count_ones().into()),
        ("ruler", |n| (n + 1).trailing_zeros().into()),
        ("v2", |n| n.max(1).trailing_zeros().into()),
        ("gray", |n| (n ^ (n >> 1)).into()),
        ("left", |n| i128::from(n) ^ (i128::from(n) << 2)),
        ("xor 3", |n| (n ^ 3).into()),
        ("trailing ones", |n| n.checked_shr(n.trailing_ones() + 1).unwrap_or(0).into()),
        ("length", |n| (64 - n.leading_zeros()).into()),
        ("Thue", |n| (n.count_ones() % 2).into()),
        ("signed", |n| if n.count_ones().is_multiple_of(2) { 1 } else { -1 }),
        ("low bit", |n| (n & n.wrapping_neg()).into()),
        ("without low bit", |n| (n & n.saturating_sub(1)).into()),
        ("odd part", |n| (n.max(1) >> n.max(1).trailing_zeros()).into()),
        ("zeros", |n| (64 - n.leading_zeros() - n.count_ones()).into()),
        ("capped", |n| [4, 1, 7][n.max(1).trailing_zeros().min(2) as usize]),
        ("root", |n| n.isqrt().into()),
        ("triangular root", |n| i128::midpoint((8 * i128::from(n) + 1).isqrt(), 1)),
        ("square", |n| i128::from(n) * i128::from(n)),
        ("is a square", |n| i128::from(n.isqrt() * n.isqrt() == n)),
        ("ternary sum", |n| (0..40).map(|i| i128::from(n / 3_u64.pow(i) % 3)).sum()),
        ("ternary length", |n| i128::from(n.checked_ilog(3).map_or(0, |l| l + 1))),
        ("paper", |n| if n == 0 { 0 } else { i128::from(n >> n.trailing_zeros() & 2) }),
        ("Rudin", |n| ((n & (n >> 1)).count_ones() % 2).into()),
        ("pairs of ones", |n| (n & (n >> 1)).count_ones().into()),
        ("golden", |n| (i128::from(n) + (5 * i128::from(n) * i128::from(n)).isqrt()) / 2),
        ("steep", |n| 2 * i128::from(n) + 1 + (2 * (i128::from(n) + 1) * (i128::from(n) + 1)).isqrt()),
    ];
    for (name, function) in functions {
        suite.line(name, 0, function);
        suite.line(name, 1, function);
    }
    suite.line("bits of neighbours", 0, |n| (n & (n >> 1)).into());
    suite.line("either of neighbours", 0, |n| (n | (n >> 1)).into());
    suite.line("third", 0, |n| (n ^ (n / 3)).into());
    suite.line("three times", 0, |n| i128::from(n) ^ (3 * i128::from(n)));
    suite.line("and root", 0, |n| i128::from(n) + i128::from(n.isqrt()));
    suite.line("less root", 0, |n| i128::from(n - n.isqrt()));
    suite.line("after the square", 0, |n| i128::from(n - n.isqrt() * n.isqrt()));
    suite.line("mock turtles", 0, |n| 2 * i128::from(n) + i128::from(n.count_ones().is_multiple_of(2)));
    suite.check("2018");
}

#[test]
fn lines_of_primes_and_lists() {
    let mut suite = Suite::default();
    suite.line("Omega", 1, |n| factors(n).len() as i128);
    suite.line("omega", 1, |n| {
        let mut f = factors(n);
        f.dedup();
        f.len() as i128
    });
    suite.line("tau", 1, |n| (1..=n).filter(|d| n % d == 0).count() as i128);
    suite.line("phi", 1, |n| (1..=n).filter(|&d| gcd(d, n) == 1).count() as i128);
    suite.line("least", 2, |n| factors(n)[0].into());
    suite.line("greatest", 2, |n| (*factors(n).last().unwrap()).into());
    suite.line("index", 2, |n| (2..=factors(n)[0]).filter(|&p| factors(p).len() == 1).count() as i128);
    suite.line("prime", 1, |n| i128::from(factors(n).len() == 1));
    suite.line("odd factors", 1, |n| factors(n).iter().filter(|&&p| p > 2).count() as i128);
    suite.line("sum", 1, |n| factors(n).len() as i128 + i128::from(n.count_ones()));
    suite.line("difference", 1, |n| i128::from(n.trailing_zeros()) - i128::from(n.count_ones()));
    let fibonacci = |n: u64| {
        let (mut a, mut b) = (1, 2);
        while b <= n {
            (a, b) = (b, a + b);
        }
        a == n
    };
    suite.line("Fibonacci", 1, |n| i128::from(!fibonacci(n)));
    suite.line("powers", 1, |n| i128::from((n + 1).is_power_of_two()));
    suite.line("triangular", 0, |n| i128::from((8 * n + 1).isqrt().pow(2) == 8 * n + 1));
    let wins = |hi: u64| move |n: u64| i128::from(grundy::multiplication::first_player_wins(n, 2, hi));
    suite.line("multiplication", 2, wins(3));
    suite.line("multiplication by 2", 2, wins(2));
    suite.line("multiplication from 1", 1, |n| 3 - 5 * wins(9)(n));
    suite.line("powers of 3", 1, |n| i128::from(n.ilog(3) % 2));
    suite.line("powers of 2, less 1", 0, |n| i128::from((n + 1).ilog2() % 2));
    suite.line("Beatty places", 1, |n| i128::from((1..=n).any(|i| (i + (5 * i * i).isqrt()) / 2 == n)));
    suite.check("2015");
}

fn factors(mut n: u64) -> Vec<u64> {
    let (mut factors, mut p) = (vec![], 2);
    while n > 1 {
        if n.is_multiple_of(p) {
            factors.push(p);
            n /= p;
        } else {
            p += 1;
        }
    }
    factors
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[test]
fn grids() {
    let mut suite = Suite::default();
    suite.grid("xor", 0, |x, y| (x ^ y).into());
    suite.grid("xor less one", 1, |x, y| ((x - 1) ^ (y - 1)).into());
    suite.grid("sum", 0, |x, y| i128::from(x) + i128::from(y));
    suite.grid("difference mod", 0, |x, y| i128::from(x.abs_diff(y) % 5));
    suite.grid("product", 0, |x, y| i128::from(x * y));
    suite.grid("and", 1, |x, y| (x & y).into());
    suite.grid("max", 0, |x, y| x.max(y).into());
    suite.grid("min of v2", 1, |x, y| x.trailing_zeros().min(y.trailing_zeros()).into());
    suite.grid("quotients", 0, |x, y| ((x / 3) ^ (y / 3)).into());
    suite.grid("rook steps", 0, |x, y| ((x % 4) ^ (y % 4)).into());
    suite.grid("periodic", 0, |x, y| (x % 3 * (y % 2) + x % 2).into());
    suite.grid("late periodic", 2, |x, y| [[0, 1, 2], [2, 3, 0]][(x % 2) as usize][(y % 3) as usize]);
    suite.grid("rows", 0, |_, y| (y % 4).into());
    suite.grid("behind the first row and column", 0, |x, y| {
        let is_inner = 2 * (x.min(y) % 2) + x.abs_diff(y).min(1) != 2;
        i128::from(if x == 0 { y % 3 == 1 } else { y > 0 && is_inner })
    });
    suite.grid("gcd", 1, |x, y| gcd(x, y).into());
    suite.grid("quotient", 1, |x, y| (x.max(y) / x.min(y)).into());
    suite.grid("euclid", 1, |x, y| {
        (i128::from(x.max(y)).pow(2) - i128::from(x.min(y)).pow(2)) / i128::from(x * y)
    });
    suite.grid("corner", 0, |x, y| if x + y == 0 { 5 } else { ((x + y) % 3).into() });
    suite.grid("popcount of sum", 0, |x, y| (x + y).count_ones().into());
    suite.grid("threshold", 0, |x, y| i128::from(x + y >= 7));
    suite.grid("golden", 1, |x, y| i128::from(2 * x.max(y) > x.min(y) + (5 * x.min(y) * x.min(y)).isqrt()));
    suite.grid("own laws", 0, |x, y| if x % 2 == 0 { (y % (2 + x % 7)).into() } else { (x + y / 3).into() });
    suite.grid("multiples", 0, |x, y| i128::from(x) + 3 * i128::from(y));
    suite.grid("difference", 0, |x, y| 3 * i128::from(x) - 2 * i128::from(y));
    suite.grid("more than twice", 0, |x, y| i128::from(x > 2 * y));
    suite.grid("twice", 0, |x, y| i128::from(y == 2 * x));
    suite.grid("multiples mod", 1, |x, y| (i128::from(x) + 2 * i128::from(y)) % 17);
    suite.grid("y div", 0, |x, y| (y / (x + 1)).into());
    suite.grid("x mod", 0, |x, y| (x % (y + 1)).into());
    suite.grid("y div x", 1, |x, y| (y / x).into());
    suite.grid("y mod x", 1, |x, y| (y % x).into());
    suite.grid("only x", 0, |x, _| x.into());
    suite.grid("nim-sum of two", 0, |x, y| i128::from(u64::from(x.count_ones()) ^ (y / 2)));
    suite.grid("sum of two", 0, |x, y| 2 * i128::from(x) + 1 - 3 * i128::from(y % 5));
    suite.grid("product of two", 1, |x, y| i128::from(x % 4) * i128::from(y.count_ones()));
    suite.grid("smaller of two", 0, |x, y| i128::from(u64::from(x.count_ones()).min(y % 5)));
    suite.grid("larger of two", 0, |x, y| (2 * i128::from(x)).max((y / 3).into()));
    let ruler = |n: u64| n & n.wrapping_neg();
    let nimbers = grundy::nimber::Nimbers::new();
    suite.grid("tartan", 1, |x, y| nimbers.product(ruler(x), ruler(y)).into());
    suite.grid("knight", 0, |x, y| i128::from(grundy::walks::knight_outcome(x, y).0 as u8));
    for first in 0..3 {
        suite.grid("king", first, |x, y| match (x - first, y - first) {
            (0, i) | (i, 0) => i128::from(i % 2),
            (i, j) => [[0, 3], [3, 2]][(i % 2) as usize][(j % 2) as usize],
        });
        suite.grid("edges", first, |x, y| match (x - first, y - first) {
            (0, i) => [7, 1, -1][(i % 3) as usize],
            (i, 0) => [5, 0][(i % 2) as usize],
            (i, j) => i128::from((i + 2 * j) % 3),
        });
    }
    // At the origin the sum less 1 is negative: an exception, and no bound for all other numbers.
    suite.grid("lowest bits", 0, |x, y| {
        let of = |n: u64| i128::from(n & n.wrapping_neg());
        let sum = (of(x) + of(y)).max(1) - 1;
        [1, 0, 2][((sum ^ (sum >> 1)) % 3) as usize]
    });
    suite.grid("euclid to zero", 1, |x, y| grundy::euclid::grundy(x, y).into());
    suite.grid("the king's walk", 0, |x, y| grundy::walks::king(x, y).into());
    suite.check("2021");
}

#[test]
fn positions() {
    let mut suite = Suite::default();
    let xor = |t: &[u64]| t.iter().fold(0, |xor, n| xor ^ n);
    suite.positions("nim", (3, 12), |t| xor(t) == 0);
    suite.positions("misère nim", (3, 12), |t| (xor(t) == 0) == t.iter().any(|&n| n > 1));
    suite.positions("halves", (3, 14), |t| t.iter().fold(0, |xor, n| xor ^ n.div_ceil(2)) == 0);
    suite.positions("mod 4", (3, 14), |t| t.iter().fold(0, |xor, n| xor ^ (n % 4)) == 0);
    suite.positions("moore", (3, 12), |t| {
        (0..64).all(|b| t.iter().filter(|n| **n >> b & 1 == 1).count() % 3 == 0)
    });
    suite.positions("pairs", (4, 9), |t| t.chunks(2).all(|pair| pair[0] == pair[1]));
    suite.positions("parity", (3, 12), |t| t.iter().sum::<u64>() % 2 == 0);
    suite.positions("sum mod 5", (2, 30), |t| t.iter().sum::<u64>() % 5 == 0);
    suite.positions("equal", (2, 40), |t| t[0] == t[1]);
    suite.positions("largest is the sum", (3, 14), |t| t[2] == t[0] + t[1]);
    suite.positions("gaps", (3, 14), |t| (t[2] - t[1]) ^ t[0] == 0);
    suite.positions("valuations", (3, 14), |t| {
        t[0] > 0 && t.iter().all(|n| n.trailing_zeros() == t[0].trailing_zeros())
    });
    suite.positions("wythoff", (2, 60), |t| {
        let d = i128::from(t[1] - t[0]);
        (d + (5 * d * d).isqrt()) / 2 == i128::from(t[0])
    });
    suite.positions("king", (2, 40), |t| t[0] % 2 == 0 && t[1] % 2 == 0);
    suite.positions("golden pairs", (2, 50), |t| t[0] > 0 && 2 * t[1] > t[0] + (5 * t[0] * t[0]).isqrt());
    suite.positions("all piles", (3, 14), |t| t.iter().all(|n| n % 4 == 1));
    suite.positions("single fibonacci", (1, 3000), |t| {
        let (mut a, mut b) = (1, 2);
        while b <= t[0] {
            (a, b) = (b, a + b);
        }
        a == t[0]
    });
    suite.positions("single powers", (1, 5000), |t| (t[0] + 1).is_power_of_two());
    suite.positions("multiples", (1, 300), |t| t[0] % 7 == 3);
    suite.check("2018");
}

/// One file proposes a law, and nothing else knows of it.
#[test]
fn a_new_family_is_one_file() {
    let values = (0..200).map(|n| n ^ (n / 3)).collect();
    let table = grundy_laws::Table::Line(grundy_laws::Line { first: 0, values });
    let found = grundy_laws::find_with(&table, &[third::fit]);
    assert_eq!(found[0].law.formula(), "g(n) = n xor (n div 3)");
    assert_eq!(found[0].law.predict(&[u64::MAX]), Some((u64::MAX ^ (u64::MAX / 3)).into()));
    let mut suite = Suite::default();
    suite.add_found("n xor n/3", found, &table, &[vec![u64::MAX], vec![1 << 63]]);
    suite.check("2021");
}

#[test]
fn families() {
    let mut suite = Suite::default();
    suite.over("bash", 0, |k, n| (n % (k + 1)).into());
    suite.over("all", 0, |_, n| (n % 3).into());
    suite.over("digits for all", 0, |_, n| n.count_ones().into());
    suite.over("paper for all", 0, |_, n| if n == 0 { 0 } else { (n >> n.trailing_zeros() & 2).into() });
    suite.over("cases", 0, |k, n| if k % 3 == 0 { (n % (k + 1)).into() } else { (n % 2).into() });
    suite.over("quotient", 0, |k, n| (n / k).into());
    suite.over("both", 0, |k, n| (n % (2 * k) / k).into());
    suite.over("lost", 0, |k, n| i128::from(n % (k + 1) == 0));
    suite.over("below", 0, |k, n| i128::from(n % (2 * k + 1) >= k));
    suite.over("first k", 0, |k, n| i128::from(n < k));
    suite.over("first k^2", 0, |k, n| i128::from(n < k * k));
    suite.over("mod 2^k", 0, |k, n| (n % (1 << k)).into());
    suite.over("mod k^2", 0, |k, n| (n % (k * k)).into());
    suite.over("mod k (k + 1)", 0, |k, n| (n % (k * (k + 1))).into());
    suite.over("xor", 0, |k, n| (n ^ k).into());
    suite.over("difference", 0, |k, n| n.abs_diff(k).into());
    suite.over("product", 0, |k, n| i128::from(n) * i128::from(k));
    suite.over("shift", 0, |k, n| (n >> k).into());
    suite.over("take 1, k", 0, |k, n| match n % (k + 1) {
        _ if k % 2 == 1 => (n % 2).into(),
        r if r == k => 2,
        r => (r % 2).into(),
    });
    suite.over("take any but k", 0, |k, n| {
        i128::from(n / (2 * k)) * i128::from(k) + i128::from(n % (2 * k) % k)
    });
    suite.over("steps", 0, |k, n| i128::from(n % (k + 3) >= k) + i128::from(n / (k + 3)));
    suite.over("exponent", 1, |k, n| {
        (0..64).take_while(|&e| k.checked_pow(e + 1).is_some_and(|p| n % p == 0)).count() as i128
    });
    suite.check("2021");
}
