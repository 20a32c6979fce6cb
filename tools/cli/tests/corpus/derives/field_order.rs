//! Derived comparison goes by the order of the fields, also of one that nothing else reads.
//! edition: 2015
#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Debug)]
struct Task {
    priority: i32,
    name: &'static str,
    hidden: u32,
}

#[derive(PartialEq, PartialOrd)]
enum Shape {
    Circle(f64),
    Square { side: f64 },
}

fn main() {
    let mut all = [("b", 1, 5), ("a", 1, 9), ("a", 1, 2), ("z", 0, 0)]
        .iter()
        .map(|&(name, priority, hidden)| Task { priority, name, hidden })
        .collect::<Vec<_>>();
    all.sort();
    println!("{:?}", all);
    println!("{:?}", all.iter().max().map(|t| t.name));
    println!("{} {}", Shape::Circle(9.0) < Shape::Square { side: 1.0 }, Shape::Circle(f64::NAN) == Shape::Circle(f64::NAN));
    println!("{:?}", Shape::Circle(1.0).partial_cmp(&Shape::Circle(f64::NAN)));
}
