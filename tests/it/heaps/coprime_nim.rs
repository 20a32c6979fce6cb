use grundy::coprime_nim::*;
use itertools::Itertools;
use oracle::naive::Naive;

/// Whether no number above 1 divides both.
fn coprime(a: usize, b: usize) -> bool {
    (2..=a.max(b)).all(|d| !a.is_multiple_of(d) || !b.is_multiple_of(d))
}

fn compare(largest: usize) {
    let options = |n: usize| (1..=n).filter(|&take| coprime(n, take)).map(|take| n - take).collect_vec();
    let mut game = Naive::new(|&n: &usize| options(n));
    let sg = values(largest);
    for n in 0..=largest {
        assert_eq!(sg[n], game.grundy(&n), "{n}");
        let options = options(n);
        for rest in 0..=sg[n] + 1 {
            let expected = options.iter().copied().filter(|left| game.grundy(left) == rest).collect_vec();
            assert_eq!(winning_moves(&sg, n, rest.into()).collect_vec(), expected, "{n}, rest {rest}");
        }
    }
}

#[test]
fn equals_the_definition_on_small_heaps() {
    compare(400);
}

#[test]
#[ignore = "long"]
fn prove_coprime_nim() {
    compare(3000);
    println!("coprime_nim: verified up to heaps of 3000");
}

#[test]
fn tables_of_every_length_agree() {
    let all = values(1000);
    (0..1000).for_each(|n| assert_eq!(values(n), all[..=n], "{n}"));
}

#[test]
#[should_panic(expected = "too few")]
fn a_heap_beyond_the_table_is_refused() {
    winning_moves(&[0, 1], 2, 0).count();
}
