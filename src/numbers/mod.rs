//! Games with numbers, and nim multiplication.

pub mod distinct_numbers;
pub mod divisors;
pub mod euclid;
pub mod multiplication;
pub mod nimber;
pub mod nimber_batch;
pub mod nimber_log;
pub mod nimber_roots;
pub mod xor_basis;
pub mod xor_counts;
