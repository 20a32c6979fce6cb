//! KMP, Z function, Manacher, minimal rotation, periods of a long string.
//! input: abababab\nab\n
//! input: aabaabaaab\naab\n
//! input: @text 2000 2 3
//! time: @text 2000000 2 3
use std::io;

fn failure(p: &[u8]) -> Vec<usize> {
    let mut f = vec![0; p.len()];
    let mut k = 0;
    for i in 1..p.len() {
        while k > 0 && p[k] != p[i] {
            k = f[k - 1];
        }
        if p[k] == p[i] {
            k += 1;
        }
        f[i] = k;
    }
    f
}

fn z(s: &[u8]) -> Vec<u32> {
    let n = s.len();
    let mut z = vec![0u32; n];
    let (mut l, mut r) = (0, 0);
    for i in 1..n {
        let mut k = if i < r { (z[i - l] as usize).min(r - i) } else { 0 };
        while i + k < n && s[k] == s[i + k] {
            k += 1;
        }
        if i + k > r {
            l = i;
            r = i + k;
        }
        z[i] = k as u32;
    }
    z
}

fn manacher(s: &[u8]) -> usize {
    let t: Vec<u8> = s.iter().flat_map(|&c| [b'#', c]).chain(Some(b'#')).collect();
    let mut p = vec![0u32; t.len()];
    let (mut c, mut r) = (0usize, 0usize);
    for i in 0..t.len() {
        let mut k = if i < r { (p[2 * c - i] as usize).min(r - i) } else { 0 };
        while k < i && i + k + 1 < t.len() && t[i - k - 1] == t[i + k + 1] {
            k += 1;
        }
        if i + k > r {
            c = i;
            r = i + k;
        }
        p[i] = k as u32;
    }
    p.into_iter().max().unwrap_or(0) as usize
}

fn least_rotation(s: &[u8]) -> usize {
    let n = s.len();
    let (mut i, mut j, mut k) = (0, 1, 0);
    while i < n && j < n && k < n {
        match s[(i + k) % n].cmp(&s[(j + k) % n]) {
            std::cmp::Ordering::Equal => {
                k += 1;
                continue;
            }
            std::cmp::Ordering::Greater => i += k + 1,
            std::cmp::Ordering::Less => j += k + 1,
        }
        if i == j {
            j += 1;
        }
        k = 0;
    }
    i.min(j)
}

fn main() {
    let mut lines = io::stdin().lines().map(|l| l.unwrap().trim().as_bytes().to_vec());
    let s = lines.next().unwrap();
    let p = lines.next().unwrap_or_else(|| s[..s.len().min(4)].to_vec());
    let f = failure(&p);
    let (mut k, mut at) = (0, vec![]);
    for (i, c) in s.iter().enumerate() {
        while k > 0 && (k == p.len() || p[k] != *c) {
            k = f[k - 1];
        }
        k += (p[k] == *c) as usize;
        if k == p.len() {
            at.push(i + 1 - k);
        }
    }
    println!("{} {:?}", at.len(), at.get(..3));
    let n = s.len();
    let period = n - failure(&s).last().unwrap();
    println!("{} {}", period, if n % period == 0 { n / period } else { 1 });
    let z = z(&s);
    println!("{:?} {}", z.iter().max(), z.iter().map(|&x| x as u64).sum::<u64>());
    println!("{} {}", manacher(&s), least_rotation(&s));
}
