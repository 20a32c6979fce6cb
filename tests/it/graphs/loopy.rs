use fastrand::Rng;
use grundy::loopy::{self, Move, Value};
use grundy::retrograde::{self, Outcome};
use itertools::Itertools;

type Graph = Vec<Vec<usize>>;

/// The sum of `tokens` tokens as one graph: position (a, b, ...) is a + b * n + ...
fn product(graph: &Graph, tokens: u32) -> Graph {
    let n = graph.len();
    let step =
        |at: usize, i: u32| graph[at / n.pow(i) % n].iter().map(move |to| (at / n.pow(i) % n, to, n.pow(i)));
    (0..n.pow(tokens))
        .map(|at| {
            (0..tokens)
                .flat_map(|i| step(at, i))
                .map(|(from, to, unit)| at - from * unit + to * unit)
                .collect()
        })
        .collect()
}

fn equals_retrograde(graph: &Graph, tokens: u32) {
    let n = graph.len();
    let values = loopy::values(graph);
    let outcomes = retrograde::outcomes(&product(graph, tokens));
    for (at, &(expected, _)) in outcomes.iter().enumerate() {
        let places = (0..tokens).map(|i| at / n.pow(i) % n).collect_vec();
        let outcome = loopy::outcome(&places.iter().map(|&v| values[v].clone()).collect_vec());
        assert_eq!(outcome, expected, "{graph:?} {places:?} {values:?}");
        let winning = places.iter().enumerate().flat_map(|(game, &v)| {
            let place = |to: usize| at - v * n.pow(game as u32) + to * n.pow(game as u32);
            let lost = |to: &&usize| outcomes[place(**to)].0 == Outcome::Loss;
            graph[v].iter().unique().filter(lost).map(move |&to| Move { game, to }).collect_vec()
        });
        let listed = loopy::winning_moves(graph, &values, &places).collect_vec();
        assert_eq!(listed, winning.collect_vec(), "{graph:?} {places:?} {values:?}");
    }
}

fn random_graphs(cases: u64, largest: usize, tokens: u32) {
    for seed in 0..cases {
        let random = &mut Rng::with_seed(seed);
        let n = random.usize(1..=largest);
        let density = random.u8(20..200);
        let mut graph = (0..n).map(|_| (0..n).filter(|_| random.u8(..) < density).collect()).collect();
        equals_retrograde(&graph, tokens);
        graph.iter_mut().for_each(|options: &mut Vec<usize>| options.extend(options.clone()));
        equals_retrograde(&graph, tokens); // an edge twice is one move
    }
}

/// Every graph on the vertices 0..n.
fn all_graphs(n: usize) {
    let options = (0..n).powerset().collect_vec();
    for graph in (0..n).map(|_| options.iter().cloned()).multi_cartesian_product() {
        equals_retrograde(&graph, 2);
    }
}

#[test]
fn sums_equal_retrograde_analysis() {
    (1..=3).for_each(all_graphs);
    random_graphs(3000, 7, 2);
    random_graphs(300, 5, 3);
}

/// This would take minutes if every move added up all tokens.
#[test]
fn many_tokens_work() {
    let graph = [vec![], vec![0], vec![2]]; // a token on 2 never stops
    let values = loopy::values(&graph);
    let mut tokens = vec![1; 100_001];
    assert_eq!(loopy::winning_moves(&graph, &values, &tokens).count(), 100_001);
    tokens[0] = 0;
    assert_eq!(loopy::winning_moves(&graph, &values, &tokens).count(), 0);
    tokens[1] = 2;
    assert_eq!(loopy::winning_moves(&graph, &values, &tokens).count(), 0);
}

#[test]
fn without_cycles_the_values_are_the_usual_ones() {
    let nim = (0..200).map(|n| (0..n).collect()).collect_vec();
    assert_eq!(loopy::values(&nim), (0..200).map(Value::Finite).collect_vec());
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_loopy() {
    all_graphs(4);
    random_graphs(30_000, 9, 2);
    random_graphs(3000, 6, 3);
    println!("loopy: verified up to 4 positions, random games up to 9 in sums of two and 6 in sums of three");
}
