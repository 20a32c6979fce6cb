use crate::fixtures;
use grundy::dag::{self, Cycle};
use oracle::naive::Naive;

fn check(graph: &[Vec<usize>]) {
    match dag::grundy_values(graph) {
        Ok(values) => {
            assert!(!fixtures::has_cycle(graph), "{graph:?}");
            let mut naive = Naive::new(|&v: &usize| graph[v].clone());
            for v in 0..graph.len() {
                assert_eq!(values[v], naive.grundy(&v), "{graph:?}, vertex {v}");
                for rest in 0..4 {
                    let mut moves = graph[v].clone();
                    moves.retain(|to| naive.grundy(to) == rest);
                    assert_eq!(dag::winning_moves(graph, &values, v, rest), moves, "{graph:?}, vertex {v}");
                }
            }
        }
        Err(Cycle(cycle)) => {
            let next = cycle.iter().cycle().skip(1);
            assert!(!cycle.is_empty() && cycle.iter().zip(next).all(|(&v, to)| graph[v].contains(to)));
        }
    }
}

#[test]
fn all_small_graphs() {
    (0..=4).flat_map(fixtures::all).for_each(|graph| check(&graph));
}

/// So many random cases.
fn compare(seed: u64, cases: usize) {
    let mut random = fastrand::Rng::with_seed(seed);
    for _ in 0..cases {
        let (vertices, edges) = (random.usize(1..=40), random.usize(..300));
        check(&fixtures::random_acyclic(&mut random, vertices, edges));
        check(&fixtures::random(&mut random, vertices, edges / 10));
    }
}

#[test]
fn a_long_path_needs_no_stack() {
    let n = 1_000_000;
    let path = move |v: usize| if v + 1 < n { vec![v + 1] } else { vec![] };
    let values =
        fixtures::on_a_small_stack(move || dag::grundy_values(&(0..n).map(path).collect::<Vec<_>>()));
    assert_eq!(values.unwrap()[..3], [1, 0, 1]);
}

#[test]
fn a_cycle_is_named() {
    let cycle = dag::grundy_values(&[vec![1], vec![2], vec![3], vec![1]]).unwrap_err();
    assert_eq!(cycle.to_string(), "the graph has a cycle of length 3 through vertex 1");
}

#[test]
fn random_graphs() {
    compare(1524, 150);
}

#[test]
#[ignore = "long"]
fn prove_dag() {
    compare(1, 50_000);
    println!("dag: proven up to 50 000 random graphs of up to 40 vertices");
}
