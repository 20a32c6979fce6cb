//! Queens by bit masks, permutations in order, subsets, combinations: recursion with many shapes.
//! input: 6\n
//! input: 8\n
//! input: 1\n
//! time: 12\n
use std::io;

fn queens(all: u32, cols: u32, l: u32, r: u32) -> u32 {
    if cols == all {
        return 1;
    }
    let mut free = all & !(cols | l | r);
    let mut count = 0;
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        count += queens(all, cols | bit, (l | bit) << 1, (r | bit) >> 1);
    }
    count
}

fn next_permutation<T: Ord>(a: &mut [T]) -> bool {
    let Some(i) = a.windows(2).rposition(|w| w[0] < w[1]) else {
        a.reverse();
        return false;
    };
    let j = a.iter().rposition(|x| *x > a[i]).unwrap();
    a.swap(i, j);
    a[i + 1..].reverse();
    true
}

fn permute(k: usize, a: &mut Vec<usize>, f: &mut impl FnMut(&[usize])) {
    if k == a.len() {
        return f(a);
    }
    for i in k..a.len() {
        a.swap(k, i);
        permute(k + 1, a, f);
        a.swap(k, i);
    }
}

fn combine(from: u8, left: usize, n: u8, chosen: &mut String, out: &mut Vec<String>) {
    if left == 0 {
        out.push(chosen.clone());
        return;
    }
    for c in from..n {
        chosen.push((b'a' + c) as char);
        combine(c + 1, left - 1, n, chosen, out);
        chosen.pop();
    }
}

fn main() {
    let mut s = String::new();
    io::stdin().read_line(&mut s).unwrap();
    let n: usize = s.trim().parse().unwrap();
    println!("{}", queens((1 << n) - 1, 0, 0, 0));
    let m = n.min(9);
    let mut a: Vec<usize> = (0..m).collect();
    let (mut hash, mut fixed) = (0u64, 0);
    permute(0, &mut a, &mut |p| {
        hash = p.iter().fold(hash, |h, &x| h.wrapping_mul(31).wrapping_add(x as u64));
        fixed += p.iter().enumerate().any(|(i, &x)| i == x) as u32;
    });
    println!("{} {}", hash, fixed);
    let mut word: Vec<char> = "ablba".chars().chain((0..m / 3).map(|i| (b'x' + i as u8) as char)).collect();
    word.sort();
    let mut count = 1;
    while next_permutation(&mut word) {
        count += 1;
        if count == 10 {
            println!("{}", word.iter().collect::<String>());
        }
    }
    println!("{} {}", count, String::from_iter(&word));
    let mut out = vec![];
    combine(0, m / 2, m as u8, &mut String::new(), &mut out);
    println!("{} {:?}", out.len(), out.last());
}
