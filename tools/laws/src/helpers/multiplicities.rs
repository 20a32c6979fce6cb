/// How often each heap occurs among the sorted heaps, smallest first.
pub fn multiplicities(sorted: &[u64]) -> Vec<u64> {
    let mut counts: Vec<u64> = Vec::new();
    for (i, heap) in sorted.iter().enumerate() {
        match counts.last_mut() {
            Some(count) if sorted[i - 1] == *heap => *count += 1,
            _ => counts.push(1),
        }
    }
    counts
}
