//! Statics that do not begin with zeros: one value, again and again.
//! input: 7 5\n
//! input: 300 299\n
//! memory: 64
static mut SMALL: [[i32; 301]; 301] = [[-1; 301]; 301];
static mut LARGE: [[i64; 501]; 301] = [[i64::MAX; 501]; 301];
static mut PAIRS: [(i32, i64); 500] = [(1_000_000_007, -2); 500];
static mut HALVES: [f64; 3000] = [0.1; 3000];
static mut MIXED: [u16; 1000] = {
    let mut mixed = [258; 1000];
    mixed[0] = 7;
    mixed[500] = 0;
    mixed[999] = 1;
    mixed
};

fn ways(a: usize, b: usize) -> i32 {
    unsafe {
        if a == 0 || b == 0 {
            return 1;
        }
        if SMALL[a][b] < 0 {
            SMALL[a][b] = (ways(a - 1, b) + ways(a, b - 1)) % 10_007;
        }
        SMALL[a][b]
    }
}

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let sizes: Vec<usize> = line.split_whitespace().map(|word| word.parse().unwrap()).collect();
    println!("{}", ways(sizes[0], sizes[1]));
    unsafe {
        let (large, pairs, halves, mixed) = (LARGE, PAIRS, HALVES, MIXED);
        println!("{}", large.iter().flatten().filter(|&&value| value == i64::MAX).count());
        println!("{:?} {}", pairs[sizes[1]], pairs.iter().map(|pair| pair.1).sum::<i64>());
        println!("{:.3} {}", halves.iter().sum::<f64>(), halves[sizes[0]]);
        println!("{} {} {}", mixed[0], mixed[sizes[0]], mixed.iter().map(|&v| v as u32).sum::<u32>());
    }
}
