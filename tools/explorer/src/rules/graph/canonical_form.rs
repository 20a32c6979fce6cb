//! One form for a connected graph however its vertices are numbered: most isomorphic graphs get the
//! same one, and only isomorphic graphs do.

/// Each vertex's neighbours as bits, with the vertices renumbered by what is around them. Time
/// O(n + m) for each of some rounds. Equal forms are equal graphs, whatever the numbering was, so
/// the worst that a poor numbering can do is that a graph is solved twice.
pub fn form(adjacency: &[u128], set: u128) -> Box<[u128]> {
    let vertices: Vec<usize> = bits(set).collect();
    let order = order(adjacency, set, &vertices);
    let mut number = [0; 128];
    order.iter().enumerate().for_each(|(i, &v)| number[v] = i);
    let row = |&v: &usize| bits(adjacency[v] & set).fold(0, |row, w| row | 1 << number[w]);
    order.iter().map(row).collect()
}

/// The numbers of the bits, ascending.
pub fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (bit < 128).then_some(bit as usize)
    })
}

/// Whether two vertices have the same neighbours but for themselves, so that one may stand for the
/// other. It is an equivalence.
pub fn are_twins(adjacency: &[u128], set: u128, v: usize, w: usize) -> bool {
    (adjacency[v] ^ adjacency[w]) & set & !(1 << v | 1 << w) == 0
}

/// The vertices by their colours: what they see around them, and how far they are from those that
/// were singled out.
fn order(adjacency: &[u128], set: u128, vertices: &[usize]) -> Vec<usize> {
    let mut colours = [0; 128];
    vertices.iter().for_each(|&v| colours[v] = u64::from((adjacency[v] & set).count_ones()));
    for _ in 0..3 {
        colours = refined(adjacency, set, vertices, &colours);
    }
    let mut order = vertices.to_vec();
    loop {
        order.sort_unstable_by_key(|&v| colours[v]);
        let classes = order.chunk_by(|&v, &w| colours[v] == colours[w]);
        // In which order twins come makes no difference.
        let open = classes.filter(|class| class.iter().any(|&v| !are_twins(adjacency, set, class[0], v)));
        let Some(class) = open.min_by_key(|class| class.len()) else { return order };
        let single = *class.iter().min().unwrap_or(&class[0]);
        mark_distances(adjacency, set, single, &mut colours);
        colours = refined(adjacency, set, vertices, &colours);
    }
}

/// Colours that also say which colours the neighbours have.
fn refined(adjacency: &[u128], set: u128, vertices: &[usize], colours: &[u64; 128]) -> [u64; 128] {
    let mut new = *colours;
    for &v in vertices {
        let around =
            bits(adjacency[v] & set).fold(0, |sum: u64, w| sum.wrapping_add(mixed(colours[w] ^ 0x9e37)));
        new[v] = mixed(colours[v]).wrapping_add(mixed(around));
    }
    new
}

/// Adds the distance from a vertex to each colour; it alone has distance 0.
fn mark_distances(adjacency: &[u128], set: u128, from: usize, colours: &mut [u64; 128]) {
    let (mut seen, mut ring, mut distance) = (0, 1 << from, 0);
    while ring != 0 {
        bits(ring).for_each(|v| colours[v] = mixed(colours[v].wrapping_add(distance)));
        seen |= ring;
        ring = bits(ring).fold(0, |next, v| next | adjacency[v]) & set & !seen;
        distance += 1;
    }
}

/// Scatters a number (D. Stafford's variant 13 of the finalizer of MurmurHash3).
fn mixed(mut z: u64) -> u64 {
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_in_any_order_has_one_form() {
        let path = |order: [usize; 7]| {
            let mut adjacency = [0; 7];
            for pair in order.windows(2) {
                adjacency[pair[0]] |= 1 << pair[1];
                adjacency[pair[1]] |= 1 << pair[0];
            }
            form(&adjacency, 127)
        };
        assert_eq!(path([0, 1, 2, 3, 4, 5, 6]), path([3, 1, 4, 0, 5, 2, 6]));
    }
}
