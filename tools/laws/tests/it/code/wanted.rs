//! The code of laws that people needed: digits, powers, divisors, recursion by remainder, and
//! functions of two numbers.

use super::suite::Suite;
use super::{factors, gcd};
use crate::corpus::wythoff;
use crate::reader::meaning::digits;
use grundy_laws::{Family, Language, Line, Positions, Table, find_over};

#[test]
fn lines_that_people_needed() {
    let mut suite = Suite::default();
    for b in [2, 3, 10] {
        suite.line("reversed", 0, |n| digits(n.into(), b).iter().fold(0, |all, d| all * b + d));
    }
    suite.line("largest digit", 0, |n| digits(n.into(), 3).into_iter().max().unwrap_or(0));
    suite.line("has a 5", 0, |n| digits(n.into(), 7).contains(&5).into());
    suite.line("cube root", 0, |n| (0..).take_while(|i| i * i * i <= i128::from(n)).count() as i128 - 1);
    suite
        .line("is a cube", 0, |n| i128::from((0..=n).take_while(|i| i * i * i <= n).any(|i| i * i * i == n)));
    suite.line("after the triangle", 0, |n| {
        let root = i128::midpoint((8 * i128::from(n) + 1).isqrt(), -1);
        i128::from(n) - root * (root + 1) / 2
    });
    suite.line("cubes", 0, |n| i128::from(n).pow(3) - 4 * i128::from(n) + 7);
    suite.line("tetrahedra", 1, |n| i128::from(n) * i128::from(n + 1) * i128::from(n + 2) / 6);
    suite.line("golden turns", 0, |n| (i128::from(n) + (5 * i128::from(n) * i128::from(n)).isqrt()) / 2 % 3);
    suite.line("odious or 0", 0, |n| if n.count_ones() % 2 == 1 { n.into() } else { 0 });
    suite.line("Stern", 0, |n| stern(n).into());
    suite.line("product of digits", 0, |n| if n == 0 { 0 } else { digits(n.into(), 10).iter().product() });
    suite.line("sevens", 0, |n| digits(n.into(), 8).into_iter().filter(|d| *d == 7).count() as i128 % 2);
    suite.line("without digits", 0, |n| i128::from(n) - digits(n.into(), 10).iter().sum::<i128>());
    suite.line("xor of quotients", 0, |n| ((n / 2) ^ (n / 3)).into());
    suite.line("xor of the root", 0, |n| (n ^ n.isqrt()).into());
    let golden = |n: u64| (i128::from(n) + (5 * i128::from(n) * i128::from(n)).isqrt()) / 2;
    suite.line("golden steps", 0, |n| golden(n + 1) - golden(n));
    suite.line("steps of sqrt(6)", 0, |n| {
        (6 * (n + 1) * (n + 1)).isqrt() as i128 - (6 * n * n).isqrt() as i128
    });
    suite.line("sevenfold", 0, sevenfold);
    for k in [3, 5] {
        suite.line("strange", 0, |n| strange(n, k).0.into());
        suite.line("how often", 1, |n| (nine_tenths(n, k) % 2).into());
    }
    suite.check("2021");
}

/// Its values are beyond 64 bits where n is not yet.
fn sevenfold(n: u64) -> i128 {
    match n % 3 {
        0 => 7 * i128::from(n / 3),
        r => sevenfold(n / 3 * 2 + r - 1),
    }
}

#[test]
fn lines_of_divisors() {
    let mut suite = Suite::default();
    let different = |n: u64| {
        let mut f = factors(n);
        f.dedup();
        f
    };
    suite.line("radical", 1, |n| different(n).iter().product::<u64>().into());
    suite.line("sigma", 1, |n| (1..=n).filter(|d| n % d == 0).sum::<u64>().into());
    suite.line("mu", 1, |n| {
        let count = different(n).len();
        if count < factors(n).len() { 0 } else { 1 - 2 * (count as i128 % 2) }
    });
    suite.line("pi", 1, |n| (2..=n).filter(|&p| factors(p).len() == 1).count() as i128);
    suite.line("sum of factors", 1, |n| factors(n).iter().sum::<u64>().into());
    suite.line("exponents", 1, |n| {
        factors(n).chunk_by(|a, b| a == b).fold(0, |xor, run| xor ^ run.len()) as i128
    });
    suite.check("2021");
}

