use super::euclid::gcd;

/// How often each pile occurs.
pub fn multiplicities(heaps: &[u64]) -> Vec<u64> {
    let mut sorted = heaps.to_vec();
    sorted.sort();
    let mut counts: Vec<u64> = Vec::new();
    for (i, heap) in sorted.iter().enumerate() {
        match counts.last_mut() {
            Some(count) if sorted[i - 1] == *heap => *count += 1,
            _ => counts.push(1),
        }
    }
    counts
}

/// How many different piles there are.
pub fn different_piles(heaps: &[u64]) -> u64 {
    multiplicities(heaps).len() as u64
}

/// How many different piles occur an odd number of times.
pub fn odd_multiplicities(heaps: &[u64]) -> u64 {
    multiplicities(heaps).iter().filter(|&count| count % 2 == 1).count() as u64
}

/// The nim-sum of every second gap between the sorted piles, from the largest down.
pub fn gap_nim_sum(heaps: &[u64]) -> u64 {
    let mut sorted = heaps.to_vec();
    sorted.sort();
    let gap = |pair: &[u64]| if pair.len() == 2 { pair[1] - pair[0] } else { pair[0] };
    sorted.rchunks(2).map(gap).fold(0, |xor, gap| xor ^ gap)
}

/// How many binary digits do not stand in a multiple of m piles.
pub fn uneven_digits(heaps: &[u64], m: u64) -> u64 {
    let ones = |bit: u32| heaps.iter().filter(|&&n| (n >> bit) & 1 == 1).count() as u64;
    (0..64).filter(|&bit| ones(bit) % m != 0).count() as u64
}

/// How many different powers of two are the largest ones that divide a pile.
pub fn v2_classes(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0_u128, |set, n| set | (1 << n.trailing_zeros())).count_ones().into()
}

/// How many piles there are.
pub fn pile_count(heaps: &[u64]) -> u64 {
    heaps.len() as u64
}

/// The i-th pile, from 0 on and from the smallest on.
pub fn pile(heaps: &[u64], i: usize) -> u64 {
    let mut sorted = heaps.to_vec();
    sorted.sort();
    sorted[i]
}

/// The largest pile; 0 if there is none.
pub fn largest_pile(heaps: &[u64]) -> u64 {
    heaps.iter().copied().max().unwrap_or(0)
}

/// The smallest pile; 0 if there is none.
pub fn smallest_pile(heaps: &[u64]) -> u64 {
    heaps.iter().copied().min().unwrap_or(0)
}

/// The greatest number that divides all piles.
pub fn piles_gcd(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |all, &n| gcd(all, n))
}

/// How many piles in front are as large as the first one.
pub fn leading_run(heaps: &[u64]) -> u64 {
    heaps.iter().take_while(|&n| *n == heaps[0]).count() as u64
}

/// How many piles in front are 1.
pub fn leading_ones(heaps: &[u64]) -> u64 {
    heaps.iter().take_while(|&n| *n == 1).count() as u64
}

/// The first pile that is not 1; 0 if there is none.
pub fn first_not_one(heaps: &[u64]) -> u64 {
    heaps.iter().copied().find(|&n| n != 1).unwrap_or(0)
}
