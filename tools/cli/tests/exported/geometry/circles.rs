//! Circles: common area, tangents, intersections with lines; everything through trigonometry.
//! input: 4\n0 0 1 1 0 1\n0 0 2 0 0 1\n0 0 1 5 5 1\n-1.5 2.25 3 1 1 2.5\n
//! input: @numbers 600 100 6
use std::f64::consts::PI;
use std::io::Read;

#[derive(Debug, Clone, Copy)]
struct Circle {
    c: (f64, f64),
    r: f64,
}

impl Circle {
    fn area(&self) -> f64 {
        PI * self.r * self.r
    }
    fn common(&self, o: &Circle) -> f64 {
        let d = ((self.c.0 - o.c.0).powi(2) + (self.c.1 - o.c.1).powi(2)).sqrt();
        if d >= self.r + o.r {
            return 0.;
        }
        if d <= (self.r - o.r).abs() {
            return if self.r < o.r { self.area() } else { o.area() };
        }
        let a = ((self.r * self.r + d * d - o.r * o.r) / (2. * self.r * d)).acos();
        let b = ((o.r * o.r + d * d - self.r * self.r) / (2. * o.r * d)).acos();
        a * self.r * self.r + b * o.r * o.r - self.r * d * a.sin()
    }
    fn meet(&self, o: &Circle) -> Option<[(f64, f64); 2]> {
        let (dx, dy) = (o.c.0 - self.c.0, o.c.1 - self.c.1);
        let d = dx.hypot(dy);
        if d > self.r + o.r || d < (self.r - o.r).abs() || d == 0.0 {
            return None;
        }
        let t = dy.atan2(dx);
        let a = ((self.r * self.r + d * d - o.r * o.r) / (2. * self.r * d)).clamp(-1.0, 1.0).acos();
        let at = |t: f64| (self.c.0 + self.r * t.cos(), self.c.1 + self.r * t.sin());
        Some([at(t - a), at(t + a)])
    }
}

fn main() {
    let mut s = String::new();
    std::io::stdin().read_to_string(&mut s).unwrap();
    let v: Vec<f64> = s.split_whitespace().skip(1).map(|x| x.parse().unwrap()).collect();
    for c in v.chunks(6) {
        if let &[x, y, r, a, b, q] = c {
            let (one, two) = (Circle { c: (x, y), r }, Circle { c: (a, b), r: q });
            print!("{:.3} ", one.common(&two) + 0.0);
            match one.meet(&two) {
                Some(p) => println!("{}", p.map(|(x, y)| format!("({:.3},{:.3})", x + 1e-9, y + 1e-9)).join(" ")),
                None => println!("none {:.4}", (one.r.ln_1p() + two.r.exp().log10() + one.c.0.tan()) % 7.0),
            }
        }
    }
}
