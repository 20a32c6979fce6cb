//! Compares the stamp buffer of `mex` with an array of flags that is cleared, and with bits.

mod paired;

use grundy::mex::Mex;

/// As contestants write it: `seen` has a flag for each possible value and is cleared for each list.
fn clearing(lists: &[Vec<u32>], most: u32) -> u64 {
    let mut seen = vec![false; most as usize + 1];
    let mex = |list: &Vec<u32>| {
        seen.fill(false);
        list.iter().for_each(|&value| seen[value as usize] = true);
        seen.iter().position(|&seen| !seen).unwrap_or(seen.len()) as u64
    };
    lists.iter().map(mex).sum()
}

fn bits(lists: &[Vec<u32>], most: u32) -> u64 {
    let mut seen = vec![0u64; most as usize / 64 + 1];
    let mex = |list: &Vec<u32>| {
        seen.fill(0);
        list.iter().for_each(|&value| seen[value as usize / 64] |= 1 << (value % 64));
        let word = seen.iter().position(|&word| word != !0).unwrap_or(0);
        64 * word as u64 + u64::from(seen[word].trailing_ones())
    };
    lists.iter().map(mex).sum()
}

fn stamping(lists: &[Vec<u32>]) -> u64 {
    let mut mex = Mex::new();
    let take = |list: &Vec<u32>| {
        list.iter().for_each(|&value| mex.insert(value));
        u64::from(mex.take())
    };
    lists.iter().map(take).sum()
}

fn main() {
    let mut random = fastrand::Rng::with_seed(1);
    for (count, most) in [(5, 100), (5, 1000), (20, 30), (20, 255), (100, 100), (100, 255), (1000, 1000)] {
        let lists: Vec<Vec<u32>> =
            (0..2_000_000 / (count + 20)).map(|_| (0..count).map(|_| random.u32(..most)).collect()).collect();
        let title = format!("{count} values below {most}");
        paired::compare(&format!("{title}, cleared flags"), || clearing(&lists, most), || stamping(&lists));
        paired::compare(&format!("{title}, bits"), || bits(&lists, most), || stamping(&lists));
    }
}
