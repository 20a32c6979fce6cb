//! A tree with weights; a move removes a node that is heavier than the last one picked, with its
//! subtree. Whoever cannot move wins.

use crate::generate::{edges, path, words};
use crate::hackenbush::random_tree;
use crate::prelude::*;

/// `t`, then for each case `n`, the weights and the edges.
pub fn generate(random: &mut Rng) -> String {
    let t = random.usize(1..=5);
    let mut text = format!("{t}\n");
    for _ in 0..t {
        let n = random.usize(1..=8);
        let weights: Vec<usize> = (0..n).map(|_| random.usize(1..=n)).collect();
        let tree: Vec<(usize, usize)> = random_tree(random, n).iter().map(|(a, b)| (a + 1, b + 1)).collect();
        text += &format!("{n}\n{}\n{}", words(&weights), edges(&tree));
    }
    text
}

/// One path from the root on.
pub fn max_path(random: &mut Rng) -> String {
    let weights: Vec<usize> = (0..400_000).map(|_| random.usize(1..=400_000)).collect();
    let path: Vec<(usize, usize)> = (1..400_000).map(|v| (v + 1, v)).collect();
    format!("1\n400000\n{}\n{}", words(&weights), edges(&path))
}

/// A path from the root on, with weights that ascend: no node leaves a heavier one outside.
pub fn max_none(_: &mut Rng) -> String {
    let weights: Vec<usize> = (1..=400_000).collect();
    let path: Vec<(usize, usize)> = (1..400_000).map(|v| (v, v + 1)).collect();
    format!("1\n400000\n{}\n{}", words(&weights), edges(&path))
}

/// Many small trees.
pub fn max_cases(random: &mut Rng) -> String {
    let mut text = "49000\n".to_owned();
    for _ in 0..49_000 {
        let weights: Vec<usize> = (0..8).map(|_| random.usize(1..=8)).collect();
        text += &format!("8\n{}\n{}", words(&weights), edges(&path(random, 8)));
    }
    text
}

/// Tries every node.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let tree = Tree::read(input)?;
        let n = tree.weights.len();
        input.within(&[n], 1..=20)?;
        let below: Vec<u32> =
            (0..n).map(|v| (0..n).filter(|&w| tree.is_below(w, v)).fold(0, |set, w| set | 1 << w)).collect();
        // What is left, and the weight to exceed.
        let mut game = Naive::new(|&(left, weight): &(u32, usize)| {
            let heavier = (0..n).filter(|&v| left >> v & 1 == 1 && tree.weights[v] > weight);
            heavier.map(|v| (left & !below[v], tree.weights[v])).collect()
        });
        let all = (1 << n) - 1;
        let wins = |&v: &usize| !game.wins_misere(&(all & !below[v], tree.weights[v]));
        out.line((0..n).find(wins).map_or(0, |v| v + 1));
    }
    Ok(())
}

/// A node wins exactly if a heavier one is outside of its subtree, and none of these has a heavier
/// one outside of both subtrees: else the opponent picks the heaviest of those that have.
pub fn check(input: &mut Scan, output: &mut Scan, answer: &mut Scan) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let tree = Tree::read(input)?;
        let (n, expected): (_, usize) = (tree.weights.len(), answer.int()?);
        let node: usize = output.int()?;
        output.require((node == 0) == (expected == 0) && node <= n, "a node, or 0 if there is none")?;
        if node == 0 {
            continue;
        }
        // The weights of the heavier nodes outside, in the order of the walk.
        let outside = |v: usize| tree.weights[v] > tree.weights[node - 1] && !tree.is_below(v, node - 1);
        let mut walk = vec![0; n];
        (0..n).filter(|&v| outside(v)).for_each(|v| walk[tree.enter[v]] = tree.weights[v]);
        let greatest = |weights: &mut dyn Iterator<Item = usize>| {
            let mut greatest = vec![0];
            weights.for_each(|weight| greatest.push(weight.max(greatest[greatest.len() - 1])));
            greatest
        };
        let (before, after) =
            (greatest(&mut walk.iter().copied()), greatest(&mut walk.iter().rev().copied()));
        let goes_on = |v: usize| {
            let heaviest = before[tree.enter[v]].max(after[n - tree.enter[v] - tree.size[v]]);
            outside(v) && heaviest > tree.weights[v]
        };
        let wins = before[n] > 0 && !(0..n).any(goes_on);
        output.require(wins, "a node that wins")?;
    }
    Ok(())
}

struct Tree {
    weights: Vec<usize>,
    /// The place of each node on a walk that enters a node before those below it.
    enter: Vec<usize>,
    /// The size of its subtree.
    size: Vec<usize>,
}

impl Tree {
    fn read(input: &mut Scan) -> Result<Tree, Error> {
        let n: usize = input.int()?;
        input.within(&[n], 1..=400_000)?;
        let weights: Vec<usize> = input.ints(n)?;
        input.within(&weights, 1..=n)?;
        let mut near = vec![Vec::new(); n];
        for _ in 1..n {
            let [u, v] = input.array::<usize, 2>()?;
            input.within(&[u, v], 1..=n)?;
            near[u - 1].push(v - 1);
            near[v - 1].push(u - 1);
        }
        let (mut enter, mut parent, mut order) = (vec![usize::MAX; n], vec![0; n], Vec::new());
        let mut stack = vec![0];
        while let Some(v) = stack.pop() {
            enter[v] = order.len();
            order.push(v);
            for &w in near[v].iter().filter(|&&w| enter[w] == usize::MAX) {
                parent[w] = v;
                stack.push(w);
            }
            input.require(order.len() <= n, "a tree")?;
        }
        input.require(order.len() == n, "a tree")?;
        let mut size = vec![1; n];
        order.iter().skip(1).rev().for_each(|&v| size[parent[v]] += size[v]);
        Ok(Tree { weights, enter, size })
    }

    fn is_below(&self, v: usize, root: usize) -> bool {
        (self.enter[root]..self.enter[root] + self.size[root]).contains(&self.enter[v])
    }
}
