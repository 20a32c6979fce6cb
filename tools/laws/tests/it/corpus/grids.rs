//! Grids with a true law.

use super::{Case, grid};

type Of = fn(i128, i128) -> i128;
type Row = (&'static str, i128, usize, Of);

pub fn all() -> Vec<Case> {
    let mut all: Vec<Case> =
        GRIDS.iter().map(|&(name, first, size, of)| grid(name, first, size, of)).collect();
    for k in 1..=7 {
        let table = walk(&[(1, 0), (0, 1), (k, k)]);
        let of = move |x: i128, y: i128| table[x as usize][y as usize];
        all.push(grid(&format!("steps 1,0 0,1 {k},{k}: who wins"), 0, 60, of));
    }
    for k in 1..=5_i128 {
        all.push(grid(&format!("Wythoff |x - y| < {k}"), 0, 40, move |x, y| i128::from(!wythoff(x, y, k))));
        all.push(grid(&format!("nim mod {}", k + 1), 0, 24, move |x, y| (x % (k + 1)) ^ (y % (k + 1))));
        all.push(grid(&format!("blocks of {k}"), 0, 30, move |x, y| ((x / k) ^ (y / k)) * k + (x + y) % k));
        all.push(grid(&format!("x + {k} y mod {}", k + 4), 0, 24, move |x, y| (x + k * y) % (k + 4)));
    }
    all
}

const FAR: usize = 120;

/// Who wins where these steps can be taken.
fn walk(steps: &[(i128, i128)]) -> Vec<Vec<i128>> {
    let mut wins = vec![vec![0; FAR]; FAR];
    for x in 0..FAR as i128 {
        for y in 0..FAR as i128 {
            let to =
                |(a, b): &(i128, i128)| x >= *a && y >= *b && wins[(x - a) as usize][(y - b) as usize] == 0;
            wins[x as usize][y as usize] = steps.iter().any(to).into();
        }
    }
    wins
}

/// Lost in Wythoff's game where both piles may lose numbers that differ by less than k.
pub fn wythoff(x: i128, y: i128, k: i128) -> bool {
    let (low, gap) = (x.min(y), (x - y).abs());
    if gap % k != 0 {
        return false;
    }
    let i = gap / k;
    low == ((2 - k) * i + ((k * k + 4) * i * i).isqrt()).div_euclid(2)
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn ternary(x: i128, y: i128) -> i128 {
    if x + y == 0 { 0 } else { (x + y) % 3 + 3 * ternary(x / 3, y / 3) }
}

fn euclid(x: i128, y: i128) -> bool {
    let (a, b) = (x.max(y), x.min(y));
    b > 0 && (a / b > 1 || a % b == 0 || !euclid(b, a % b))
}

const GRIDS: [Row; 76] = [
    ("xor", 0, 25, |x, y| x ^ y),
    ("sum", 0, 25, |x, y| x + y),
    ("and", 0, 25, |x, y| x & y),
    ("or", 0, 25, |x, y| x | y),
    ("product", 0, 25, |x, y| x * y),
    ("x*y + x + y", 0, 25, |x, y| x * y + x + y),
    ("x*y mod 5", 0, 25, |x, y| x * y % 5),
    ("y = 2x", 0, 25, |x, y| i128::from(y == 2 * x)),
    ("y = x", 0, 25, |x, y| i128::from(y == x)),
    ("y > x^2", 0, 25, |x, y| i128::from(y > x * x)),
    ("y = x^2", 0, 25, |x, y| i128::from(y == x * x)),
    ("y >= 2x", 0, 25, |x, y| i128::from(y >= 2 * x)),
    ("y > 3x + 1", 0, 30, |x, y| i128::from(y > 3 * x + 1)),
    ("x and not y = 0", 0, 25, |x, y| i128::from(x & !y == 0)),
    ("x and not y", 0, 25, |x, y| x & !y),
    ("x and y = 0", 0, 25, |x, y| i128::from(x & y == 0)),
    ("carries", 0, 25, |x, y| (x.count_ones() + y.count_ones() - (x + y).count_ones()).into()),
    ("base-3 nim", 0, 27, ternary),
    ("2 min + parity", 0, 25, |x, y| 2 * x.min(y) + (x + y) % 2),
    ("min", 0, 25, |x, y| x.min(y)),
    ("max", 0, 25, |x, y| x.max(y)),
    ("max + 1", 0, 25, |x, y| x.max(y) + 1),
    ("|x - y|", 0, 25, |x, y| (x - y).abs()),
    ("|x - y| mod 3", 0, 25, |x, y| (x - y).abs() % 3),
    ("|x - y| < 2", 0, 25, |x, y| i128::from((x - y).abs() < 2)),
    ("gcd", 1, 25, gcd),
    ("gcd = 1", 1, 25, |x, y| i128::from(gcd(x, y) == 1)),
    ("gcd mod 2", 1, 25, |x, y| gcd(x, y) % 2),
    ("lcm", 1, 25, |x, y| x * y / gcd(x, y)),
    ("x divides y", 1, 25, |x, y| i128::from(y % x == 0)),
    ("y mod x", 1, 25, |x, y| y % x),
    ("y div x", 1, 25, |x, y| y / x),
    ("euclid", 1, 30, |x, y| euclid(x, y).into()),
    ("both even", 0, 25, |x, y| i128::from(x % 2 == 0 && y % 2 == 0)),
    ("both odd", 0, 25, |x, y| i128::from(x % 2 == 1 && y % 2 == 1)),
    ("one is even", 0, 25, |x, y| i128::from(x % 2 == 0 || y % 2 == 0)),
    ("queen of parities", 0, 25, |x, y| x % 2 + 2 * (y % 2)),
    ("rook xor mod 3", 0, 24, |x, y| (x % 3) ^ (y % 3)),
    ("king", 0, 24, |x, y| x % 2 + 2 * (y % 2)),
    ("popcount of xor", 0, 25, |x, y| (x ^ y).count_ones().into()),
    ("parity of popcounts", 0, 25, |x, y| (x.count_ones() + y.count_ones()) as i128 % 2),
    ("nim of halves", 0, 25, |x, y| (x / 2) ^ (y / 2)),
    ("half xor mod", 0, 25, |x, y| (x / 2) ^ (y % 3)),
    ("x + y mod 7", 0, 25, |x, y| (x + y) % 7),
    ("x + y div 3", 0, 25, |x, y| (x + y) / 3),
    ("2x xor y", 0, 25, |x, y| (2 * x) ^ y),
    ("x xor y mod 4", 0, 25, |x, y| (x ^ y) % 4),
    ("x xor y + 1", 0, 25, |x, y| (x ^ y) + 1),
    ("(x - 1) xor (y - 1) + 1", 1, 25, |x, y| ((x - 1) ^ (y - 1)) + 1),
    ("v2 of gcd", 1, 25, |x, y| gcd(x, y).trailing_zeros().into()),
    ("v2(x) = v2(y)", 1, 25, |x, y| i128::from(x.trailing_zeros() == y.trailing_zeros())),
    ("lowbits", 1, 25, |x, y| (x | y) & -(x | y)),
    ("isqrt of sum", 0, 30, |x, y| (x + y).isqrt()),
    ("x + y is a square", 0, 30, |x, y| i128::from((x + y).isqrt().pow(2) == x + y)),
    ("x + y is prime", 1, 30, |x, y| i128::from((2..x + y).all(|d| (x + y) % d != 0))),
    ("xor is prime-free", 0, 25, |x, y| i128::from((x ^ y).count_ones() % 2 == 0)),
    ("x^2 + y^2", 0, 25, |x, y| x * x + y * y),
    ("x^2 - y", 0, 25, |x, y| x * x - y),
    ("(x + y)(x + y + 1)/2 + y", 0, 25, |x, y| (x + y) * (x + y + 1) / 2 + y),
    ("misere nim", 0, 25, |x, y| if x.max(y) < 2 { 1 - (x ^ y) } else { i128::from(x ^ y != 0) }),
    ("binomial mod 2", 0, 25, |x, y| i128::from(x & y == y)),
    ("row types", 0, 25, |x, y| [0, y % 2, y % 3, y / 2][x as usize % 4]),
    ("even rows y, odd rows 0", 0, 25, |x, y| if x % 2 == 0 { y } else { 0 }),
    ("x if y is even", 0, 25, |x, y| if y % 2 == 0 { x } else { y }),
    ("x > y: x - y, else 0", 0, 25, |x, y| (x - y).max(0)),
    ("x < y: 1, = : 2, > : 3", 0, 25, |x, y| 2 + (x - y).signum()),
    ("ratio above phi", 1, 30, |x, y| {
        i128::from(2 * x.max(y) > x.min(y) + (5 * x.min(y) * x.min(y)).isqrt())
    }),
    ("ratio above sqrt 2", 1, 30, |x, y| i128::from(x.max(y) * x.max(y) > 2 * x.min(y) * x.min(y))),
    ("min mod 3", 0, 25, |x, y| x.min(y) % 3),
    ("max mod 4", 0, 25, |x, y| x.max(y) % 4),
    ("min mod 3, max mod 2", 0, 30, |x, y| x.min(y) % 3 + 3 * (x.max(y) % 2)),
    ("min is even and gap below 3", 0, 30, |x, y| i128::from(x.min(y) % 2 == 0 && (x - y).abs() < 3)),
    ("x xor y < 4", 0, 25, |x, y| i128::from(x ^ y < 4)),
    ("x in 2..5", 0, 25, |x, _| i128::from((2..5).contains(&x))),
    ("x + 2y < 17", 0, 25, |x, y| i128::from(x + 2 * y < 17)),
    ("nim product", 0, 25, |x, y| grundy::nimber::Nimbers::new().product(x as u64, y as u64).into()),
];
