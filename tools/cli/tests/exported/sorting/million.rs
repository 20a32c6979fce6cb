//! Sorts a million numbers in every way: sort, sort_unstable_by, sort_by_key, radix.
//! input: 6\n5 3 9 1 5 2\n
//! input: @numbers 1000 100 8
//! time: @numbers 600000 2000000000 8
use std::io::Read;

fn radix(v: &mut Vec<u32>) {
    let mut other = vec![0u32; v.len()];
    for shift in (0..32).step_by(11) {
        let mut count = [0usize; 1 << 11];
        v.iter().for_each(|&x| count[(x >> shift & 2047) as usize] += 1);
        let mut at = 0;
        for c in count.iter_mut() {
            at += std::mem::replace(c, at);
        }
        for &x in v.iter() {
            let c = &mut count[(x >> shift & 2047) as usize];
            other[*c] = x;
            *c += 1;
        }
        std::mem::swap(v, &mut other);
    }
}

fn main() {
    let mut s = String::new();
    std::io::stdin().read_to_string(&mut s).unwrap();
    let a: Vec<u32> = s.split_ascii_whitespace().skip(1).map(|x| x.parse().unwrap()).collect();
    drop(s);
    let mut b = a.clone();
    b.sort();
    let mut c = a.clone();
    c.sort_unstable_by(|x, y| y.cmp(x));
    assert!(b.iter().eq(c.iter().rev()));
    c.copy_from_slice(&a);
    radix(&mut c);
    assert_eq!(b, c);
    c.copy_from_slice(&a);
    c.sort_by_key(|x| (x % 1000, x / 1000));
    println!("{:?}", &c[..c.len().min(5)]);
    let median = *c.select_nth_unstable(a.len() / 2).1;
    println!("{} {}", median, b[a.len() / 2]);
    b.dedup();
    let found = a.iter().filter(|x| b.binary_search(&(*x ^ 1)).is_ok()).count();
    println!("{} {} {}", b.len(), found, b.partition_point(|&x| x < median));
}
