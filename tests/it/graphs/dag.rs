use crate::fixtures;
use grundy::dag;
use itertools::Itertools;
use oracle::naive::Naive;

fn check(graph: &[Vec<usize>]) {
    match dag::values(graph) {
        Ok(values) => {
            assert!(!fixtures::has_cycle(graph), "{graph:?}");
            let mut naive = Naive::new(|&v: &usize| graph[v].clone());
            for v in 0..graph.len() {
                assert_eq!(values[v], naive.grundy(&v), "{graph:?}, vertex {v}");
                for rest in 0..4 {
                    let moves = graph[v].iter().copied().unique();
                    let moves = moves.filter(|to| u64::from(naive.grundy(to)) == rest).collect_vec();
                    let listed = dag::winning_moves(graph, &values, v, rest).collect_vec();
                    assert_eq!(listed, moves, "{graph:?}, vertex {v}");
                }
            }
        }
        Err(message) => {
            let (length, names) = message
                .strip_prefix("the graph has a cycle of length ")
                .and_then(|text| text.split_once(": "))
                .unwrap_or_else(|| panic!("{message}"));
            let (length, names) = (length.parse::<usize>().unwrap(), names.split(" -> ").collect_vec());
            let named = names.iter().filter(|&&name| name != "...").map(|name| name.parse().unwrap());
            let named: Vec<usize> = named.collect();
            assert!(named.iter().tuple_windows().all(|(&v, to)| graph[v].contains(to)), "{message}");
            if length > 10 {
                assert!(names.len() == 11 && names[10] == "..." && named.iter().all_unique(), "{message}");
            } else {
                assert!(names.len() == length + 1 && names[0] == names[length], "{message}");
                assert!(named[1..].iter().all_unique(), "{message}");
            }
        }
    }
}

#[test]
fn all_small_graphs() {
    (0..=4).flat_map(fixtures::all).for_each(|graph| check(&graph));
}

/// `cases` random graphs without cycles, and as many that may have some.
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
    let values = fixtures::on_a_small_stack(move || dag::values(&(0..n).map(path).collect::<Vec<_>>()));
    assert_eq!(values.unwrap()[..3], [1, 0, 1]);
}

#[test]
fn a_cycle_is_named() {
    let cycle = dag::values(&[vec![1], vec![2], vec![3], vec![1]]).unwrap_err();
    assert_eq!(cycle, "the graph has a cycle of length 3: 1 -> 2 -> 3 -> 1");
    let ring = (0..20).map(|v| vec![(v + 1) % 20]).collect_vec();
    let cycle = dag::values(&ring).unwrap_err();
    assert!(cycle.starts_with("the graph has a cycle of length 20: 0 -> 1 -> "), "{cycle}");
    assert!(cycle.ends_with(" -> 9 -> ..."), "{cycle}");
}

#[test]
fn random_graphs() {
    compare(1524, 150);
}

#[test]
#[ignore = "long"]
fn prove_dag() {
    compare(1, 50_000);
    println!("dag: verified up to 50 000 random graphs of up to 40 vertices");
}
