//! Everything at once.
use contest_kit::{greeting, sums, Input, Place};
use macros::{largest, tagged};
use shapes as forms;

mod own;

fn main() {
    let input: Vec<i64> = Input::all().collect();
    let places: Vec<Place> = input.chunks(2).map(|pair| Place::new(pair[0], pair[1])).collect();
    let sum = sums::of_places(&places);
    println!("{}{} {} {}", greeting(), contest_kit::mark(), sum, contest_kit::shapes::Point::new(7, 8));
    println!("{}", largest!(1, sum.x, own::deep::value()));
    println!("{}", tables::PRIMES.iter().map(|prime| prime.to_string()).collect::<Vec<_>>().join(" "));
    println!("{} {}", tables::title(), forms::round::area(&forms::Circle { radius: 2 }));
    tagged!(Tag);
    println!("{:?} {}", Tag::default(), macros::count(&[1, 2]));
}
