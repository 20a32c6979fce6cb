//! Roots by Newton and by bisection, integrals by Simpson, in f64 and f32.
//! input: 5\n1 2 3 4 5\n
//! input: 3\n100 0.25 7e-3\n
//! time: 60000 x\n
use std::io::Read;

fn newton<F: Fn(f64) -> f64, D: Fn(f64) -> f64>(f: F, d: D, mut x: f64) -> Option<f64> {
    for _ in 0..100 {
        let y = x - f(x) / d(x);
        if (y - x).abs() < 1e-13 * x.abs().max(1.0) {
            return Some(y);
        }
        x = y;
    }
    None
}

fn bisect(f: &dyn Fn(f64) -> f64, mut lo: f64, mut hi: f64) -> f64 {
    for _ in 0..100 {
        let mid = (lo + hi) / 2.0;
        if f(mid) < 0.0 {
            lo = mid;
        } else {
            hi = mid;
        }
    }
    lo
}

fn simpson(f: impl Fn(f64) -> f64, a: f64, b: f64, n: usize) -> f64 {
    let h = (b - a) / n as f64;
    let inner: f64 = (1..n).map(|i| f(a + h * i as f64) * if i & 1 == 1 { 4.0 } else { 2.0 }).sum();
    (f(a) + f(b) + inner) * h / 3.0
}

fn main() {
    let mut s = String::new();
    std::io::stdin().read_to_string(&mut s).unwrap();
    let mut it = s.split_whitespace();
    let n: usize = it.next().unwrap().parse().unwrap();
    let given: Vec<f64> = it.filter_map(|w| w.parse().ok()).collect();
    let all = if given.is_empty() { (1..=n).map(|i| i as f64 / 7.0).collect() } else { given };
    let mut sums = [0.0f64; 3];
    let mut single = 0.0f32;
    for &a in &all {
        let root = newton(|x| x * x * x - a, |x| 3.0 * x * x, a.max(1.0)).unwrap_or(f64::NAN);
        let angle = bisect(&|t: f64| t + t.sin() - a, -10.0, a + 10.0);
        let area = simpson(|x| (-x * x / 2.0).exp() * (1.0 + x).ln(), 0.0, a.min(3.0), 20);
        single += (a as f32).sqrt() * 0.5f32 + (a as f32).recip().powf(0.3);
        for (s, v) in sums.iter_mut().zip([root, angle, area]) {
            *s += v;
        }
        if all.len() < 10 {
            println!("{:.9} {:.6} {:.6} {:.3}", root, angle, area, single);
        }
    }
    println!("{:.4} {:.4} {:.4}", sums[0], sums[1], sums[2]);
}
