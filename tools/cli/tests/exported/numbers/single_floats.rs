//! f32 throughout: an n-body step, a blur, rounding, parsing and printing of single floats.
//! input: 5 3\n0.1 -0.25 3.4e38\n
//! input: 1 1\n16777217 1e-45 0.333333343\n
//! time: 120 90\n0.1 2 3\n
use std::io::{stdin, BufRead};

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct V3 {
    x: f32,
    y: f32,
    z: f32,
}

impl std::ops::AddAssign for V3 {
    fn add_assign(&mut self, o: V3) {
        self.x += o.x;
        self.y += o.y;
        self.z += o.z;
    }
}

fn blur(image: &[f32], w: usize) -> Vec<f32> {
    let mut out = image.to_vec();
    for (i, o) in out.iter_mut().enumerate() {
        let l = if i % w > 0 { image[i - 1] } else { 0.0 };
        let r = if (i + 1) % w > 0 { *image.get(i + 1).unwrap_or(&0.0) } else { 0.0 };
        *o = (l + image[i] * 2.0 + r) / 4.0;
    }
    out
}

fn main() {
    let mut lines = stdin().lock().lines();
    let head: Vec<usize> = lines.next().unwrap().unwrap().split(' ').map(|x| x.parse().unwrap()).collect();
    let (n, steps) = (head[0], head[1]);
    let mut bodies: Vec<(V3, V3)> = (0..n)
        .map(|i| {
            let t = i as f32;
            (V3 { x: (t * 0.7).sin(), y: (t * 1.3).cos(), z: t / n as f32 }, V3::default())
        })
        .collect();
    for _ in 0..steps {
        for i in 0..n {
            let mut f = V3::default();
            for j in 0..n {
                if i != j {
                    let (a, b) = (bodies[i].0, bodies[j].0);
                    let (dx, dy, dz) = (b.x - a.x, b.y - a.y, b.z - a.z);
                    let d = (dx * dx + dy * dy + dz * dz + 0.01).sqrt();
                    let k = 0.0001 / (d * d * d);
                    f += V3 { x: dx * k, y: dy * k, z: dz * k };
                }
            }
            bodies[i].1 += f;
        }
        for b in bodies.iter_mut() {
            let v = b.1;
            b.0 += v;
        }
    }
    println!("{:.3} {:.3} {:.3}", bodies[0].0.x, bodies[n - 1].0.y, bodies[n / 2].0.z);
    let mut image: Vec<f32> = (0..n * n).map(|i| ((i * 7919) % 256) as f32).collect();
    for _ in 0..steps {
        image = blur(&image, n);
    }
    println!("{:.4} {:?}", image.iter().sum::<f32>() / (n * n) as f32, image.iter().cloned().fold(f32::MIN, f32::max));
    for w in lines.next().unwrap().unwrap().split_whitespace() {
        let x: f32 = w.parse().unwrap();
        println!("{} {:?} {:e} {:.2} {} {}", x, x, x, x, x as f64, x.to_bits());
        println!("{} {} {} {} {}", x.round(), x.trunc() as i32, x.fract(), x.ceil(), (x * 10.0).rem_euclid(7.0));
        println!("{:?} {:?} {}", x * x, x - x.floor(), (x as f64).sqrt() as f32);
    }
}
