//! What the bullet `Judged` grants: in what an output may differ from the expected one.

/// In what an output may differ from the expected one.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub enum Leeway {
    /// In nothing.
    #[default]
    None,
    /// In each number, by at most that much, absolutely or relatively.
    Numbers(f64),
    /// In the order of the lines; if there is only one, of its words.
    Order,
}

impl Leeway {
    /// The forms that a header can have.
    pub const FORMS: &'static str = "`eps 1e-6` or `any order`";

    /// As a header says it: `eps 1e-6` or `any order`.
    pub fn parse(text: &str) -> Option<Leeway> {
        match text.trim() {
            "any order" => Some(Leeway::Order),
            text => epsilon(text.strip_prefix("eps ")?).ok().map(Leeway::Numbers),
        }
    }
}

/// The largest difference of numbers that counts as none.
///
/// # Errors
/// It is not a number from 0 to 1.
pub fn epsilon(text: &str) -> Result<f64, String> {
    let number = text.trim().parse().ok().filter(|number| (0.0..=1.0).contains(number)); // nor NaN
    number.ok_or_else(|| "write a number from 0 to 1, like 1e-6".to_owned())
}
