//! What is known of a problem: its header, its judge, its samples.

pub mod carried;
pub mod cases;
pub mod catalogue;
pub mod header;
pub mod judges;
pub mod judging;
pub mod offers;
pub mod patterns;
pub mod places;
pub mod scaffold;
pub mod task;
pub mod version;
