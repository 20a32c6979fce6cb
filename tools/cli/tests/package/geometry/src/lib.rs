//! Points and shapes.
mod operators;
mod point;
#[cfg(feature = "round")]
pub mod round;
#[cfg(feature = "square")]
pub mod square;

pub use self::point::Point;
#[cfg(feature = "round")]
pub use round::Circle;
