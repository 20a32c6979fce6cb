use grundy::xor_sets::XorSets;
use std::collections::BTreeSet;

#[test]
fn equal_sets_of_std() {
    let random = &mut fastrand::Rng::with_seed(266);
    for bits in (0..=6).cycle().take(700) {
        let mut sets = XorSets::new(bits);
        let mut all = vec![(XorSets::EMPTY, BTreeSet::new()); 3];
        for _ in 0..200 {
            let x = random.u32(..1 << bits);
            let i = random.usize(..all.len());
            match random.u8(..10) {
                0..=6 => {
                    let single = sets.single(x);
                    all[i].0 = sets.merge(all[i].0, single);
                    all[i].1.insert(x);
                }
                7 => {
                    sets.flip(all[i].0, x);
                    all[i].1 = all[i].1.iter().map(|y| y ^ x).collect();
                }
                8 if all.len() > 1 => {
                    let (set, numbers) = all.swap_remove(i);
                    all[0].0 = sets.merge(all[0].0, set);
                    all[0].1.extend(numbers);
                }
                9 => {
                    sets.clear(all[i].0);
                    all[i] = (XorSets::EMPTY, BTreeSet::new());
                }
                _ => all.push((XorSets::EMPTY, BTreeSet::new())),
            }
            for (set, numbers) in &all {
                let mex = (0..).find(|x| !numbers.contains(x)).unwrap();
                assert_eq!(sets.mex(*set), mex, "{numbers:?}");
            }
        }
    }
}

#[test]
fn full_sets_take_no_room() {
    let mut sets = XorSets::new(16);
    let mut all = XorSets::EMPTY;
    for x in 0..1 << 16 {
        let single = sets.single(x ^ 0x1234);
        all = sets.merge(all, single);
    }
    assert_eq!(sets.mex(all), 1 << 16);
    assert!(format!("{sets:?}").matches("Node").count() < 100);
}

#[test]
#[should_panic(expected = "32 bits")]
fn too_many_bits_are_refused() {
    let _ = XorSets::new(32);
}
