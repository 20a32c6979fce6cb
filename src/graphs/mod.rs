//! Trees and graphs.

pub mod bipartite_matching;
pub mod dag;
pub mod geography;
pub mod hackenbush;
pub mod hackenbush_tree;
pub mod loopy;
pub mod matching;
pub mod retrograde;
