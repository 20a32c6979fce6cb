//! N! and powers of two in base 10^9, printed with zeros inside; digits summed.
//! input: 1\n2\n20\n25\n100\n
//! time: 3000\n2500\n3000\n2500\n
use std::fmt;
use std::io::{self, BufRead};
use std::ops::{AddAssign, MulAssign};

const BASE: u64 = 1_000_000_000;

#[derive(Clone, PartialEq, Eq)]
struct Big(Vec<u32>);

impl MulAssign<u32> for Big {
    fn mul_assign(&mut self, m: u32) {
        let mut carry = 0u64;
        for d in self.0.iter_mut() {
            carry += *d as u64 * m as u64;
            *d = (carry % BASE) as u32;
            carry /= BASE;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }
}

impl AddAssign<&Big> for Big {
    fn add_assign(&mut self, o: &Big) {
        let mut carry = 0;
        for i in 0..self.0.len().max(o.0.len()) {
            if i == self.0.len() {
                self.0.push(0);
            }
            carry += self.0[i] as u64 + o.0.get(i).copied().unwrap_or_default() as u64;
            self.0[i] = (carry % BASE) as u32;
            carry /= BASE;
        }
        if carry != 0 {
            self.0.push(carry as u32);
        }
    }
}

impl fmt::Display for Big {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut digits = self.0.iter().rev();
        write!(f, "{}", digits.next().unwrap())?;
        digits.try_for_each(|d| write!(f, "{:09}", d))
    }
}

fn main() {
    for line in io::stdin().lock().lines() {
        let n: u32 = line.unwrap().trim().parse().unwrap();
        let mut f = Big(vec![1]);
        let mut sum = Big(vec![0]);
        for i in 1..=n {
            f *= i;
            sum += &f;
        }
        let text = f.to_string();
        let digits: u32 = text.chars().map(|c| c.to_digit(10).unwrap()).sum();
        let zeros = text.len() - text.trim_end_matches('0').len();
        println!("{} {} {}", text.len(), digits, zeros);
        println!("{}\n{:.60}", if n < 30 { &text } else { &text[..30] }, sum.to_string());
    }
}
