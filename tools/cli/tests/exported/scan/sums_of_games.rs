//! A sum of Kayles rows and take-away piles, with tables computed once.
//! input: 3\nkayles 5\ntake 12 1 3 4\nkayles 2\n
//! input: 2\nkayles 7\nkayles 7\n
//! input: 1\nchess 3\n
use grundy::scan::{self, Error, Out, Scan};

fn mex(values: impl IntoIterator<Item = usize>) -> usize {
    let bits = values.into_iter().fold(0u64, |b, v| b | 1 << v);
    bits.trailing_ones() as usize
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut kayles = vec![0usize; 500];
    for n in 1..kayles.len() {
        let options = (1..=2.min(n)).flat_map(|k| {
            let rest = n - k;
            (0..=rest / 2).map(move |i| (i, rest - i))
        });
        kayles[n] = mex(options.map(|(a, b)| kayles[a] ^ kayles[b]).collect::<Vec<_>>());
    }
    let games = input.int::<u32>()?;
    input.line()?;
    let mut total = 0;
    for _ in 0..games {
        let Some(line) = input.line()? else { break };
        let mut words = line.split_whitespace();
        let name = words.next().unwrap_or_default();
        let v: Vec<usize> = words.filter_map(|w| w.parse().ok()).collect();
        total ^= match (name, v.as_slice()) {
            ("kayles", [n]) => kayles[*n],
            ("take", [n, moves @ ..]) => {
                let mut g: Vec<usize> = Vec::with_capacity(n + 1);
                for i in 0..=*n {
                    let value = mex(moves.iter().filter_map(|m| i.checked_sub(*m)).map(|j| g[j]));
                    g.push(value);
                }
                g[*n]
            }
            _ => {
                out.line(format!("unknown game {name:?}"));
                continue;
            }
        };
    }
    out.line(total);
    Ok(())
}

fn main() -> std::process::ExitCode {
    scan::run(solve)
}
