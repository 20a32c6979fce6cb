mod bits;
mod fx;
mod mex;
mod scan;
mod sparse;
