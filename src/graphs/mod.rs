//! Trees and graphs.

pub mod all_roots;
pub mod bipartite_matching;
pub mod dag;
pub mod geography;
pub mod hackenbush;
pub mod hackenbush_tree;
pub mod loopy;
pub mod matching;
pub mod numbering;
pub mod path_removal;
pub mod retrograde;
pub mod rising_walk;
pub mod tree_staircase;
