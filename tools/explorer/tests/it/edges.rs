//! Random graphs as files, for the tests of several games.

use fastrand::Rng;

/// Pairs of vertices.
pub type Edges = Vec<(usize, usize)>;

/// A file with these edges; loops, parallel edges and vertices without edges as they come. Where
/// a mark is between two vertices, it is `-` or `->`.
pub fn file(n: usize, edges: &[(usize, usize)], mark: &str, random: &mut Rng) -> String {
    let mut lines: Vec<String> = (0..n).map(|v| v.to_string()).collect();
    for (a, b) in edges {
        let way = ["{} {}", "{}, {}", "{}@{}", "  {} @ {} # noted", "{}\t{}\r"][random.usize(..5)];
        let way = way.replace('@', mark);
        lines.push(way.replacen("{}", &a.to_string(), 1).replacen("{}", &b.to_string(), 1));
    }
    lines.join("\n")
}

/// A number of edges between a number of vertices.
pub fn random_edges(random: &mut Rng, n: usize, m: usize) -> Edges {
    (0..m).map(|_| (random.usize(..n), random.usize(..n))).collect()
}
