//! Fermat point by simulated annealing with a xorshift, then by steps that are halved.
//! input: 4\n0 0\n0 10000\n10000 10000\n10000 0\n
//! input: @points 30 10000 2
//! time: @points 700 10000 2
use std::io::{stdin, Read};

struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

fn cost(p: &[(f64, f64)], x: f64, y: f64) -> f64 {
    p.iter().map(|&(a, b)| ((a - x) * (a - x) + (b - y) * (b - y)).sqrt()).sum()
}

fn main() {
    let mut s = String::new();
    stdin().read_to_string(&mut s).unwrap();
    let v: Vec<f64> = s.split_whitespace().map(|w| w.parse().unwrap()).collect();
    let p: Vec<(f64, f64)> = v[1..].chunks_exact(2).map(|c| (c[0], c[1])).collect();
    let n = p.len() as f64;
    let (mut x, mut y) = p.iter().fold((0.0, 0.0), |(a, b), q| (a + q.0 / n, b + q.1 / n));
    let mut best = cost(&p, x, y);
    let mut now = best;
    let (mut cx, mut cy) = (x, y);
    let mut rng = Rng(0x2545F4914F6CDD1D);
    let mut t = 10000.0;
    while t > 1e-3 {
        let a = rng.unit() * std::f64::consts::TAU;
        let (nx, ny) = (cx + a.cos() * t, cy + a.sin() * t);
        let c = cost(&p, nx, ny);
        if c < now || ((now - c) / t).exp() > rng.unit() {
            now = c;
            cx = nx;
            cy = ny;
        }
        if c < best {
            best = c;
            x = nx;
            y = ny;
        }
        t *= 0.999;
    }
    let mut step = 1000.0;
    while step > 1e-7 {
        let moves = [(step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step)];
        match moves.iter().map(|m| (cost(&p, x + m.0, y + m.1), m)).find(|(c, _)| *c < best) {
            Some((c, m)) => {
                best = c;
                x += m.0;
                y += m.1;
            }
            None => step /= 2.0,
        }
    }
    println!("{:.0} {:.3}", best, best);
}
