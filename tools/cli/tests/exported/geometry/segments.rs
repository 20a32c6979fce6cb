//! Which segments cross, and how a point lies in a polygon, with integers that need i128.
//! input: 3\n0 0 2 2\n0 2 2 0\n5 5 6 6\n4\n0 0\n1000000000 0\n1000000000 1000000000\n0 1000000000\n2\n5 5\n-1 3\n
//! input: 2\n0 0 4 0\n2 0 6 0\n3\n-3 -3\n3 -3\n0 3\n3\n0 -3\n0 0\n0 4\n
use std::cmp::Ordering::{self, *};
use std::io::prelude::*;

type Pt = (i64, i64);

fn orient(a: Pt, b: Pt, c: Pt) -> Ordering {
    let l = (b.0 - a.0) as i128 * (c.1 - a.1) as i128;
    l.cmp(&((b.1 - a.1) as i128 * (c.0 - a.0) as i128))
}

fn on(a: Pt, b: Pt, p: Pt) -> bool {
    orient(a, b, p) == Equal && p.0 >= a.0.min(b.0) && p.0 <= a.0.max(b.0) && p.1 >= a.1.min(b.1) && p.1 <= a.1.max(b.1)
}

fn cross(s: (Pt, Pt), t: (Pt, Pt)) -> bool {
    let d = (orient(s.0, s.1, t.0), orient(s.0, s.1, t.1), orient(t.0, t.1, s.0), orient(t.0, t.1, s.1));
    if d.0 != d.1 && d.2 != d.3 && ![d.0, d.1, d.2, d.3].contains(&Equal) {
        return true;
    }
    on(s.0, s.1, t.0) || on(s.0, s.1, t.1) || on(t.0, t.1, s.0) || on(t.0, t.1, s.1)
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Where {
    Inside,
    Border,
    Outside,
}

fn locate(poly: &[Pt], p: Pt) -> Where {
    let mut inside = false;
    let edges = poly.iter().zip(poly.iter().cycle().skip(1));
    for (&a, &b) in edges {
        if on(a, b, p) {
            return Where::Border;
        }
        if (a.1 > p.1) != (b.1 > p.1) {
            let o = orient(a, b, p);
            inside ^= if b.1 > a.1 { o == Greater } else { o == Less };
        }
    }
    if inside { Where::Inside } else { Where::Outside }
}

fn main() {
    let mut s = String::new();
    std::io::stdin().read_to_string(&mut s).unwrap();
    let mut it = s.split_whitespace().map(|x| x.parse::<i64>().unwrap());
    let mut next = || it.next().unwrap();
    let n = next();
    let segs: Vec<(Pt, Pt)> = (0..n).map(|_| ((next(), next()), (next(), next()))).collect();
    let count = (0..segs.len()).flat_map(|i| (0..i).map(move |j| (i, j))).filter(|&(i, j)| cross(segs[i], segs[j]));
    println!("{} crossing", count.count());
    let m = next();
    let poly: Vec<Pt> = (0..m).map(|_| (next(), next())).collect();
    let twice: i128 = (0..poly.len())
        .map(|i| {
            let (a, b) = (poly[i], poly[(i + 1) % poly.len()]);
            a.0 as i128 * b.1 as i128 - a.1 as i128 * b.0 as i128
        })
        .sum();
    println!("area {}{}", twice.abs() / 2, if twice % 2 == 0 { ".0" } else { ".5" });
    for _ in 0..next() {
        println!("{:?}", locate(&poly, (next(), next())));
    }
}
