//! Several games at once.

pub mod anti_sg;
pub mod every_sg;
pub mod misere;
pub mod rounds;
pub mod selective;
pub mod sum;
