use arbtest::arbtest;
use pasted::{FxHashMap, FxHashSet};
use rustc_hash::FxBuildHasher;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{BuildHasher, Hash};

/// The twin, whatever the features of `grundy` are.
#[path = "../../../src/support/fx.rs"]
mod pasted;

/// The twin's hash of a key and rustc-hash's.
fn hashes<K: Hash>(key: K) -> (u64, u64) {
    (hash(FxHashMap::<u8, u8>::default().hasher(), &key), hash(&FxBuildHasher, key))
}

fn hash(build: &impl BuildHasher, key: impl Hash) -> u64 {
    build.hash_one(&key)
}

macro_rules! same_hash {
    ($($key:expr),*) => { $({ let (ours, theirs) = hashes($key); assert_eq!(ours, theirs); })* };
}

#[test]
fn integers_hash_equally() {
    arbtest(|u| {
        let (a, b, c): (u128, u64, i32) = u.arbitrary()?;
        same_hash!(
            a, b, c, a as i128, a as usize, a as isize, b as u32, b as u16, b as u8, b as i64, c as i16
        );
        same_hash!(c as i8, (a, b, c), (b as usize, c as u8), Some(b), (true, c as u8 as char));
        Ok(())
    });
}

/// Equal to std's ordered map after the same operations, for keys of every kind a memo table has.
#[test]
fn maps_agree() {
    arbtest(|u| {
        let keys: Vec<(u16, String, Vec<bool>)> = u.arbitrary()?;
        let (mut ours, mut theirs) = (FxHashMap::default(), BTreeMap::new());
        let (mut set, mut ordered) = (FxHashSet::default(), BTreeSet::new());
        for (i, key) in keys.iter().enumerate() {
            assert_eq!(ours.insert(key.clone(), i), theirs.insert(key.clone(), i));
            assert_eq!(set.insert(&key.2), ordered.insert(&key.2));
            if i % 5 == 4 {
                assert_eq!(ours.remove(&keys[i / 2]), theirs.remove(&keys[i / 2]));
            }
        }
        assert_eq!(ours.into_iter().collect::<BTreeMap<_, _>>(), theirs);
        assert_eq!(set.into_iter().collect::<BTreeSet<_>>(), ordered);
        Ok(())
    });
}

/// A weak hash would still give right answers, only slowly: bytes, strings and dense integers must
/// spread.
#[test]
fn few_collisions() {
    let map = FxHashMap::<u8, u8>::default();
    let build = map.hasher();
    let bottom = |hash: u64| hash & 0xffff; // a map takes its bucket from these bits
    let buckets = |hashes: Vec<u64>| hashes.into_iter().map(bottom).collect::<BTreeSet<_>>().len();
    let n = 20_000u64; // random hashes would fill about 17 200 of the 65 536 buckets
    assert!(buckets((0..n).map(|i| hash(build, i)).collect()) > 15_000);
    assert!(buckets((0..n).map(|i| hash(build, i << 40)).collect()) > 15_000);
    assert!(buckets((0..n).map(|i| hash(build, i.to_string())).collect()) > 15_000);
    assert!(buckets((0..n).map(|i| hash(build, [i as u8, (i >> 8) as u8].repeat(9))).collect()) > 15_000);
}
