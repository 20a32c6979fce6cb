//! Taxes on a graph without cycles: a move lowers one and sets those of its successors to anything.
//! The judge accepts any winning move.
//!
//! A search needs a bound on the taxes: the least 2^k - 1 that no tax exceeds. It changes no
//! winner, as there is a winning move that sets taxes to xors of taxes. The smallest inputs are
//! searched with the next bound, too.

use crate::generate::edges;
use crate::prelude::*;
use itertools::Itertools;

/// `n m`, the taxes, the edges, each once: small taxes where there are many vertices.
pub fn generate(random: &mut Rng) -> String {
    let n = random.usize(1..=4);
    let most = random.u64(0..=[15, 7, 3, 3][n - 1]);
    let mut order = (1..=n).collect_vec();
    random.shuffle(&mut order);
    let mut edges = order.into_iter().tuple_combinations::<(_, _)>().filter(|_| random.bool()).collect_vec();
    random.shuffle(&mut edges);
    // Equal taxes are more often lost.
    let (same, tax) = (random.bool(), random.u64(0..=most));
    let taxes = (0..n).map(|_| if same { tax } else { random.u64(0..=most) }).join(" ");
    let edges: String = edges.iter().map(|(a, b)| format!("{a} {b}\n")).collect();
    format!("{n} {}\n{taxes}\n{edges}", edges.lines().count())
}

/// Every edge that leaves no cycle: as many Grundy values as there are vertices.
pub fn max_levels(random: &mut Rng) -> String {
    let taxes = (0..632).map(|_| random.u32(0..=1_000_000_000)).join(" ");
    let mut all = (1..=632).tuple_combinations().collect_vec();
    random.shuffle(&mut all);
    format!("632 {}\n{taxes}\n{}", all.len(), edges(&all))
}

/// One path; only its end can be lowered to win.
pub fn max_path(random: &mut Rng) -> String {
    let mut taxes = (0..200_000).map(|_| random.u32(0..=9)).collect_vec();
    taxes[199_998..].fill(1_000_000_000);
    let path = (1..=200_000).tuple_windows().collect_vec();
    format!("200000 199999\n{}\n{}", taxes.iter().join(" "), edges(&path))
}

/// Tries every move, and prints the first one that wins.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let (taxes, graph) = read(input)?;
    let most = bound(&taxes);
    let mut game = Naive::new(|taxes: &Vec<u64>| moves(taxes, &graph, most));
    if positions(2 * most + 1, &taxes) <= 64.0 {
        let mut next = Naive::new(|taxes: &Vec<u64>| moves(taxes, &graph, 2 * most + 1));
        assert_eq!(game.wins(&taxes), next.wins(&taxes), "the bound matters");
    }
    match moves(&taxes, &graph, most).into_iter().find(|after| !game.wins(after)) {
        Some(after) => {
            out.line("WIN");
            out.words(after);
        }
        None => out.line("LOSE"),
    }
    Ok(())
}

/// The judge's checker: the winner is right, and in a win the taxes after one move are those of a
/// lost position.
///
/// # Errors
/// What is wrong with the output.
pub fn check(input: &mut Scan, output: &mut Scan, answer: &mut Scan) -> Result<(), Error> {
    let (before, graph) = read(input)?;
    let winner = answer.word()?.to_owned();
    let right = output.word()? == winner;
    output.require(right, &format!("`{winner}`"))?;
    if winner == "WIN" {
        let after: Vec<u64> = output.ints(before.len())?;
        let changed = (0..before.len()).filter(|&v| after[v] != before[v]).collect_vec();
        let is_move = |&&v: &&usize| {
            let others = graph[v].iter().filter(|&&to| after[to] != before[to]).unique().count();
            after[v] < before[v] && others + 1 == changed.len()
        };
        output.require(changed.iter().any(|v| is_move(&v)), "the taxes after a move")?;
        output.require(is_lost(&after, &graph), "the taxes of a lost position")?;
    }
    Ok(())
}

/// The taxes, and the successors of each vertex.
fn read(input: &mut Scan) -> Result<(Vec<u64>, Vec<Vec<usize>>), Error> {
    let [n, m] = input.array::<usize, 2>()?;
    input.within(&[n, m], 0..=200_000)?;
    input.require(n > 0, "at least one city")?;
    let taxes: Vec<u64> = input.ints(n)?;
    input.within(&taxes, 0..=1_000_000_000)?;
    let mut graph = vec![Vec::new(); n];
    for _ in 0..m {
        let edge @ [a, b] = input.array::<usize, 2>()?;
        input.within(&edge, 1..=n)?;
        graph[a - 1].push(b - 1);
    }
    input.require(successors_first(&graph).len() == n, "a graph without cycles")?;
    Ok((taxes, graph))
}

