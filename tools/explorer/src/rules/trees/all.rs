//! Every tree of a size, once.

use super::tree::Tree;

/// There are 235,381 trees of this size with a root, and 19,320 without.
pub const MAX_SIZE: u64 = 16;

/// All trees with `size` vertices, no two of them isomorphic.
pub fn trees(size: u64, is_rooted: bool) -> Vec<Tree> {
    let mut depths: Vec<usize> = (0..size as usize).collect();
    let mut all = Vec::new();
    loop {
        let tree = of_depths(&depths);
        // Of all vertices at which a tree without a root can be hung up, its form knows one.
        if is_rooted || tree == tree.form(false) {
            all.push(tree);
        }
        if !succeed(&mut depths) {
            return all;
        }
    }
}

/// The next tree with a root, by the depths of its vertices: T. Beyer, S. M. Hedetniemi, Constant
/// time generation of rooted trees, SIAM Journal on Computing 9 (1980). The last vertex that is not
/// below the root goes up, and what comes after it is made like what comes before it, as often as
/// it fits.
fn succeed(depths: &mut [usize]) -> bool {
    let Some(last) = depths.iter().rposition(|&depth| depth > 1) else { return false };
    let brother = depths[..last].iter().rposition(|&depth| depth + 1 == depths[last]).expect("a parent");
    for i in last..depths.len() {
        depths[i] = depths[i - (last - brother)];
    }
    true
}

fn of_depths(depths: &[usize]) -> Tree {
    let (mut parents, mut path) = (Vec::new(), Vec::new());
    for (v, &depth) in depths.iter().enumerate() {
        path.truncate(depth);
        parents.push(path.last().copied().unwrap_or(0));
        path.push(v);
    }
    Tree::plain(parents)
}
