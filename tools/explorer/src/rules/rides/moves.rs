//! The vectors of a piece, as typed, and whether every play with them ends.

use super::super::Words;
use crate::game::Flaw;
use std::fmt;

/// What is subtracted; the third number is 0 in two dimensions.
pub type Vector = [i64; 3];

/// Longer vectors, and more of them, are not read: so the sums below fit.
const MAX_LENGTH: i64 = 1_000_000;
const MAX_VECTORS: usize = 64;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vectors {
    /// Two or three.
    pub dimensions: usize,
    /// Subtracted once.
    pub steps: Vec<Vector>,
    /// Subtracted once or several times.
    pub rides: Vec<Vector>,
}

impl Vectors {
    pub fn new(dimensions: usize, steps: Vec<Vector>, rides: Vec<Vector>) -> Vectors {
        Vectors { dimensions, steps, rides }
    }

    pub fn all(&self) -> impl Iterator<Item = &Vector> {
        self.steps.iter().chain(&self.rides)
    }

    pub fn never_grow(&self) -> bool {
        self.all().flatten().all(|&n| n >= 0)
    }

    /// Whether the order of the numbers means nothing.
    pub fn is_symmetric(&self) -> bool {
        let swapped = |v: &Vector, i: usize| {
            let mut v = *v;
            v.swap(i, i + 1);
            v
        };
        let closed = |set: &[Vector], i| set.iter().all(|v| set.contains(&swapped(v, i)));
        (0..self.dimensions - 1).all(|i| closed(&self.steps, i) && closed(&self.rides, i))
    }

    /// That every play ends, on a board without bounds. It does if and only if there are weights
    /// w >= 0 with w v > 0 for every vector v: then the weighted sum shrinks with every move; and
    /// if there are none, some sum of vectors has no positive number (J. A. Ville 1938), and can be
    /// subtracted for ever from a large enough position. O(n^3) for n vectors.
    pub fn check_ends(&self) -> Result<(), Flaw> {
        let mut walls: Vec<Vector> = vec![[1, 0, 0], [0, 1, 0], [0, 0, 1]];
        walls.extend(self.all());
        // The sum of all edges of the cone of weights with w v >= 0 is inside of it: if any weights
        // do, it does. An edge is where two walls meet.
        let mut inside = [0; 3];
        for (i, a) in walls.iter().enumerate() {
            for b in &walls[..i] {
                let cross = [0, 1, 2].map(|k| {
                    let (k, l) = ((k + 1) % 3, (k + 2) % 3);
                    i128::from(a[k]) * i128::from(b[l]) - i128::from(a[l]) * i128::from(b[k])
                });
                for edge in [cross, cross.map(|n| -n)] {
                    if walls.iter().all(|wall| dot(&edge, wall) >= 0) {
                        (0..3).for_each(|k| inside[k] += edge[k]);
                    }
                }
            }
        }
        if self.all().all(|v| dot(&inside, v) > 0) {
            return Ok(());
        }
        let what = match self.all().find(|v| v.iter().all(|&n| n <= 0)) {
            Some(v) => format!("{} lowers no number", shown(v, self.dimensions)),
            None => "these vectors can be combined so that no number gets lower".to_owned(),
        };
        Err(Flaw(format!("{what}: play need not end; on a board it is a game, as in `... on 8x8`")))
    }
}

fn dot(w: &[i128; 3], v: &Vector) -> i128 {
    (0..3).map(|k| w[k] * i128::from(v[k])).sum()
}

/// `steps` or `rides` with vectors, once or several times.
pub fn read(words: &mut Words) -> Result<Vectors, Flaw> {
    let mut moves = Vectors::new(0, vec![], vec![]);
    loop {
        let is_ride = match words.peek().as_deref() {
            Some("steps" | "step") => false,
            Some("rides" | "ride") => true,
            _ => return Ok(moves),
        };
        words.word();
        loop {
            let v = vector(words, &mut moves.dimensions)?;
            let list = if is_ride { &mut moves.rides } else { &mut moves.steps };
            if !list.contains(&v) {
                list.push(v);
            }
            if moves.all().count() > MAX_VECTORS {
                return Err(Flaw(format!("more than {MAX_VECTORS} vectors")));
            }
            let goes_on = !words.clone().who_wins() && words.take(",");
            if !goes_on && words.peek().as_deref() != Some("(") {
                break;
            }
        }
    }
}

/// A vector of as many numbers as those before it.
fn vector(words: &mut Words, dimensions: &mut usize) -> Result<Vector, Flaw> {
    if !words.take("(") {
        let found =
            words.peek().map_or("a vector is missing".to_owned(), |word| format!("`{word}` is not a vector"));
        return Err(Flaw(format!("{found}; one looks like (1,2)")));
    }
    let mut numbers = Vec::new();
    loop {
        let word = words.word().ok_or_else(|| Flaw("a vector has no end: `)` is missing".to_owned()))?;
        let number = word.parse::<i64>().ok().filter(|n| n.abs() <= MAX_LENGTH);
        numbers.push(number.ok_or_else(|| {
            Flaw(format!("`{word}` in a vector is not a number from -{MAX_LENGTH} to {MAX_LENGTH}"))
        })?);
        if words.take(")") {
            break;
        }
        if !words.take(",") {
            let found = words.peek().unwrap_or_default();
            return Err(Flaw(format!("`,` or `)` is missing in a vector, before `{found}`")));
        }
    }
    if *dimensions == 0 {
        *dimensions = numbers.len();
    }
    if !(2..=3).contains(&numbers.len()) {
        return Err(Flaw(format!("a vector has two or three numbers, not {}", numbers.len())));
    }
    if numbers.len() != *dimensions {
        return Err(Flaw(format!("vectors of {} and of {} numbers", dimensions, numbers.len())));
    }
    if numbers.iter().all(|&n| n == 0) {
        return Err(Flaw("a vector of zeros is not a move".to_owned()));
    }
    numbers.resize(3, 0);
    Ok([numbers[0], numbers[1], numbers[2]])
}

fn shown(v: &Vector, dimensions: usize) -> String {
    let numbers: Vec<String> = v[..dimensions].iter().map(ToString::to_string).collect();
    format!("({})", numbers.join(","))
}

impl fmt::Display for Vectors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |name: &str, vectors: &[Vector]| {
            let vectors: Vec<String> = vectors.iter().map(|v| shown(v, self.dimensions)).collect();
            if vectors.is_empty() { None } else { Some(format!("{name} {}", vectors.join(","))) }
        };
        let lists = [list("rides", &self.rides), list("steps", &self.steps)];
        f.write_str(&lists.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }
}
