mod backward;
mod bits;
mod board_cells;
mod fx;
mod mex;
mod scan;
mod sparse;
