mod outcome;
mod sg_dfs;
