//! Many templates at once, each by one function.
//! edition: 2018
use grundy::{bash, chomp, dag, divisors, euclid, fibonacci_nim, grundys_game, half_nim, hackenbush_tree, kayles, lasker};
use grundy::{misere, moore, multiplication, nimber, northcott, octal, rounds, selective, sg_table, staircase, sum, take_range};
use grundy::{treblecross, walks, wythoff, xor_basis};

fn main() {
    print!("{} {} ", bash::grundy(7, 3), chomp::Chomp::new(2, 3).first_player_wins(&[3, 3]));
    print!("{:?} {} ", dag::values(&[vec![1], vec![]]), divisors::grundy_proper(12));
    print!("{} {} ", euclid::first_player_wins(25, 7), fibonacci_nim::first_player_wins(10, 9));
    print!("{:?} {} ", grundys_game::values(8), half_nim::grundy(12));
    println!("{}", hackenbush_tree::Forest::new(3, &[(0, 1), (1, 2)], &[0]).unwrap().grundy());
    print!("{} {} ", kayles::grundy_circle(6), lasker::Split::Two.grundy(7));
    print!("{} {} ", misere::first_player_wins([1u32, 1, 1]), moore::first_player_wins(&[1, 2, 3], 2));
    print!("{} {} ", multiplication::first_player_wins(162, 2, 9), nimber::Nimbers::new().product(4, 6));
    print!("{:?} ", octal::Code::new("0.77").values(6));
    print!("{} {:?} ", selective::first_player_wins(vec![false, true]), sg_table::values(&[1, 3], 6));
    println!("{} {}", staircase::grundy(&[1, 2, 3]), sum::grundy(vec![1u8, 4]));
    print!("{} {} ", take_range::grundy(9, 2, 4), treblecross::first_player_wins(&[false; 7]));
    print!("{} {} ", walks::rook(3, 5), wythoff::first_player_wins(3, 5, 1));
    let _ = (northcott::nim_sum(&[]), rounds::Begins::clone);
    println!("{}", xor_basis::XorBasis::new(vec![3, 5]).contains(6));
}