#[test]
fn grids_that_people_needed() {
    let mut suite = Suite::default();
    suite.grid("and not", 0, |x, y| (x & !y).into());
    suite.grid("carries", 0, |x, y| {
        i128::from(x.count_ones()) + i128::from(y.count_ones()) - i128::from((x + y).count_ones())
    });
    suite.grid("least multiple", 1, |x, y| (x * y / gcd(x, y)).into());
    suite.grid("ternary", 0, |x, y| {
        (0..30).map(|i| i128::from((x / 3_u64.pow(i) + y / 3_u64.pow(i)) % 3) * 3_i128.pow(i)).sum()
    });
    suite.grid("blocks", 0, |x, y| i128::from((x / 3) ^ (y / 3)) * 3 + i128::from((x + y) % 3));
    suite.grid("signs", 0, |x, y| if x < y { 1 } else { 2 + i128::from(x > y) });
    suite.grid("above a parabola", 0, |x, y| (y > x * x).into());
    suite.grid("a product is a square", 1, |x, y| i128::from((x * y).isqrt().pow(2) == x * y));
    suite.grid("remainder", 0, |x, y| if y == 0 { 0 } else { (x % y).into() });
    let steps: [&[(usize, usize)]; 3] = [&[(1, 2), (2, 1)], &[(1, 3), (3, 1)], &[(1, 3), (1, 1)]];
    for steps in steps {
        let values = walk(steps);
        suite.grid("walk", 0, |x, y| values[x as usize][y as usize]);
    }
    suite.grid("Wythoff", 0, |x, y| {
        let (low, gap) = (x.min(y), x.abs_diff(y));
        i128::from((gap + (5 * gap * gap).isqrt()) / 2 != low)
    });
    suite.check("2021");
}

#[test]
fn laws_over_two_parameters() {
    let mut suite = Suite::default();
    let laws: [fn(u64, u64, u64) -> u64; 5] = [
        |k, l, n| n % (k + l) / k,
        |k, l, n| n / k % l,
        |k, l, n| u64::from(n < k * l),
        |k, l, n| n.min(k + l + 1),
        |k, l, n| n % (2 * k + l),
    ];
    for law in laws {
        let pairs = || (2..=5).flat_map(|k| (2..=5).map(move |l| (k, l)));
        let line = |(k, l)| Line { first: 0, values: (0..80).map(|n| law(k, l, n).into()).collect() };
        let tables = pairs().map(|(k, l)| (vec![k.into(), l.into()], Table::Line(line((k, l)))));
        let names = vec!["k".to_owned(), "l".to_owned()];
        let near = pairs().flat_map(|(k, l)| (0..80).map(move |n| vec![k, l, n]));
        let far = [999, 1 << 40, u64::MAX].iter().flat_map(|&n| [vec![17, 5, n], vec![1_000_000_007, 9, n]]);
        let found = find_over(&Family { names, tables: tables.collect() });
        suite.add_points("two parameters", found, &near.chain(far).collect::<Vec<_>>());
    }
    suite.check("2021");
}

type IsLost = fn(&[u64]) -> bool;

#[test]
fn tuples_in_order() {
    let mut suite = Suite::default();
    let laws: [(&str, IsLost); 3] = [
        ("ones", |t| t.iter().take_while(|n| **n == 1).count() % 2 == 1),
        ("run", |t| t.iter().take_while(|n| **n == t[0]).count() % 2 == 0),
        ("other", |t| t.iter().find(|n| **n != 1).is_some_and(|n| n % 3 == 1)),
    ];
    for (name, is_lost) in laws {
        let all = (1..=6).flat_map(|a| (1..=6).flat_map(move |b| (1..=6).map(move |c| vec![a, b, c])));
        let tuples = all.filter(|tuple| is_lost(tuple)).collect();
        let far = [vec![1, 1, 1 << 40], vec![9, 9, 1], vec![1, 1, 1], vec![u64::MAX, 1, 1]];
        suite.add(name, &Table::Ordered(Positions { tuples, up_to: 6 }), &far);
    }
    suite.check("2021");
}

#[test]
fn piles_over_a_parameter() {
    let mut suite = Suite::default();
    type IsLostOver = fn(u64, &[u64]) -> bool;
    let laws: [(&str, IsLostOver); 4] = [
        ("Wythoff |x - y| < k", |k, t| wythoff(t[0].into(), t[1].into(), k.into())),
        ("Nim with takes up to k", |k, t| t.iter().fold(0, |xor, n| xor ^ (n % (k + 1))) == 0),
        ("piles below k", |k, t| t.iter().filter(|n| **n < k).count() % 2 == 0),
        ("all are multiples", |k, t| t.iter().all(|n| n % k == 0)),
    ];
    for (name, is_lost) in laws {
        let up_to = 30;
        let lost = |k: u64| {
            let all = (0..=up_to).flat_map(|a| (a..=up_to).map(move |b| vec![a, b]));
            Table::Positions(Positions { tuples: all.filter(|t| is_lost(k, t)).collect(), up_to })
        };
        let found = find_over(&Family::new("k", (2..8).map(|k| (k.into(), lost(k)))));
        let far = [[5, 8], [40, 41], [1 << 40, 3 << 39], [u64::MAX - 1, u64::MAX], [0, u64::MAX]];
        let points: Vec<Vec<u64>> =
            [3, 9, 60].iter().flat_map(|&k| far.iter().map(move |t| vec![k, t[0], t[1]])).collect();
        for at in &points[..2] {
            assert_eq!(found[0].law.predict(at), Some(is_lost(at[0], &at[1..]).into()), "{name}: {found:?}");
        }
        suite.add_points(name, found, &points);
    }
    suite.check("2021");
}

