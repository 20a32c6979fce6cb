mod intervals;
mod minimax;
mod outcome;
mod sg_dfs;
mod subsets;
