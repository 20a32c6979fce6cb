pub struct Circle {
    pub radius: i64,
}

pub fn area(circle: &Circle) -> i64 {
    3 * circle.radius * circle.radius
}

pub fn circumference(circle: &Circle) -> i64 {
    6 * circle.radius
}
