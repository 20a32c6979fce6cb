use crate::fixtures;
use grundy::sum;
use grundy::xor_counts::{XorCounts, walsh_hadamard};
use itertools::Itertools;

/// Compares with all tuples of up to `longest` numbers from a list.
fn check(list: &[u64], length: usize, longest: usize, modulus: u64) {
    let mut counts = vec![0; length];
    list.iter().for_each(|&x| counts[x as usize] += 1);
    let (xors, transformed) = (length.next_power_of_two(), XorCounts::new(&counts, modulus));
    for n in 0..=longest {
        let mut expected = vec![0u64; xors];
        for tuple in fixtures::lists(n, list.iter().copied()) {
            expected[sum::grundy(tuple) as usize] += 1;
        }
        expected.iter_mut().for_each(|count| *count %= modulus);
        assert_eq!(transformed.all_tuples(n as u64), expected, "{list:?} {n}");
        let each = (0..xors as u64).map(|xor| transformed.tuples(n as u64, xor)).collect_vec();
        assert_eq!(each, expected, "{list:?} {n}");
        assert_eq!(transformed.tuples(n as u64, xors as u64), 0);
    }
}

fn compare(longest: usize, n: usize) {
    for count in 0..=longest {
        for list in (0..8).combinations_with_replacement(count) {
            let length = list.last().map_or(count, |&last| last as usize + 1);
            let moduli = [1, 3, 15, 1_000_000_007, (1 << 32) - 1];
            check(&list, length, n, moduli[(count + length) % 5]);
        }
    }
}

/// The xors of sums of two, straight from the definition.
fn convolve(a: &[u64], b: &[u64], modulus: u64) -> Vec<u64> {
    let mut product = vec![0u128; a.len()];
    for (i, j) in itertools::iproduct!(0..a.len(), 0..b.len()) {
        product[i ^ j] += u128::from(a[i] % modulus) * u128::from(b[j] % modulus);
    }
    product.into_iter().map(|sum| (sum % u128::from(modulus)) as u64).collect()
}

/// Compares with powers by squaring.
fn compare_long(cases: u64) {
    for seed in 0..cases {
        let random = &mut fastrand::Rng::with_seed(seed);
        let counts = (0..1 << random.u32(..=4)).map(|_| fixtures::random_nimber(random)).collect_vec();
        let width = random.u32(1..=32);
        let modulus = random.u64(..1 << width) | 1;
        let n = [fixtures::random_nimber(random), u64::MAX][usize::from(seed % 8 == 0)];
        let mut expected = vec![0; counts.len()];
        expected[0] = 1 % modulus;
        for bit in (0..64).rev() {
            expected = convolve(&expected, &expected, modulus);
            if n >> bit & 1 == 1 {
                expected = convolve(&expected, &counts, modulus);
            }
        }
        let transformed = XorCounts::new(&counts, modulus);
        assert_eq!(transformed.all_tuples(n), expected, "{counts:?} {n} {modulus}");
        let each = (0..counts.len() as u64).map(|xor| transformed.tuples(n, xor)).collect_vec();
        assert_eq!(each, expected, "{counts:?} {n} {modulus}");
    }
}

#[test]
fn equals_all_tuples() {
    compare(3, 4);
    compare_long(60);
}

#[test]
#[ignore = "long"]
fn prove_xor_counts() {
    compare(5, 6);
    compare_long(20_000);
    println!("xor_counts: verified up to 5 numbers below 8 and 6-tuples, 20 000 random lists");
}

#[test]
fn the_transform_is_its_definition() {
    for (bits, modulus) in (0..7).cartesian_product([1, 2, 97, 1 << 63]) {
        let mut random = fastrand::Rng::with_seed(bits);
        let values = (0..1 << bits).map(|_| random.u64(..modulus)).collect_vec();
        let mut transformed = values.clone();
        walsh_hadamard(&mut transformed, modulus);
        for (i, &got) in transformed.iter().enumerate() {
            let signed = values.iter().enumerate().map(|(j, &value)| {
                if (i & j).count_ones() % 2 == 1 { -i128::from(value) } else { value.into() }
            });
            assert_eq!(i128::from(got), signed.sum::<i128>().rem_euclid(modulus.into()));
        }
    }
}

#[test]
#[should_panic(expected = "an odd modulus")]
fn an_even_modulus_is_refused() {
    XorCounts::new(&[1], 1 << 20);
}

#[test]
#[should_panic(expected = "an odd modulus")]
fn a_modulus_beyond_32_bits_is_refused() {
    XorCounts::new(&[1], (1 << 32) + 1);
}

#[test]
#[should_panic(expected = "no power of 2")]
fn three_values_are_refused() {
    walsh_hadamard(&mut [1, 2, 3], 7);
}

#[test]
#[should_panic(expected = "below the modulus")]
fn a_value_that_is_too_large_is_refused() {
    walsh_hadamard(&mut [1, 7], 7);
}
