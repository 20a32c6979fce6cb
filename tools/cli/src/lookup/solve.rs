//! Grundy values straight from the rules of a game, heap by heap; for the first few heaps only.

/// The values of the heaps 0..`count`, if `options` gives those of the positions to which a heap
/// can be moved, from the values of the smaller heaps.
pub fn table(count: usize, options: impl Fn(usize, &[u32]) -> Vec<u32>) -> Vec<u32> {
    let mut values = Vec::with_capacity(count);
    for heap in 0..count {
        let value = mex(&options(heap, &values));
        values.push(value);
    }
    values
}

/// Heaps from which a move takes one of these numbers, and leaves the rest in any of these numbers
/// of heaps, none of them empty: bit p of `leaves` allows p heaps. Octal and hexadecimal codes are
/// lists of such pairs.
pub fn take_and_leave(count: usize, moves: &[(usize, u32)]) -> Vec<u32> {
    table(count, |heap, values| {
        let mut found = Vec::new();
        for &(take, leaves) in moves.iter().filter(|(take, _)| *take <= heap) {
            let rest = heap - take;
            if leaves & 1 != 0 && rest == 0 {
                found.push(0);
            }
            if leaves & 2 != 0 && rest > 0 && take > 0 {
                found.push(values[rest]);
            }
            if leaves & 4 != 0 {
                found.extend((1..=rest / 2).map(|part| values[part] ^ values[rest - part]));
            }
            if leaves & 8 != 0 {
                let parts = (1..=rest / 3).flat_map(|a| (a..=(rest - a) / 2).map(move |b| (a, b)));
                found.extend(parts.map(|(a, b)| values[a] ^ values[b] ^ values[rest - a - b]));
            }
        }
        found
    })
}

/// The moves that a code allows: what is taken, and the digit.
pub fn moves(code: &str) -> Vec<(usize, u32)> {
    code.chars().filter_map(|digit| digit.to_digit(16)).enumerate().collect()
}

/// Heaps from which a move takes one of these numbers.
pub fn subtraction(count: usize, takes: &[usize]) -> Vec<u32> {
    let moves: Vec<(usize, u32)> = takes.iter().map(|&take| (take, 3)).collect();
    take_and_leave(count, &moves)
}

/// Circles out of which a move takes that many neighbours, for one of these numbers.
pub fn circle(count: usize, takes: &[usize]) -> Vec<u32> {
    let row = take_and_leave(count, &takes.iter().map(|&take| (take, 7)).collect::<Vec<_>>());
    let options = |size: usize| takes.iter().filter(move |take| **take <= size).map(move |take| size - take);
    (0..count).map(|size| mex(&options(size).map(|rest| row[rest]).collect::<Vec<_>>())).collect()
}

/// What is left when a heap of at least `least` becomes two or more as equal as possible.
pub fn equal_splits(heap: usize, least: usize, values: &[u32]) -> Vec<u32> {
    let parts = (2..=heap).filter(|_| heap >= least);
    let larger = |parts: usize| if heap % parts % 2 == 1 { values[heap / parts + 1] } else { 0 };
    let smaller = |parts: usize| if (parts - heap % parts) % 2 == 1 { values[heap / parts] } else { 0 };
    parts.map(|parts| larger(parts) ^ smaller(parts)).collect()
}

/// The nim products n * n, by the definition of the product.
pub fn nim_squares() -> Vec<u32> {
    const SIZE: usize = 16;
    let mut products = vec![vec![0; SIZE]; SIZE];
    for (a, b) in (0..SIZE).flat_map(|a| (0..SIZE).map(move |b| (a, b))) {
        let smaller = (0..a).flat_map(|c| (0..b).map(move |d| (c, d)));
        let options: Vec<u32> =
            smaller.map(|(c, d)| products[c][b] ^ products[a][d] ^ products[c][d]).collect();
        products[a][b] = mex(&options);
    }
    (0..SIZE).map(|n| products[n][n]).collect()
}

/// What is left when a heap is split into two of different sizes.
pub fn unequal_splits(heap: usize, values: &[u32]) -> Vec<u32> {
    (1..heap.div_ceil(2)).map(|part| values[part] ^ values[heap - part]).collect()
}

/// The heaps that the player to move loses.
pub fn lost(values: &[u32]) -> Vec<u64> {
    (0..).zip(values).filter(|(_, value)| **value == 0).map(|(heap, _)| heap).collect()
}

/// The least number that is not there.
pub fn mex(values: &[u32]) -> u32 {
    let mut seen = vec![false; values.len() + 1];
    values.iter().for_each(|&value| {
        if let Some(seen) = seen.get_mut(value as usize) {
            *seen = true;
        }
    });
    seen.iter().position(|seen| !seen).map_or(0, |least| least as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_tables() {
        assert_eq!(take_and_leave(9, &[(1, 7), (2, 7)]), [0, 1, 2, 3, 1, 4, 3, 2, 1], "Kayles");
        let any: Vec<(usize, u32)> = (1..9).map(|take| (take, 3)).chain([(0, 4)]).collect();
        assert_eq!(take_and_leave(9, &any), [0, 1, 2, 4, 3, 5, 6, 8, 7], "Lasker's Nim");
        assert_eq!(lost(&take_and_leave(9, &[(1, 3), (2, 3)])), [0, 3, 6]);
    }
}
