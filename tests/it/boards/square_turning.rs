use super::coin_table::coins;
use fastrand::Rng;
use grundy::coin_table::CoinTable;
use grundy::square_turning;
use itertools::{Itertools, iproduct};
use oracle::naive::Naive;

fn boards_equal_the_definition(width: u64, height: u64, random: &mut Rng) {
    let bit = |(x, y): (u64, u64)| 1u32 << ((x - 1) * height + y - 1);
    let flip = |[a, b, c, d]: [u64; 4]| iproduct!(a..=c, b..=d).map(bit).sum::<u32>();
    for k in 1..=width.max(height) {
        let squares =
            |x: u64, y: u64| (1..=k.min(x).min(y)).map(move |side| [x - side + 1, y - side + 1, x, y]);
        let moves = |heads: u32| {
            let on = iproduct!(1..=width, 1..=height).filter(move |&cell| heads & bit(cell) != 0);
            on.flat_map(move |(x, y)| squares(x, y))
        };
        let mut naive = Naive::new(|&heads: &u32| moves(heads).map(|square| heads ^ flip(square)).collect());
        for heads in 0..1u32 << (width * height) {
            // The cells one by one, and again as parts of larger rectangles.
            let single = iproduct!(1..=width, 1..=height).filter(|&cell| heads & bit(cell) != 0);
            let single = single.map(|(x, y)| [x, y, x, y]).collect_vec();
            let mut larger = single.clone();
            for _ in 0..3 {
                let (a, b) = (random.u64(1..=width), random.u64(1..=height));
                let (c, d) = (random.u64(a..=width), random.u64(b..=height));
                if iproduct!(a..=c, b..=d).all(|cell| heads & bit(cell) != 0) {
                    larger.insert(random.usize(0..=larger.len()), [a, b, c, d]);
                }
            }
            let value = square_turning::grundy(k, &single);
            assert_eq!(value, naive.grundy(&heads).into(), "{k} {single:?}");
            assert_eq!(square_turning::grundy(k, &larger), value, "{k} {larger:?}");
            assert_eq!(square_turning::first_player_wins(k, &single), naive.wins(&heads), "{k} {single:?}");
            for rest in 0..2 {
                let expected = moves(heads).filter(|&square| naive.grundy(&(heads ^ flip(square))) == rest);
                let expected = expected.collect_vec();
                let winning = square_turning::winning_moves(k, &single, rest.into()).collect_vec();
                assert_eq!(winning, expected, "{k} {single:?} {rest}");
                let winning = square_turning::winning_moves(k, &larger, rest.into());
                let winning = winning.sorted_by_key(|&[a, _, c, d]| (c, d, c - a)).collect_vec();
                assert_eq!(winning, expected, "{k} {larger:?} {rest}");
            }
        }
    }
}

#[test]
fn boards_of_coins_equal_the_definition() {
    let mut random = Rng::with_seed(2);
    for (width, height) in [(3, 3), (2, 4), (4, 2), (1, 5)] {
        boards_equal_the_definition(width, height, &mut random);
    }
}

/// The proven values against the general engine.
fn values_equal_the_table(n: usize, sides: impl Iterator<Item = usize>) {
    for k in sides {
        let square = |x, y, side| iproduct!(0..side, 0..side).skip(1).map(move |(a, b)| [x - a, y - b]);
        let sides = |x: usize, y: usize| 1..=k.min(x + 1).min(y + 1);
        let table = CoinTable::new([n, n], |[x, y]| sides(x, y).map(move |side| square(x, y, side)));
        for [x, y] in coins([n, n]) {
            let (a, b) = (x as u64 + 1, y as u64 + 1);
            let value = square_turning::grundy(k as u64, &[[a, b, a, b]]);
            assert_eq!(value, table.value([x, y]).into(), "{k} {a} {b}");
        }
    }
}

#[test]
fn values_equal_tables() {
    values_equal_the_table(9, 1..=9);
}

/// Many rectangles, cell by cell.
#[test]
fn unions_of_rectangles_are_the_sums_of_their_cells() {
    let mut random = Rng::with_seed(3);
    for _ in 0..200 {
        let (n, k) = (random.u64(1..=20), random.u64(1..=20));
        let rectangle = |random: &mut Rng| {
            let (a, b) = (random.u64(1..=n), random.u64(1..=n));
            [a, b, random.u64(a..=n), random.u64(b..=n)]
        };
        let rectangles = (0..random.usize(0..9)).map(|_| rectangle(&mut random)).collect_vec();
        let inside =
            |x, y| rectangles.iter().any(|&[a, b, c, d]| (a..=c).contains(&x) && (b..=d).contains(&y));
        let heads = iproduct!(1..=n, 1..=n).filter(|&(x, y)| inside(x, y));
        let power = |n: u64| 1u64 << n.trailing_zeros();
        let values = heads.map(|(x, y)| power(x).min(power(y)).min(1 << k.ilog2()));
        let expected = values.fold(0, |sum, value| sum ^ value);
        assert_eq!(square_turning::grundy(k, &rectangles), expected, "{k} {rectangles:?}");
    }
}

#[test]
fn huge_boards_work() {
    const END: u64 = u64::MAX;
    assert_eq!(square_turning::grundy(END, &[[1 << 63, 1 << 63, 1 << 63, 1 << 63]]), 1 << 63);
    // An odd number of coins has odd coordinates, and likewise for every power of 2 but the last.
    assert_eq!(square_turning::grundy(END, &[[1, 1, END, END]]), 1 << 63);
    assert_eq!(square_turning::grundy(1, &[[1, 1, END, END]; 3]), 1);
    assert_eq!(square_turning::grundy(5, &[]), 0);
    let square = square_turning::winning_moves(END, &[[END, END, END, END]], 0).next();
    assert_eq!(square, Some([END; 4]));
    let all = [[1, 1, END, END]];
    assert_eq!(square_turning::winning_moves(3, &all, square_turning::grundy(3, &all)).next(), None);
}

#[test]
fn contradictions_are_refused() {
    let refused =
        |k, rectangle| std::panic::catch_unwind(|| square_turning::grundy(k, &[rectangle])).is_err();
    assert!(!refused(1, [1, 1, 1, 1]) && refused(0, [1, 1, 1, 1]));
    assert!([[0, 1, 1, 1], [1, 0, 1, 1], [2, 1, 1, 1], [1, 2, 1, 1]].into_iter().all(|bad| refused(1, bad)));
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_square_turning() {
    let mut random = Rng::with_seed(2);
    for (width, height) in [(4, 4), (5, 3), (3, 5), (2, 7)] {
        boards_equal_the_definition(width, height, &mut random);
    }
    values_equal_the_table(40, [1, 2, 3, 4, 7, 8, 13, 16, 31, 32, 40].into_iter());
    println!("square_turning: verified up to 16 cells");
}
