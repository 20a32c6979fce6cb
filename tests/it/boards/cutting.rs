use grundy::cutting::{Move, Sheets};
use itertools::{Itertools, iproduct};
use oracle::naive::Naive;
use std::collections::BTreeSet;

type Pieces = Vec<(usize, usize)>;

/// Every cut of every sheet, in the order of `winning_moves`; the sheets are sorted, and gone after
/// a 1 x 1 piece: the other player has lost.
fn options(sheets: &Pieces) -> Vec<(Move, Pieces)> {
    let mut options = Vec::new();
    for (heap, &(w, h)) in sheets.iter().enumerate() {
        let across = (1..w).map(|at| [(at, h), (w - at, h)]);
        for pieces in across.chain((1..h).map(|at| [(w, at), (w, h - at)])) {
            let mut after = sheets.clone();
            after.remove(heap);
            after.extend(pieces);
            after.iter_mut().for_each(|(w, h)| (*w, *h) = (*w.max(h), *w.min(h)));
            after.sort_unstable();
            options.push((Move { heap, to: pieces }, if pieces.contains(&(1, 1)) { vec![] } else { after }));
        }
    }
    options
}

fn equals_the_definition(cells: usize) {
    let table = Sheets::new(cells / 2);
    let mut naive =
        Naive::new(|sheets: &Pieces| options(sheets).into_iter().map(|(_, after)| after).collect());
    let sides = || iproduct!(2..=cells / 2, 2..=cells / 2).filter(|(w, h)| w * h <= cells);
    let one = sides().map(|sheet| vec![sheet]);
    let two = iproduct!(sides(), sides())
        .map(|(a, b)| vec![a, b])
        .filter(|pair| pair[0].0 * pair[0].1 + pair[1].0 * pair[1].1 <= cells);
    for sheets in one.chain(two) {
        assert_eq!(table.first_player_wins(&sheets), naive.wins(&sheets), "{sheets:?}");
        let expected =
            options(&sheets).into_iter().filter(|(_, after)| !naive.wins(after)).map(|(cut, _)| cut);
        assert_eq!(table.winning_moves(&sheets, 0).collect_vec(), expected.collect_vec(), "{sheets:?}");
    }
}

#[test]
fn equals_the_definition_on_small_sheets() {
    equals_the_definition(14);
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_cutting() {
    equals_the_definition(20);
    values_equal_the_recursion(120);
    println!("cutting: verified up to 20 cells, values up to 120 x 120");
}

/// The values of sheets with sides from 2 up, which no sheet of few cells has all of.
fn values_equal_the_recursion(side: usize) {
    let table = Sheets::new(side);
    for (w, h) in iproduct!(2..=side, 2..=side) {
        let value = |w: usize, h: usize| table.grundy(w, h);
        let across = (2..=w.saturating_sub(2)).map(|at| value(at, h) ^ value(w - at, h));
        let along = (2..=h.saturating_sub(2)).map(|at| value(w, at) ^ value(w, h - at));
        let options: BTreeSet<u32> = across.chain(along).collect();
        let least = (0..).find(|value| !options.contains(value)).unwrap();
        assert_eq!(table.grundy(w, h), least, "{w} x {h}");
    }
}

#[test]
fn values_equal_the_recursion_up_to_40() {
    values_equal_the_recursion(40);
}

/// Beside a heap of Nim; whoever cuts out a single cell wins on the spot.
#[test]
fn equals_the_definition_beside_a_heap() {
    let after = |position: &(Pieces, u64)| -> Vec<(Option<Move>, (Pieces, u64))> {
        let (sheets, heap) = position;
        let over = |sheets: &Pieces| sheets.is_empty();
        let cuts = options(sheets).into_iter();
        let cuts = cuts.map(|(to, after)| (Some(to), (after.clone(), if over(&after) { 0 } else { *heap })));
        cuts.chain((0..*heap).map(|left| (None, (sheets.clone(), left)))).collect()
    };
    let mut naive =
        Naive::new(|position: &(Pieces, u64)| after(position).into_iter().map(|(_, to)| to).collect());
    let table = Sheets::new(5);
    for (sheet, heap) in iproduct!(iproduct!(2..=5, 2..=5).filter(|(w, h)| w * h <= 15), 0..4) {
        let position = (vec![sheet], heap);
        let wins = after(&position).into_iter().filter(|(_, to)| !naive.wins(to));
        let expected = wins.filter_map(|(cut, _)| cut).collect_vec();
        assert_eq!(table.winning_moves(&position.0, heap).collect_vec(), expected, "{position:?}");
    }
}
