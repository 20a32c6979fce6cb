//! From a solution and the libraries it uses to one file that a judge accepts, proven before it is
//! written. The stages in order: assemble, shake, print, prove; for judges without Rust, the proof
//! is that of the C file that export makes.

#![warn(missing_docs)]

mod assemble;
mod attributes;
mod class;
mod compatibility;
mod crates;
mod editions;
mod flags;
mod lints;
mod machine;
mod memory;
mod no_main;
mod original;
mod package_build;
mod pipeline;
mod predicates;
mod print;
mod prove;
mod request;
mod rustc;
mod shake;
mod system;

pub use assemble::{Settings, Solution, Templates, Twin, Whole, as_typed, assemble, is_lean, template_files};
pub use compatibility::Checked;
pub use crates::Offer;
pub use editions::EDITIONS;
pub use package_build::{Built, CargoProgram, build as build_package};
pub use pipeline::{Bundle, bundle, unproven};
pub use print::{short_snippet, snippet};
pub use prove::size;
pub use request::{Emit, JudgeRules, Request, Target};
pub use system::System;
