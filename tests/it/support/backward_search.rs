use grundy::backward_search::BackwardSearch;

/// All that is told, until a vertex is.
fn told(search: &mut BackwardSearch, end: usize, until: usize) -> Vec<(usize, bool, u32)> {
    let mut told = Vec::new();
    search.run([(end, Some(false)), (end, None)], |v, wins, moves| {
        told.push((v, wins, moves));
        v == until
    });
    told
}

/// The vertices are renumbered after the first search, which nobody must notice.
#[test]
fn every_search_starts_afresh_and_stops() {
    let ring = (0..5).map(|v| (v, (v + 2) % 5));
    let mut search = BackwardSearch::new(5, ring);
    assert_eq!(search.vertices(), 5);
    for _ in 0..4 {
        assert_eq!(told(&mut search, 4, 4), [(4, false, 0)]);
        assert_eq!(told(&mut search, 4, 0), [(4, false, 0), (2, true, 1), (0, false, 2)]);
        assert_eq!(told(&mut search, 1, 3).len(), 5);
        search.run([], |_, _, _| panic!("nothing is decided"));
    }
}

#[test]
fn fewer_moves_come_first() {
    let random = &mut fastrand::Rng::with_seed(6560);
    for _ in 0..300 {
        let n = random.usize(1..=10);
        let edges: Vec<_> = (0..2 * n).map(|_| (random.usize(..n), random.usize(..n))).collect();
        let mut search = BackwardSearch::new(n, edges.iter().copied());
        for end in 0..n {
            let told = told(&mut search, end, n);
            assert!(told.windows(2).all(|pair| pair[0].2 <= pair[1].2), "{edges:?} {told:?}");
        }
    }
}
