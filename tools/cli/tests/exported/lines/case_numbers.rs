//! `Case #x:` outputs, blank lines between cases, two readers behind one macro.
//! input: 3\n3 1 2 3\n1 -5\n4 9 9 9 9\n
//! input: 0\n
//! input: 1\n\n\n5\n1 2\n3 4\n5\n
use std::io::{stdin, BufRead, BufReader, Stdin};
use std::str::FromStr;

struct Input {
    reader: BufReader<Stdin>,
    words: Vec<String>,
}

impl Input {
    fn next<T: FromStr>(&mut self) -> Option<T> {
        loop {
            if let Some(word) = self.words.pop() {
                return word.parse().ok();
            }
            let mut line = String::new();
            if self.reader.read_line(&mut line).ok()? == 0 {
                return None;
            }
            self.words = line.split_whitespace().rev().map(String::from).collect();
        }
    }
}

macro_rules! read {
    ($input:ident, $t:ty) => {
        $input.next::<$t>().unwrap()
    };
    ($input:ident, $t:ty; $n:expr) => {
        (0..$n).map(|_| read!($input, $t)).collect::<Vec<$t>>()
    };
}

fn main() {
    let mut input = Input { reader: BufReader::new(stdin()), words: vec![] };
    let t = read!(input, u32);
    for case in 1..=t {
        let n = read!(input, usize);
        let a = read!(input, i32; n);
        let (mut best, mut cur) = (i32::MIN, 0);
        let (mut l, mut r, mut from) = (0, 0, 0);
        for (i, &x) in a.iter().enumerate() {
            cur += x;
            if cur > best {
                best = cur;
                l = from;
                r = i;
            }
            if cur < 0 {
                cur = 0;
                from = i + 1;
            }
        }
        if case > 1 {
            println!();
        }
        println!("Case {}:\n{} {} {}", case, best, l + 1, r + 1);
        println!("Case #{case}: {best:>6}|{:<6}|{:^7}|{:*^9}|", l + 1, r + 1, best);
    }
}
