use grundy::sparse::SparseSpace;

/// No mask, with or without the heap's parity, makes fewer heaps rare.
#[test]
fn the_mask_is_the_best() {
    for seed in 0..300 {
        let random = &mut fastrand::Rng::with_seed(seed);
        let values: Vec<u32> = (0..random.usize(1..60)).map(|_| random.u32(0..16)).collect();
        let takes: Vec<usize> = (0..random.usize(0..3)).map(|_| random.usize(0..5)).collect();
        let mut sparse = SparseSpace::new(&takes);
        sparse.choose_mask(&values);
        let alike = !takes.is_empty() && takes.iter().all(|take| take % 2 == takes[0] % 2);
        let rare = |mask: u32, parity: bool, heap: usize| {
            let odd = parity && (heap + takes[0]) % 2 == 1;
            (values[heap] & mask).count_ones() % 2 == u32::from(odd)
        };
        let counts = (0..16).flat_map(|mask| [(mask, false), (mask, alike)]);
        let fewest =
            counts.map(|(mask, parity)| (1..values.len()).filter(|&heap| rare(mask, parity, heap)).count());
        assert_eq!(Some(sparse.rare().len()), fewest.min(), "seed {seed}");
        let rare: Vec<usize> = (1..values.len()).filter(|&heap| sparse.is_rare(heap, values[heap])).collect();
        assert_eq!(sparse.rare(), rare, "seed {seed}");
    }
}
