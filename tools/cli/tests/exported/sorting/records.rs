//! Sorts students by several keys, strings and floats; ranks with ties, a stable table.
//! input: 5\nann 90 3.5\nbob 85 4.0\ncid 90 3.5\ndan 90 3.9\neve 10 0.1\n
//! input: 1\nx 1 1\n
//! time: @words 90000 8 3
use std::cmp::Reverse;
use std::fmt;
use std::io::{self, BufRead};

#[derive(Clone, Debug, PartialEq)]
struct Student {
    name: String,
    score: u32,
    gpa: f64,
}

impl fmt::Display for Student {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:<10}{:>5}{:>7.2}", self.name, self.score, self.gpa)
    }
}

fn main() {
    let stdin = io::stdin();
    let mut lines = stdin.lock().lines();
    let n: usize = lines.next().unwrap().unwrap().trim().parse().unwrap();
    let mut all = Vec::with_capacity(n);
    for line in lines.by_ref().take(n) {
        let line = line.unwrap();
        let mut w = line.split(' ');
        let name = w.next().unwrap().to_owned();
        let score = w.next().map_or(name.len() as u32 * 7, |s| s.parse().unwrap());
        let gpa = w.next().map_or(name.as_bytes()[0] as f64 / 30.0, |s| s.parse().unwrap());
        all.push(Student { name, score, gpa });
    }
    all.sort_by(|a, b| {
        b.score.cmp(&a.score).then(b.gpa.partial_cmp(&a.gpa).unwrap()).then_with(|| a.name.cmp(&b.name))
    });
    let mut rank = 1;
    for (i, s) in all.iter().enumerate() {
        if i > 0 && (all[i - 1].score, all[i - 1].gpa) != (s.score, s.gpa) {
            rank = i + 1;
        }
        println!("{:>3}. {}", rank, s);
    }
    all.sort_by_key(|s| (Reverse(s.name.len()), s.score));
    println!("{}", all[0]);
    all.sort_by_cached_key(|s| s.name.chars().rev().collect::<String>());
    let names: Vec<&str> = all.iter().map(|s| s.name.as_str()).take(5).collect();
    println!("{}", names.join(","));
    let mean = all.iter().map(|s| s.gpa).sum::<f64>() / n as f64;
    println!("mean {mean:.3} max {:?}", all.iter().map(|s| s.score).max());
}
