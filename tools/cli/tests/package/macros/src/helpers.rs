macro_rules! length {
    ($values:expr) => {
        $values.len()
    };
}
