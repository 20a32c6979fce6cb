//! Sliding minimum, a deque as text editor, Josephus, a queue of queues.
//! input: 8 3\n1 3 -1 -3 5 3 6 7\n
//! input: @numbers 500 90 2
//! time: @numbers 700000 1000000 2
use std::collections::{HashMap, LinkedList, VecDeque};
use std::io::{self, BufWriter, Read, Write};

fn main() {
    let mut s = String::new();
    io::stdin().read_to_string(&mut s).unwrap();
    let mut tokens = s.split_ascii_whitespace().map(|t| t.parse::<i32>().unwrap());
    let n = tokens.next().unwrap() as usize;
    let rest: Vec<i32> = tokens.collect();
    let (k, a) = if rest.len() > n { (rest[0] as usize, &rest[1..]) } else { (n / 10, &rest[..]) };
    let out = io::stdout();
    let mut out = BufWriter::new(out.lock());
    let mut q: VecDeque<usize> = VecDeque::new();
    for i in 0..a.len() {
        while q.back().map_or(false, |&j| a[j] >= a[i]) {
            q.pop_back();
        }
        q.push_back(i);
        if q[0] + k <= i {
            q.pop_front();
        }
        if i + 1 >= k {
            write!(out, "{}{}", a[q[0]], if i + 1 == a.len() { '\n' } else { ' ' }).unwrap();
        }
    }
    let mut ring: VecDeque<u32> = (1..=(n as u32).min(2000)).collect();
    while ring.len() > 1 {
        let r = 2 % ring.len();
        ring.rotate_left(r);
        ring.pop_front();
    }
    writeln!(out, "{:?}", ring).unwrap();
    let mut teams: HashMap<i32, VecDeque<i32>> = HashMap::new();
    let mut order = LinkedList::new();
    for &x in a.iter().take(100) {
        let t = x.rem_euclid(7);
        let team = teams.entry(t).or_insert_with(VecDeque::new);
        if team.is_empty() {
            order.push_back(t);
        }
        team.push_back(x);
    }
    while let Some(t) = order.pop_front() {
        let team = teams.remove(&t).unwrap();
        write!(out, "{}:{:?} ", t, team.iter().rev().take(2).collect::<Vec<_>>()).unwrap();
    }
    writeln!(out).unwrap();
}
