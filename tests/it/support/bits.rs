use bitvec::order::Lsb0;
use bitvec::vec::BitVec;
use itertools::Itertools;
use pasted::Bits;

/// The twin, whatever the features of `grundy` are.
#[allow(clippy::manual_div_ceil, clippy::manual_is_multiple_of, reason = "it is for Rust 1.63")]
#[path = "../../../src/support/bits.rs"]
mod pasted;

/// Every method both have.
fn assert_same(ours: &Bits, theirs: &BitVec<u64, Lsb0>) {
    assert_eq!((ours.len(), ours.is_empty()), (theirs.len(), theirs.is_empty()));
    assert_eq!(ours.count_ones(), theirs.count_ones());
    assert_eq!((ours.any(), ours.first_zero()), (theirs.any(), theirs.first_zero()));
    assert_eq!(ours.iter_ones().collect_vec(), theirs.iter_ones().collect_vec());
    let (whole, part) = (ours.len() / 64, ours.len() % 64); // beyond the length bits may be anything
    assert_eq!(ours.as_raw_slice()[..whole], theirs.as_raw_slice()[..whole]);
    assert_eq!(ours.as_raw_slice().len(), whole + usize::from(part > 0));
    if part > 0 {
        let last = [ours.as_raw_slice()[whole], theirs.as_raw_slice()[whole]];
        assert_eq!(last[0] << (64 - part), last[1] << (64 - part));
    }
    assert!((0..ours.len()).all(|i| ours[i] == theirs[i]));
}

#[test]
fn every_length_starts_equal() {
    for (bit, len) in [false, true].into_iter().cartesian_product(0..=200) {
        assert_same(&Bits::repeat(bit, len), &BitVec::repeat(bit, len));
    }
}

#[test]
fn random_operations_agree() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..300 {
        let len = random.usize(1..300);
        let bit = random.bool();
        let (mut ours, mut theirs) = (Bits::repeat(bit, len), BitVec::<u64, Lsb0>::repeat(bit, len));
        for _ in 0..random.usize(0..300) {
            let (i, bit) = (random.usize(..len), random.bool());
            if random.u8(..8) == 0 {
                let words = len / 64; // full words only: nothing beyond the length
                for at in 0..words {
                    let word = random.u64(..);
                    ours.as_raw_mut_slice()[at] = word;
                    theirs.as_raw_mut_slice()[at] = word;
                }
            }
            ours.set(i, bit);
            theirs.set(i, bit);
        }
        assert_same(&ours, &theirs);
        assert_eq!(ours, ours.clone());
    }
}

#[test]
#[should_panic]
fn no_bit_beyond_the_length() {
    Bits::repeat(false, 5).set(5, true);
}
