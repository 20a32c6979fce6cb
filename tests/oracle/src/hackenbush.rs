//! Green Hackenbush straight from the rules, with sets of edges as bit masks.

/// For each edge i in `mask`: i, and what is left after cutting it, without the edges that are no
/// longer connected to the ground.
pub fn cuts(edges: &[(usize, usize)], ground: &[usize], mask: u32) -> Vec<(usize, u32)> {
    let present = (0..edges.len()).filter(|i| mask >> i & 1 == 1);
    present.map(|i| (i, hanging(edges, ground, mask & !(1 << i)))).collect()
}

/// The edges in `mask` that are connected to the ground.
pub fn hanging(edges: &[(usize, usize)], ground: &[usize], mask: u32) -> u32 {
    let mut reached = ground.to_vec();
    let mut kept = 0;
    loop {
        let more = (0..edges.len()).filter(|i| (mask & !kept) >> i & 1 == 1);
        let Some(i) =
            more.into_iter().find(|&i| reached.contains(&edges[i].0) || reached.contains(&edges[i].1))
        else {
            return kept;
        };
        kept |= 1 << i;
        reached.extend([edges[i].0, edges[i].1]);
    }
}

/// The edges of a random tree on the vertices 0..n, in random order and direction.
pub fn random_tree(random: &mut fastrand::Rng, n: usize) -> Vec<(usize, usize)> {
    let mut label: Vec<usize> = (1..n).collect();
    random.shuffle(&mut label);
    label.insert(0, 0);
    let mut edges: Vec<_> = (1..n).map(|v| (label[random.usize(0..v)], label[v])).collect();
    for edge in &mut edges {
        if random.bool() {
            *edge = (edge.1, edge.0);
        }
    }
    random.shuffle(&mut edges);
    edges
}
