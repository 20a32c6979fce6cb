mod bipartite_matching;
mod dag;
mod geography;
mod hackenbush;
mod hackenbush_tree;
mod loopy;
mod matching;
mod retrograde;