/// The vertices that are on no cycle and lead to none, each after its successors.
fn successors_first(graph: &[Vec<usize>]) -> Vec<usize> {
    let (mut before, mut open) = (vec![Vec::new(); graph.len()], graph.iter().map(Vec::len).collect_vec());
    graph.iter().enumerate().for_each(|(v, to)| to.iter().for_each(|&to| before[to].push(v)));
    let mut order = (0..graph.len()).filter(|&v| open[v] == 0).collect_vec();
    let mut next = 0;
    while next < order.len() {
        for &v in &before[order[next]] {
            open[v] -= 1;
            if open[v] == 0 {
                order.push(v);
            }
        }
        next += 1;
    }
    order
}

/// The least 2^k - 1 that no tax exceeds.
fn bound(taxes: &[u64]) -> u64 {
    let highest_bit = taxes.iter().max().and_then(|tax| tax.checked_ilog2());
    highest_bit.map_or(0, |bit| u64::MAX >> (u64::BITS - 1 - bit))
}

/// How many positions have taxes up to a bound.
fn positions(most: u64, taxes: &[u64]) -> f64 {
    (most as f64 + 1.0).powi(taxes.len() as i32)
}

/// All positions one move away, with taxes up to a bound.
fn moves(taxes: &[u64], graph: &[Vec<usize>], most: u64) -> Vec<Vec<u64>> {
    (0..taxes.len()).flat_map(|v| moves_at(v, taxes, graph, most)).collect()
}

/// Those that lower the tax of one vertex.
fn moves_at(v: usize, taxes: &[u64], graph: &[Vec<usize>], most: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for tax in 0..taxes[v] {
        let mut after = taxes.to_vec();
        after[v] = tax;
        let choices = graph[v].iter().unique().map(|&to| (0..=most).map(move |tax| (to, tax)));
        for set in choices.multi_cartesian_product() {
            set.into_iter().for_each(|(to, tax)| after[to] = tax);
            options.push(after.clone());
        }
    }
    options
}

/// The Grundy value of each vertex, for one token in the graph.
fn levels(graph: &[Vec<usize>]) -> Vec<usize> {
    let mut levels = vec![0; graph.len()];
    for v in successors_first(graph) {
        let below = graph[v].iter().map(|&to| levels[to]).sorted().dedup();
        levels[v] = below.enumerate().take_while(|(i, level)| i == level).count();
    }
    levels
}

/// Whether the player to move loses: by search where that is quick, else by the theorem that the
/// xor of the taxes is 0 for each Grundy value.
fn is_lost(taxes: &[u64], graph: &[Vec<usize>]) -> bool {
    let most = bound(taxes);
    if positions(most, taxes) <= 256.0 {
        return !Naive::new(|taxes: &Vec<u64>| moves(taxes, graph, most)).wins(&taxes.to_vec());
    }
    let mut xors = vec![0; taxes.len()];
    levels(graph).into_iter().zip(taxes).for_each(|(level, tax)| xors[level] ^= tax);
    xors.iter().all(|&xor| xor == 0)
}

#[cfg(test)]
mod tests {
    use super::{brute, check};
    use crate::prelude::*;

    /// Vertices 1 and 2 lead to 3.
    const FORK: &str = "3 2\n2 1 4\n1 3\n2 3\n";

    fn is_right(input: &str, output: &str) -> bool {
        let mut answer = Out::default();
        brute(&mut Scan::new(input), &mut answer).unwrap();
        check(&mut Scan::new(input), &mut Scan::new(output), &mut Scan::new(answer.text())).is_ok()
    }

    #[test]
    fn every_winning_move_is_right() {
        assert!(is_right(FORK, "WIN\n1 1 0\n"));
        // Either of two equal vertices may become 0.
        let right = ["WIN\n1 0 0", "WIN\n0 1 0"];
        assert_eq!(right.map(|output| is_right("3 0\n1 1 1\n", output)), [false, false]);
        let right = ["WIN\n0 2 2", "WIN\n2 0 2", "WIN\n2 2 0"];
        assert_eq!(right.map(|output| is_right("3 0\n2 2 2\n", output)), [true; 3]);
        // Taxes may grow.
        let right = ["WIN\n0 7 7", "WIN\n0 8 8", "WIN\n0 0 0"];
        assert_eq!(right.map(|output| is_right("3 2\n1 0 0\n1 2\n1 3\n", output)), [true; 3]);
        assert!(is_right("2 0\n3 3\n", "LOSE\n"));
    }

    #[test]
    fn all_else_is_wrong() {
        for output in [
            "LOSE",
            "WIN",
            "WIN\n1 1",
            "WIN\n1 1 -1",
            "WIN\n2 1 4", // no move
            "WIN\n2 1 0", // won
            "WIN\n1 1 3",
            "WIN\n0 0 0", // two moves
            "WIN\n2 2 0", // raised
            "win\n1 1 0",
        ] {
            assert!(!is_right(FORK, output), "{output}");
        }
        assert!(!is_right("2 0\n3 3\n", "WIN\n3 3"));
        assert!(!is_right("2 1\n1 1\n1 2\n", "WIN\n1 0")); // the other one must fall
    }
}
