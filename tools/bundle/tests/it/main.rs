//! What goes in and comes out by the public door, without a compiler.

mod assemble;
mod templates;
