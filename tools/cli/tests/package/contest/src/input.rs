use std::io::Read;

pub struct Input(std::vec::IntoIter<i64>);

impl Input {
    pub fn all() -> Input {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).unwrap();
        let numbers: Vec<i64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
        Input(numbers.into_iter())
    }
}

impl Iterator for Input {
    type Item = i64;

    fn next(&mut self) -> Option<i64> {
        self.0.next()
    }
}
