//! Union-find in three styles: Kruskal, parity of enemies, components by name.
//! input: 4 5\n1 2 3\n2 3 1\n3 4 2\n4 1 9\n1 3 4\n
//! input: @graph 200 500 100 9
//! time: @graph 150000 300000 1000000000 9
use std::collections::HashMap;
use std::io::{self, BufRead};

struct Dsu {
    parent: Vec<i32>,
}

impl Dsu {
    fn new(n: usize) -> Dsu {
        Dsu { parent: vec![-1; n] }
    }
    fn find(&mut self, v: usize) -> usize {
        if self.parent[v] < 0 {
            return v;
        }
        let root = self.find(self.parent[v] as usize);
        self.parent[v] = root as i32;
        root
    }
    fn union(&mut self, a: usize, b: usize) -> bool {
        let (mut a, mut b) = (self.find(a), self.find(b));
        if a == b {
            return false;
        }
        if self.parent[a] > self.parent[b] {
            std::mem::swap(&mut a, &mut b);
        }
        self.parent[a] += self.parent[b];
        self.parent[b] = a as i32;
        true
    }
}

fn main() {
    let mut lines = io::stdin().lock().lines();
    let mut read = || {
        let l = lines.next().unwrap().unwrap();
        let v: Vec<usize> = l.split_ascii_whitespace().map(|x| x.parse().unwrap()).collect();
        v
    };
    let head = read();
    let (n, m) = (head[0], head[1]);
    let mut edges: Vec<[usize; 3]> = (0..m).map(|_| { let e = read(); [e[2], e[0] - 1, e[1] - 1] }).collect();
    let mut both = Dsu::new(2 * n);
    let mut broken = None;
    for (i, e) in edges.iter().enumerate() {
        if broken.is_none() && both.find(e[1]) == both.find(e[2]) {
            broken = Some(i);
        }
        both.union(e[1], e[2] + n);
        both.union(e[1] + n, e[2]);
    }
    edges.sort();
    let mut d = Dsu::new(n);
    let (mut cost, mut used) = (0, vec![]);
    for &[w, u, v] in &edges {
        if d.union(u, v) {
            cost += w as u64;
            used.push(w);
        }
    }
    println!("{} {} {:?}", cost, used.len(), used.last());
    println!("{}", broken.map_or("bipartite".to_string(), |i| format!("broken by edge {}", i + 1)));
    let mut names: HashMap<String, Vec<usize>> = HashMap::new();
    for v in 0..n {
        names.entry(format!("c{}", d.find(v))).or_default().push(v);
    }
    let mut sizes: Vec<_> = names.into_values().map(|v| (v.len(), v[0])).collect();
    sizes.sort_by(|a, b| b.cmp(a));
    println!("{} {:?}", sizes.len(), &sizes[..sizes.len().min(3)]);
}