/// In formulas parameters have their own names, in code those in small letters.
#[test]
fn capitals_are_names_of_parameters() {
    for (names, formula, head) in [
        (["P", "Q"], "P + Q", "fn grundy(p: u64, q: u64, n: u64)"),
        (["k", "K"], "k + parameter", "fn grundy(k: u64, parameter: u64, n: u64)"),
        (["Fn", "M"], "parameter + M", "fn grundy(parameter: u64, m: u64, n: u64)"),
    ] {
        let line = |m: u64| Table::Line(Line { first: 0, values: (0..60).map(|n| (n % m).into()).collect() });
        let pairs = (1..5).flat_map(|a| (1..5).map(move |b| [a, b]));
        let tables = pairs.map(|[a, b]| (vec![a.into(), b.into()], line(a + b + 1))).collect();
        let found = find_over(&Family { names: names.map(str::to_owned).to_vec(), tables });
        assert!(found[0].law.formula().contains(formula), "{found:?}");
        let code = found[0].code(Language::Rust, "");
        assert!(code.contains(head), "{code}");
        let at = [vec![3, 4, 9], vec![17, 1_000_000_007, u64::MAX]];
        assert_eq!(
            at.each_ref().map(|at| found[0].law.predict(at).unwrap()),
            [1, i128::from(u64::MAX) % 1_000_000_025]
        );
    }
}

/// What is listed are P-positions, also as single numbers and as ordered pairs: their law says who
/// loses, and never stands for a Grundy value.
#[test]
fn lists_over_a_parameter_say_what_is_lost() {
    let mut suite = Suite::default();
    type IsLostOver = fn(u64, &[u64]) -> bool;
    let laws: [(&str, usize, IsLostOver); 6] = [
        ("multiples of k + 1", 1, |k, t| t[0] % (k + 1) == 0),
        ("below k", 1, |k, t| t[0] < k),
        ("by the parity of k", 1, |k, t| if k % 2 == 0 { t[0] % k == 0 } else { t[0] % 3 == 1 }),
        ("all n", 1, |_, _| true),
        ("x + 2 y", 2, |k, t| (t[0] + 2 * t[1]) % (k + 1) == 0),
        ("x mod k", 2, |k, t| t[0] % k == 0),
    ];
    for (name, arity, is_lost) in laws {
        let up_to = if arity == 1 { 90 } else { 14 };
        let lost = |k: u64| {
            let all = (0..=up_to).map(|n| vec![n]);
            let pairs = (0..=up_to).flat_map(|a| (0..=up_to).map(move |b| vec![a, b]));
            let all: Vec<Vec<u64>> = if arity == 1 { all.collect() } else { pairs.collect() };
            let tuples = all.into_iter().filter(|t| is_lost(k, t)).collect();
            let positions = Positions { tuples, up_to };
            if arity == 1 { Table::Positions(positions) } else { Table::Ordered(positions) }
        };
        let found = find_over(&Family::new("k", (2..10).map(|k| (k.into(), lost(k)))));
        let best = found.first().unwrap_or_else(|| panic!("{name}: nothing"));
        assert!(best.law.formula().contains("lost"), "{name}: {found:?}");
        assert!(best.code(Language::Rust, "").contains("fn is_lost("), "{name}: {found:?}");
        let far = [vec![5, 9], vec![40, 41], vec![1 << 40, 3 << 39]];
        let at = |k: u64| far.iter().map(move |t| [&[k], &t[..arity]].concat()).collect::<Vec<_>>();
        let points: Vec<Vec<u64>> = [3, 10, 60].into_iter().flat_map(at).collect();
        for at in &points[..4] {
            assert_eq!(best.law.predict(at), Some(is_lost(at[0], &at[1..]).into()), "{name}: {found:?}");
        }
        suite.add_points(name, found, &points);
    }
    suite.check("2021");
    let none = (2..10).map(|k| (k, Table::Positions(Positions { tuples: [].into(), up_to: 40 })));
    assert!(find_over(&Family::new("k", none)).is_empty());
}

/// The values of a walk to the corner.
fn walk(steps: &[(usize, usize)]) -> Vec<Vec<i128>> {
    let mut values = vec![vec![0; 40]; 40];
    for x in 0..40_usize {
        for y in 0..40_usize {
            let to = |(a, b): &(usize, usize)| Some(values[x.checked_sub(*a)?][y.checked_sub(*b)?]);
            let options: Vec<i128> = steps.iter().filter_map(to).collect();
            values[x][y] = (0..).find(|value| !options.contains(value)).unwrap();
        }
    }
    values
}

fn stern(n: u64) -> u64 {
    match n {
        0 | 1 => n,
        _ if n.is_multiple_of(2) => stern(n / 2),
        _ => stern(n / 2) + stern(n / 2 + 1),
    }
}

/// Where n becomes n - n div k - 1 until k divides it: how often k does, after how many steps.
fn strange(mut n: u64, k: u64) -> (u64, u64) {
    let mut steps = 0;
    while !n.is_multiple_of(k) {
        n -= n / k + 1;
        steps += 1;
    }
    (n / k, steps)
}

/// How often n becomes n - n / k, rounded down, until it is 0.
fn nine_tenths(mut n: u64, k: u64) -> u64 {
    let mut steps = 0;
    while n > 0 {
        n -= n.div_ceil(k);
        steps += 1;
    }
    steps
}
