//! Exported macros that call each other and functions of their crate.
#![allow(dead_code)]

#[macro_use]
mod helpers;
pub mod support;

/// The largest of several values.
#[macro_export]
macro_rules! largest {
    ($one:expr) => { $one };
    ($one:expr, $($more:expr),+) => { $crate::support::larger($one, $crate::largest!($($more),+)) };
}

#[macro_export]
macro_rules! tagged {
    ($name:ident) => {
        #[derive(Debug, Default)]
        struct $name;
    };
}

#[macro_export]
macro_rules! never_called {
    () => { $crate::support::smaller(1, 2) };
}

pub fn count(values: &[u8]) -> usize {
    length!(values)
}
