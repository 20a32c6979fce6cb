/// How many primes there are up to p.
pub fn prime_count(p: u64) -> u64 {
    let p = p as usize;
    let mut is_composite = vec![false; p + 1];
    let mut count = 0;
    for i in 2..=p {
        if !is_composite[i] {
            count += 1;
            (i * i..=p).step_by(i).for_each(|j| is_composite[j] = true);
        }
    }
    count
}
