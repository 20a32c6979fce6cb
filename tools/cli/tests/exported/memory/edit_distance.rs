//! Edit distance and common subsequence in whole tables of up to 24 MB, with the path back.
//! input: 2\nkitten\nsitting\n
//! input: @words 6 40 2
//! memory: 64
//! time: 2\n@@3000\n@@1900\n
use std::io::{self, BufRead};

fn lcs(a: &[u8], b: &[u8]) -> String {
    let mut dp = vec![vec![0u16; b.len() + 1]; a.len() + 1];
    for i in 0..a.len() {
        for j in 0..b.len() {
            dp[i + 1][j + 1] = if a[i] == b[j] { dp[i][j] + 1 } else { dp[i][j + 1].max(dp[i + 1][j]) };
        }
    }
    let (mut i, mut j) = (a.len(), b.len());
    let mut s = Vec::new();
    while i > 0 && j > 0 {
        if a[i - 1] == b[j - 1] {
            s.push(a[i - 1]);
            i -= 1;
            j -= 1;
        } else if dp[i - 1][j] >= dp[i][j - 1] {
            i -= 1;
        } else {
            j -= 1;
        }
    }
    s.reverse();
    String::from_utf8(s).unwrap()
}

fn edit(a: &[u8], b: &[u8]) -> u32 {
    let (n, m) = (a.len() + 1, b.len() + 1);
    let mut dp = vec![0u32; n * m];
    for i in 0..n {
        for j in 0..m {
            dp[i * m + j] = if i == 0 || j == 0 {
                (i + j) as u32
            } else {
                let change = dp[(i - 1) * m + j - 1] + (a[i - 1] != b[j - 1]) as u32;
                change.min(dp[(i - 1) * m + j] + 1).min(dp[i * m + j - 1] + 1)
            };
        }
    }
    *dp.last().unwrap()
}

/// A line `@@n` stands for n letters.
fn expand(line: String) -> Vec<u8> {
    match line.strip_prefix("@@") {
        Some(n) => {
            let n: u32 = n.parse().unwrap();
            let mut x = n;
            (0..n)
                .map(|_| {
                    x = x.wrapping_mul(1103515245).wrapping_add(12345);
                    b'a' + (x >> 16) as u8 % 6
                })
                .collect()
        }
        None => line.into_bytes(),
    }
}

fn main() {
    let lines: Vec<Vec<u8>> = io::stdin().lock().lines().skip(1).map(|l| expand(l.unwrap())).collect();
    for pair in lines.chunks(2) {
        if let [a, b] = pair {
            let s = lcs(a, b);
            println!("{} {} {}", edit(a, b), s.len(), &s[..s.len().min(20)]);
        }
    }
}
