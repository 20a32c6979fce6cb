//! Convex hull, its perimeter and area, the diameter by calipers.
//! input: 5\n0 0\n4 0\n4 3\n0 3\n2 1\n
//! input: 1\n7 7\n
//! input: 3\n0 0\n1 1\n2 2\n
//! input: @points 300 50 3
//! time: @points 400000 1000000000 4
use std::io::{self, Read};
use std::ops::Sub;

#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
struct P {
    x: f64,
    y: f64,
}

impl Sub for P {
    type Output = P;
    fn sub(self, o: P) -> P {
        P { x: self.x - o.x, y: self.y - o.y }
    }
}

impl P {
    fn cross(self, o: P) -> f64 {
        self.x * o.y - self.y * o.x
    }
    fn len(self) -> f64 {
        self.x.hypot(self.y)
    }
}

fn hull(mut p: Vec<P>) -> Vec<P> {
    p.sort_by(|a, b| a.partial_cmp(b).unwrap());
    p.dedup();
    if p.len() < 3 {
        return p;
    }
    let mut h: Vec<P> = Vec::new();
    for pass in 0..2 {
        let base = h.len();
        let half = |h: &mut Vec<P>, q: P| {
            while h.len() >= base + 2 && (h[h.len() - 1] - h[h.len() - 2]).cross(q - h[h.len() - 1]) <= 0.0 {
                h.pop();
            }
            h.push(q);
        };
        if pass == 0 {
            p.iter().for_each(|&q| half(&mut h, q));
        } else {
            p.iter().rev().for_each(|&q| half(&mut h, q));
        }
        h.pop();
    }
    h
}

fn main() {
    let mut s = String::new();
    io::stdin().read_to_string(&mut s).unwrap();
    let mut it = s.split_ascii_whitespace().map(|x| x.parse::<f64>().unwrap());
    let n = it.next().unwrap() as usize;
    let pts: Vec<P> = (0..n).map(|_| P { x: it.next().unwrap(), y: it.next().unwrap() }).collect();
    let h = hull(pts);
    let m = h.len();
    let per: f64 = (0..m).map(|i| (h[(i + 1) % m] - h[i]).len()).sum();
    let area = (0..m).map(|i| h[i].cross(h[(i + 1) % m])).sum::<f64>() / 2.0;
    let mut best = 0.0f64;
    let mut j = 1 % m;
    for i in 0..m {
        let e = h[(i + 1) % m] - h[i];
        while m > 2 && e.cross(h[(j + 1) % m] - h[i]) > e.cross(h[j] - h[i]) {
            j = (j + 1) % m;
        }
        best = best.max((h[j] - h[i]).len()).max((h[j] - h[(i + 1) % m]).len());
    }
    println!("{} {:.2} {:.1} {:.3}", m, per, area, best);
}
