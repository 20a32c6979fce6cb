//! What is known of a problem: its header, its judge, its samples.

pub mod carried_files;
pub mod catalogue;
pub mod config;
mod contest_layout;
pub mod dependency;
pub mod functions;
pub mod home;
pub mod inbox;
pub mod judges;
pub mod judging;
pub mod languages;
pub mod naming;
pub mod offers;
pub mod patterns;
pub mod places;
pub mod scaffold;
#[cfg(feature = "whole")]
pub mod shelf;
pub mod solutions;
pub mod sources;
pub mod stubs;
pub mod task;
pub mod work;
mod work_cases;

pub use grundy_header::Problem;
pub use home::{Home, HomeKind};
pub use judges::{Judge, USUAL_EDITION};
pub use judging::{FileOrCommand, Helper, Judging};
pub use languages::RUST;
pub use solutions::templates;
pub use task::BrowserTask;
pub use work::Work;
