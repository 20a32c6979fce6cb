//! A scanner over bytes with its own buffer; range sums of a prefix table.
//! input: 5 3\n1 -2 3 -4 5\n1 5\n2 3\n4 4\n
//! input: @queries 100 200 5
//! time: @queries 300000 300000 9
use std::io::{self, Read, StdinLock, Write};

struct Scanner<'a> {
    reader: StdinLock<'a>,
    buf: [u8; 1 << 14],
    pos: usize,
    len: usize,
}

impl<'a> Scanner<'a> {
    fn new(reader: StdinLock<'a>) -> Self {
        Scanner { reader, buf: [0; 1 << 14], pos: 0, len: 0 }
    }
    #[inline]
    fn byte(&mut self) -> Option<u8> {
        if self.pos == self.len {
            self.len = self.reader.read(&mut self.buf).unwrap_or(0);
            self.pos = 0;
            if self.len == 0 {
                return None;
            }
        }
        self.pos += 1;
        Some(self.buf[self.pos - 1])
    }
    fn int(&mut self) -> Option<i64> {
        let mut b = self.byte()?;
        while b != b'-' && !b.is_ascii_digit() {
            b = self.byte()?;
        }
        let neg = b == b'-';
        let mut x = if neg { 0 } else { (b - b'0') as i64 };
        while let Some(b @ b'0'..=b'9') = self.byte() {
            x = x * 10 + (b & 15) as i64;
        }
        Some(if neg { -x } else { x })
    }
}

fn main() {
    let stdin = io::stdin();
    let mut sc = Scanner::new(stdin.lock());
    let stdout = io::stdout();
    let mut out = io::BufWriter::with_capacity(1 << 16, stdout.lock());
    while let Some(n) = sc.int() {
        let q = sc.int().unwrap();
        let mut sum = vec![0i64; n as usize + 1];
        for i in 0..n as usize {
            sum[i + 1] = sum[i] + sc.int().unwrap();
        }
        for _ in 0..q {
            let (l, r) = (sc.int().unwrap() as usize, sc.int().unwrap() as usize);
            let s = sum[r] - sum[l - 1];
            writeln!(out, "{} {:.2}", s, s as f64 / (r - l + 1) as f64).unwrap();
        }
    }
}
