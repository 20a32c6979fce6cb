pub fn larger<T: PartialOrd>(a: T, b: T) -> T {
    if a > b { a } else { b }
}

pub fn smaller<T: PartialOrd>(a: T, b: T) -> T {
    if a < b { a } else { b }
}
