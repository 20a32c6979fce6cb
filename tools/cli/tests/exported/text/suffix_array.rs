//! Suffix array by doubling with radix passes, LCP by Kasai, distinct and repeated substrings.
//! input: banana\n
//! input: mississippi\n
//! input: a\n
//! input: @text 800 3 1
//! time: @text 150000 3 1
use std::io;

fn suffix_array(s: &[u8]) -> Vec<usize> {
    let n = s.len();
    let mut sa: Vec<usize> = (0..n).collect();
    let mut rank: Vec<i32> = s.iter().map(|&c| c as i32).collect();
    let mut next = vec![0; n];
    let mut second = vec![0; n];
    let mut k = 1;
    sa.sort_by_key(|&i| rank[i]);
    loop {
        let key = |i: usize| (rank[i], if i + k < n { rank[i + k] } else { -1 });
        second.clear();
        second.extend(n.saturating_sub(k)..n);
        second.extend(sa.iter().filter(|&&i| i >= k).map(|i| i - k));
        let m = 1 + *rank.iter().max().unwrap() as usize;
        let mut count = vec![0usize; m + 1];
        rank.iter().for_each(|&r| count[r as usize + 1] += 1);
        for i in 0..m {
            count[i + 1] += count[i];
        }
        for &i in &second {
            let c = &mut count[rank[i] as usize];
            sa[*c] = i;
            *c += 1;
        }
        next[sa[0]] = 0;
        for w in sa.windows(2) {
            next[w[1]] = next[w[0]] + (key(w[0]) != key(w[1])) as i32;
        }
        std::mem::swap(&mut rank, &mut next);
        if rank[sa[n - 1]] as usize == n - 1 || k >= n {
            return sa;
        }
        k *= 2;
    }
}

fn lcp(s: &[u8], sa: &[usize]) -> Vec<usize> {
    let n = s.len();
    let mut rank = vec![0; n];
    for (r, &i) in sa.iter().enumerate() {
        rank[i] = r;
    }
    let mut out = vec![0; n];
    let mut h = 0usize;
    for i in 0..n {
        if rank[i] > 0 {
            let j = sa[rank[i] - 1];
            h += s[i + h..].iter().zip(&s[j + h..]).take_while(|(a, b)| a == b).count();
            out[rank[i]] = h;
            h = h.saturating_sub(1);
        } else {
            h = 0;
        }
    }
    out
}

fn main() -> Result<(), io::Error> {
    let mut line = String::new();
    io::stdin().read_line(&mut line)?;
    let s = line.trim_end().as_bytes();
    let sa = suffix_array(s);
    let lcp = lcp(s, &sa);
    let n = s.len() as u64;
    println!("{}", n * (n + 1) / 2 - lcp.iter().map(|&x| x as u64).sum::<u64>());
    let (at, len) = lcp.iter().enumerate().max_by_key(|&(i, l)| (l, std::cmp::Reverse(i))).unwrap();
    println!("{} {:?}", len, std::str::from_utf8(&s[sa[at]..sa[at] + len.min(&30)]).unwrap());
    println!("{:?}", &sa[..sa.len().min(8)]);
    Ok(())
}
