//! Circles that are nested or apart; a move deletes one with all inside.

use crate::prelude::*;

/// Lines for circles.
fn lines(circles: &[[i64; 3]]) -> String {
    let lines: String = circles.iter().map(|[x, y, r]| format!("{x} {y} {r}\n")).collect();
    format!("{}\n{lines}", circles.len())
}

/// Whether the second circle is strictly within the first.
fn contains([x, y, r]: [i64; 3], [u, v, s]: [i64; 3]) -> bool {
    r > s && (x - u).pow(2) + (y - v).pow(2) < (r - s).pow(2)
}

fn apart([x, y, r]: [i64; 3], [u, v, s]: [i64; 3]) -> bool {
    (x - u).pow(2) + (y - v).pow(2) > (r + s).pow(2)
}

/// `T`, then for each case `n` and the circles.
pub fn generate(random: &mut Rng) -> String {
    let t = random.usize(1..=4);
    let mut text = format!("{t}\n");
    for _ in 0..t {
        let (size, mut circles) = (random.i64(2..=20), Vec::<[i64; 3]>::new());
        for _ in 0..60 {
            let new = [random.i64(-size..=size), random.i64(-size..=size), random.i64(1..=size)];
            let fits = |&old: &[i64; 3]| contains(old, new) || contains(new, old) || apart(old, new);
            if circles.len() < 9 && circles.iter().all(fits) {
                circles.push(new);
            }
        }
        text += &lines(&circles);
    }
    text
}

/// All circles around one point.
pub fn max_nested(random: &mut Rng) -> String {
    let mut circles: Vec<[i64; 3]> = (1..=20_000).map(|r| [0, 0, r]).collect();
    random.shuffle(&mut circles);
    "20\n".to_owned() + &lines(&circles).repeat(20)
}

/// A column of circles, none in another, below each other.
pub fn max_apart(random: &mut Rng) -> String {
    let mut circles: Vec<[i64; 3]> = (0..20_000).map(|i| [i % 3 * 9, 3 * (i / 3) - 10_000, 1]).collect();
    random.shuffle(&mut circles);
    "20\n".to_owned() + &lines(&circles).repeat(20)
}

/// A binary tree of circles, and small ones in the leaves.
pub fn max_tree(random: &mut Rng) -> String {
    let (mut circles, mut open) = (Vec::new(), vec![[0, 0, 20_000]]);
    while let Some([x, y, r]) = open.pop() {
        circles.push([x, y, r]);
        if r > 3 {
            let half = (r - 1) / 2;
            open.extend(
                [[x - half, y, half - 1], [x + half, y, half - 1]].iter().filter(|circle| circle[2] > 0),
            );
        }
    }
    circles.truncate(20_000);
    random.shuffle(&mut circles);
    "20\n".to_owned() + &lines(&circles).repeat(20)
}

/// Tries every circle.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        input.within(&[n], 1..=16)?;
        let mut circles = Vec::new();
        for _ in 0..n {
            let circle: [i64; 3] = input.array()?;
            input.within(&circle, -20_000..=20_000)?;
            input.within(&circle[2..], 1..=20_000)?;
            circles.push(circle);
        }
        let removed: Vec<u32> = circles
            .iter()
            .map(|&circle| {
                let inside = (0..n).filter(|&i| circles[i] == circle || contains(circle, circles[i]));
                inside.fold(0, |set, i| set | 1 << i)
            })
            .collect();
        let mut game = Naive::new(|&left: &u32| {
            (0..n).filter(|i| left >> i & 1 == 1).map(|i| left & !removed[i]).collect()
        });
        out.line(if game.wins(&((1 << n) - 1)) { "Alice" } else { "Bob" });
    }
    Ok(())
}
