//! Inversions by merge sort with a recursion on slices, and by a Fenwick tree after compression.
//! input: 5\n9 1 0 5 4\n3\n1 2 3\n0\n
//! input: @numbers 700 400 1
//! time: @numbers 500000 1000000000 1
use std::io::{self, BufRead};

fn merge(a: &mut [i32], buf: &mut [i32]) -> u64 {
    let n = a.len();
    if n < 2 {
        return 0;
    }
    let m = n / 2;
    let mut inv = {
        let (l, r) = a.split_at_mut(m);
        merge(l, buf) + merge(r, buf)
    };
    buf[..n].copy_from_slice(a);
    let (l, r) = buf[..n].split_at(m);
    let (mut i, mut j) = (0, 0);
    for x in a.iter_mut() {
        if j == r.len() || (i < m && l[i] <= r[j]) {
            *x = l[i];
            i += 1;
        } else {
            *x = r[j];
            j += 1;
            inv += (m - i) as u64;
        }
    }
    inv
}

fn main() {
    let mut input = io::stdin().lock();
    let mut next = move || -> Option<i32> {
        let mut x = 0i32;
        let mut some = false;
        loop {
            let buf = input.fill_buf().unwrap();
            let Some(&b) = buf.first() else { return some.then_some(x) };
            input.consume(1);
            if b.is_ascii_digit() {
                x = x * 10 + i32::from(b - b'0');
                some = true;
            } else if some {
                return Some(x);
            }
        }
    };
    while let Some(n) = next() {
        if n == 0 {
            break;
        }
        let mut a: Vec<i32> = (0..n).map(|_| next().unwrap()).collect();
        let mut sorted = a.clone();
        sorted.sort_unstable();
        sorted.dedup();
        let mut tree = vec![0u32; sorted.len() + 1];
        let mut again = 0u64;
        for (i, x) in a.iter().enumerate() {
            let mut k = sorted.partition_point(|y| y <= x);
            let mut j = k;
            let mut below = 0;
            while j > 0 {
                below += tree[j];
                j &= j - 1;
            }
            again += i as u64 - below as u64;
            while k < tree.len() {
                tree[k] += 1;
                k += k & k.wrapping_neg();
            }
        }
        let mut buf = vec![0; a.len()];
        let inv = merge(&mut a, &mut buf);
        assert_eq!(inv, again);
        println!("{}", inv);
    }
}
