//! Signed big integers in base 2^32: sum, difference, product, quotient, comparison, decimals.
//! input: 123456789012345678901234567890 + 987654321098765432109876543210\n5 - 7\n-12 * 12345678901234567890123\n
//! input: 340282366920938463463374607431768211456 / 18446744073709551616\n100000000000000000000000000000000000000 / 7\n-1 + 1\n7 / 0\n
//! time: 3 ^ 20000\n7 ^ 12000\n
use std::cmp::Ordering;
use std::io;

type Digits = Vec<u32>;

fn trim(mut a: Digits) -> Digits {
    while a.last() == Some(&0) {
        a.pop();
    }
    a
}

fn cmp(a: &[u32], b: &[u32]) -> Ordering {
    a.len().cmp(&b.len()).then_with(|| a.iter().rev().cmp(b.iter().rev()))
}

fn add(a: &[u32], b: &[u32]) -> Digits {
    let mut out = Vec::with_capacity(a.len().max(b.len()) + 1);
    let mut carry = false;
    for i in 0..a.len().max(b.len()) {
        let (x, y) = (a.get(i).map_or(0, |x| *x), b.get(i).map_or(0, |x| *x));
        let (s, c) = x.overflowing_add(y);
        let (s, d) = s.overflowing_add(carry as u32);
        out.push(s);
        carry = c | d;
    }
    out.push(carry.into());
    trim(out)
}

fn sub(a: &[u32], b: &[u32]) -> Digits {
    let mut borrow = 0i64;
    let digits = a.iter().enumerate().map(|(i, &x)| {
        let d = x as i64 - b.get(i).copied().unwrap_or(0) as i64 + borrow;
        borrow = d >> 32;
        d as u32
    });
    trim(digits.collect())
}

fn mul(a: &[u32], b: &[u32]) -> Digits {
    let mut out = vec![0u32; a.len() + b.len()];
    for (i, &x) in a.iter().enumerate() {
        let mut carry = 0u64;
        for (j, &y) in b.iter().enumerate() {
            let t = x as u64 * y as u64 + out[i + j] as u64 + carry;
            out[i + j] = t as u32;
            carry = t >> 32;
        }
        out[i + b.len()] = carry as u32;
    }
    trim(out)
}

fn div_small(a: &[u32], d: u32) -> (Digits, u32) {
    let mut rest = 0u64;
    let mut out: Digits = a.iter().rev().map(|&x| {
        let t = rest << 32 | x as u64;
        rest = t % d as u64;
        (t / d as u64) as u32
    }).collect();
    out.reverse();
    (trim(out), rest as u32)
}

fn div(a: &[u32], b: &[u32]) -> Option<(Digits, Digits)> {
    if b.is_empty() {
        return None;
    }
    let (mut q, mut r) = (vec![0u32; a.len()], Digits::new());
    for i in (0..a.len() * 32).rev() {
        r = add(&r, &r);
        if a[i / 32] >> (i % 32) & 1 == 1 {
            r = add(&r, &[1]);
        }
        if cmp(&r, b).is_ge() {
            r = sub(&r, b);
            q[i / 32] |= 1 << (i % 32);
        }
    }
    Some((trim(q), r))
}

#[derive(Clone)]
struct Int {
    neg: bool,
    abs: Digits,
}

impl Int {
    fn parse(s: &str) -> Int {
        let (neg, digits) = s.strip_prefix('-').map_or((false, s), |d| (true, d));
        let abs = digits.bytes().fold(vec![], |a, b| add(&mul(&a, &[10]), &trim(vec![(b - b'0') as u32])));
        Int { neg: neg && !abs.is_empty(), abs }
    }
    fn plus(&self, o: &Int) -> Int {
        let (neg, abs) = match (self.neg == o.neg, cmp(&self.abs, &o.abs)) {
            (true, _) => (self.neg, add(&self.abs, &o.abs)),
            (_, Ordering::Less) => (o.neg, sub(&o.abs, &self.abs)),
            _ => (self.neg, sub(&self.abs, &o.abs)),
        };
        Int { neg: neg && !abs.is_empty(), abs }
    }
}

impl ToString for Int {
    fn to_string(&self) -> String {
        let (mut parts, mut a) = (Vec::new(), self.abs.clone());
        while !a.is_empty() {
            let (q, r) = div_small(&a, 1_000_000_000);
            parts.push(if q.is_empty() { format!("{}", r) } else { format!("{:09}", r) });
            a = q;
        }
        if parts.is_empty() {
            return "0".into();
        }
        parts.reverse();
        ["", "-"][self.neg as usize].to_owned() + &parts.concat()
    }
}

fn main() {
    for line in io::stdin().lines() {
        let line = line.unwrap();
        let w: Vec<&str> = line.split_whitespace().collect();
        let (a, b) = (Int::parse(w[0]), Int::parse(w[2]));
        let text = match w[1] {
            "+" => a.plus(&b).to_string(),
            "-" => a.plus(&Int { neg: !b.neg, ..b }).to_string(),
            "*" => Int { neg: a.neg != b.neg, abs: mul(&a.abs, &b.abs) }.to_string(),
            "^" => {
                let e: u32 = w[2].parse().unwrap();
                let p = (0..e).fold(vec![1], |p, _| mul(&p, &a.abs));
                let s = Int { neg: false, abs: p.clone() }.to_string();
                let (_, r) = div(&p[..p.len().min(60)], &p[..20]).unwrap();
                format!("{} {} {:?}", s.len(), &s[..20], r.last())
            }
            "/" => match div(&a.abs, &b.abs) {
                Some((q, r)) => {
                    [Int { neg: false, abs: q }, Int { neg: false, abs: r }].map(|x| x.to_string()).join(" rest ")
                }
                None => "undefined".to_string(),
            },
            op => panic!("no operator {}", op),
        };
        println!("{}", text);
    }
}
