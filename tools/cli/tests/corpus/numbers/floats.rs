//! Floats: order, total order, formatting, a wrapper with `Ord` by hand for sorting and heaps.
//! edition: 2015
use std::cmp::Ordering;
use std::collections::BinaryHeap;

#[derive(Clone, Copy, PartialEq, Debug)]
struct F(f64);
impl Eq for F {}
impl PartialOrd for F { fn partial_cmp(&self, o: &F) -> Option<Ordering> { Some(self.cmp(o)) } }
impl Ord for F { fn cmp(&self, o: &F) -> Ordering { o.0.partial_cmp(&self.0).unwrap_or(Ordering::Equal) } }

fn main() {
    let heap: BinaryHeap<F> = vec![2.5, -1.0, 7.25, 0.1 + 0.2].into_iter().map(F).collect();
    println!("{:?}", heap.into_sorted_vec());
    let mut v = [3.0, f64::NAN, -0.0, 0.0, f64::NEG_INFINITY];
    v.sort_by(|a, b| a.total_cmp(b));
    println!("{:?} {}", v, -0.0 == 0.0);
    println!("{} {:.3} {:e} {:?} {}", 1e21, 2.0f32 / 3.0, 1234.5, 1.0, f32::MAX);
    println!("{} {} {} {}", 1.5_f64.mul_add(2., 1.), 1.-0.5, 2.5f64.round(), 1e-7);
    println!("{:?} {} {}", (0.5f64).max(f64::NAN), 1. .to_string(), (1..3).len() as f32 * 1.5);
}
