//! An own `vec!` that negates its element; the templates' `vec!` must stay std's.
//! edition: 2018
use grundy::mex::mex;
use grundy::bipartite_matching as matching;

macro_rules! vec {
    ($x:expr; $n:expr) => {{
        let mut all = Vec::new();
        all.resize($n, !$x);
        all
    }};
    ($($x:expr),*) => {{
        #[allow(unused_mut)]
        let mut all = Vec::new();
        $(all.insert(0, $x);)*
        all
    }};
}

fn main() {
    println!("{:?} {:?}", vec![1, 2, 3], vec![false; 3]);
    println!("{} {}", mex(vec![0, 1, 3]), mex(vec![5u32, 1]));
    let graph = [[1].to_vec(), [0].to_vec()];
    println!("{:?}", matching::maximum(&graph));
}
