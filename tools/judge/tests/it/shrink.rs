use grundy_judge::stress::{Shape, shrink};

#[test]
fn a_counted_list_down_to_the_one_number_that_matters() {
    let valid_with_a_seven = |text: &str| {
        let numbers: Vec<u32> = text.split_whitespace().map(|token| token.parse().unwrap()).collect();
        Some(numbers[0] as usize == numbers.len() - 1 && numbers[1..].iter().any(|&n| n >= 7))
    };
    assert_eq!(shrink("5\n1 9 3 12 4\n", valid_with_a_seven), "1\n7\n");
    assert_eq!(shrink("4\n1\n9\n3\n4\n", valid_with_a_seven), "1\n7\n");
}

#[test]
fn cases_of_two_lines_and_their_own_counts() {
    let fails = |text: &str| {
        let mut numbers = text.split_whitespace().map(|token| token.parse::<usize>().unwrap());
        let mut largest = 0;
        for _ in 0..numbers.next()? {
            let Some(n) = numbers.next() else { return Some(false) };
            let row: Vec<usize> = numbers.by_ref().take(n).collect();
            if row.len() < n {
                return Some(false);
            }
            largest = row.into_iter().fold(largest, usize::max);
        }
        Some(numbers.next().is_none() && largest >= 4)
    };
    let smallest = shrink("3\n2\n1 1\n3\n4 4 4\n1\n2\n", fails);
    assert_eq!(smallest.split_whitespace().collect::<String>(), "114");
}

#[test]
fn no_number_becomes_0() {
    assert_eq!(shrink("2\n4 5\n6\n", |_| Some(true)).split_whitespace().collect::<String>(), "1");
}

#[test]
fn the_line_of_zeros_stays() {
    let fails = |text: &str| Some(text.contains('2'));
    assert_eq!(shrink("1 1\n2 1\n3 3\n0 0\n", fails), "2\n0 0\n");
}

#[test]
fn stops_when_told_and_keeps_what_matters() {
    assert_eq!(shrink("1  2\n", |text| Some(text.contains("  "))), "1  2\n");
    let mut calls = 0;
    let after_three = |_: &str| {
        calls += 1;
        (calls <= 3).then_some(calls == 1)
    };
    assert_eq!(shrink("9 9\n9 9\n", after_three), "9 9\n9 9\n");
}

/// Shrinks an input on which a program fails, with what the inputs of its generator have in common.
fn smallest(input: &str, others: &[&str], fails: impl Fn(&[Vec<usize>]) -> bool) -> String {
    let inputs: Vec<String> = others.iter().chain([&input]).map(|&input| input.to_owned()).collect();
    let shape = Shape::learn(&inputs);
    let line = |line: &str| line.split(' ').map(|token| token.parse().unwrap()).collect();
    shrink(input, |text| Some(shape.allows(text) && fails(&text.lines().map(line).collect::<Vec<_>>())))
}

/// Whether some number is on that many of the lines.
fn has_often(lines: &[Vec<usize>], count: usize) -> bool {
    (1..=20).any(|end| lines.iter().filter(|line| line.contains(&end)).count() >= count)
}

const TREES: [&str; 4] = [
    "7\n7 4\n4 2\n2 6\n4 1\n3 1\n3 5\n",
    "2\n2 1\n",
    "6\n3 6\n1 3\n2 1\n5 2\n2 4\n",
    "5\n5 2\n2 3\n4 5\n1 5\n",
];

#[test]
fn a_tree_stays_a_tree() {
    let input = "9\n8 9\n9 2\n9 1\n1 6\n9 7\n7 3\n6 5\n4 1\n";
    let smallest = smallest(input, &TREES, |lines| has_often(&lines[1..], 4));
    assert!(smallest.starts_with("5\n"), "{smallest}");
    assert_eq!(smallest.lines().count(), 5, "{smallest}");
}

#[test]
fn a_tree_with_weights_stays_one() {
    let input = "6\n30 10 20 30 40 50\n6 5 7\n5 4 9\n5 3 2\n3 2 8\n1 2 8\n";
    let others = ["2\n3 9\n1 2 4\n", "4\n4 60 5 6\n2 1 1\n1 4 9\n4 3 1\n", "3\n2 7 1\n1 2 1\n1 3 2\n"];
    let smallest = smallest(input, &others, |lines| lines[1].contains(&40) && has_often(&lines[2..], 3));
    assert_eq!(smallest.lines().next(), Some("4"), "{smallest}");
    assert_eq!(smallest.lines().count(), 5, "{smallest}");
}

#[test]
fn a_cycle_stays_a_cycle() {
    let others = ["3 3\n1 2\n2 3\n1 3\n", "5 5\n5 1\n2 1\n2 4\n3 4\n3 5\n", "4 4\n3 1\n4 2\n3 2\n1 4\n"];
    let input = "8 8\n1 2\n3 2\n4 3\n4 6\n5 6\n5 7\n8 7\n8 1\n";
    let smallest = smallest(input, &others, |lines| lines.len() > 4);
    assert_eq!(smallest.lines().next(), Some("4 4"), "{smallest}");
}

#[test]
fn one_case_of_many() {
    let with = |count: &str, trees: &[&str]| format!("{count}\n{}", trees.concat());
    let others = [with("2", &TREES[..2]), with("1", &TREES[2..3]), with("3", &TREES[1..])];
    let input = with("6", &[TREES[0], TREES[1], TREES[0], "5\n3 1\n3 2\n4 3\n5 3\n", TREES[3], TREES[2]]);
    let others: Vec<&str> = others.iter().map(String::as_str).collect();
    let smallest = smallest(&input, &others, |lines| {
        (1..lines.len()).any(|row| {
            let edges = lines[row][0].min(lines.len() - row) - 1;
            lines[row].len() == 1 && has_often(&lines[row + 1..][..edges], 4)
        })
    });
    assert!(smallest.starts_with("1\n5\n"), "{smallest}");
}

#[test]
fn a_permutation_stays_one() {
    let others = ["4\n4 2 1 3\n", "2\n1 2\n", "7\n2 3 7 4 1 5 6\n", "1\n1\n"];
    let falls = |line: &[usize]| line.windows(3).any(|three| three.is_sorted_by(|one, next| one > next));
    let smallest = smallest("8\n2 8 7 3 5 4 1 6\n", &others, |lines| falls(&lines[1]));
    assert_eq!(smallest, "3\n3 2 1\n");
}

#[test]
fn nothing_is_tried_twice() {
    let mut tried = Vec::new();
    shrink("4\n7 7 9 8\n", |text| {
        tried.push(text.to_owned());
        Some(text.split_whitespace().count() > 3)
    });
    let count = tried.len();
    tried.sort();
    tried.dedup();
    assert!(count > 20 && tried.len() == count, "{count} {}", tried.len());
}
