//! What is to be made, with everything decided.

use crate::assemble::Solution;
use crate::crates::Offer;
use crate::system::System;
use anyhow::Result;
use grundy_header::Limits;
use grundy_judge::{Case, Referee};
use grundy_rust::version::Version;
use std::sync::Arc;

/// The language of a bundle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Emit {
    /// The Rust file.
    Rust,
    /// One C file for gcc and g++, translated from the Rust file.
    #[cfg(feature = "c")]
    C,
}

impl Emit {
    /// The extension of a file in that language; also its name in JSON.
    pub fn extension(self) -> &'static str {
        match self {
            Emit::Rust => "rs",
            #[cfg(feature = "c")]
            Emit::C => "c",
        }
    }

    /// The language's own name.
    pub fn name(self) -> &'static str {
        match self {
            Emit::Rust => "Rust",
            #[cfg(feature = "c")]
            Emit::C => "C",
        }
    }
}

/// A solution, the judge it is for, and what proves it. No stage changes it, and none looks at
/// anything else for what is asked.
#[derive(Clone)]
pub struct Request {
    /// The source and the libraries it may use.
    pub solution: Solution,
    /// The file's first lines in C: what it is, and from where.
    pub origin: String,
    /// What the judge wants of a file.
    pub rules: JudgeRules,
    /// How it is compiled.
    pub target: Target,
    /// The language.
    pub emit: Emit,
    /// As short as possible.
    pub minify: bool,
    /// What it is run on.
    pub cases: Vec<Case>,
    /// What a run on a case may use.
    pub limits: Limits,
    /// Makes the referee of the cases, which may take a compilation.
    pub referee: Arc<dyn Fn() -> Result<Referee> + Send + Sync>,
    /// The template `scan` as bundles have it, which C files replace as a whole.
    pub lean_scan: Option<String>,
}

impl Request {
    /// What the compiler calls the machines for which the text may be compiled in the end.
    pub fn machines(&self) -> Vec<&'static str> {
        match (self.emit, self.target.system) {
            (Emit::Rust, Some(system)) => system.machines().to_vec(),
            (Emit::Rust, None) => System::ALL.into_iter().flat_map(System::machines).copied().collect(),
            #[cfg(feature = "c")]
            (Emit::C, _) => vec!["wasm64-unknown-unknown", "wasm32-wasip1"],
        }
    }

    /// Bytes of memory with which a C file makes do where no limit is given.
    pub fn assumed_memory(&self) -> Option<u64> {
        match self.emit {
            Emit::Rust => None,
            #[cfg(feature = "c")]
            Emit::C => self.limits.memory.is_none().then_some(grundy_export::DEFAULT_MEMORY),
        }
    }
}

/// How a judge compiles.
#[derive(Debug, Clone, Default)]
pub struct Target {
    /// What `--edition` gets.
    pub edition: String,
    /// What it may get instead, if the bundle needs that. No judge sees the edition of what
    /// becomes C.
    pub other_editions: Vec<String>,
    /// Optimization and the like.
    pub flags: Vec<String>,
    /// The system of the judge, if it is known.
    pub system: Option<System>,
    /// The crates that the judge offers.
    pub crates: Option<&'static Offer>,
    /// What to say about them when a crate is missing.
    pub offer: String,
}

/// What a judge wants of a file; by default nothing.
#[derive(Debug, Clone, Default)]
pub struct JudgeRules {
    /// What it is called; without a judge empty.
    pub title: String,
    /// The version of its compiler.
    pub rust: Option<Version>,
    /// The least size.
    pub min_bytes: Option<u64>,
    /// The greatest size.
    pub max_bytes: Option<u64>,
    /// Whether it takes `impl Solution` in the place of a program.
    pub wants_class: bool,
    /// Whether white space alone cannot make an output wrong.
    pub forgives_spaces: bool,
}
