use grundy_judge::stress::Shape;

/// Which of these are like the others.
fn allowed(inputs: &[&str], others: &[&str]) -> Vec<bool> {
    let shape = Shape::learn(&inputs.iter().map(|&input| input.to_owned()).collect::<Vec<_>>());
    others.iter().map(|other| shape.allows(other)).collect()
}

#[test]
fn counts_and_bounds() {
    let inputs = ["3\n2 5 9\n", "1\n9\n", "2\n7 3\n", "4\n2 2 3 5\n"];
    let others = ["2\n5 3\n", "3\n5 3\n", "1\n1\n", "1\n2\n", "1\n10\n", "0\n", "1\n2\n2\n"];
    assert_eq!(allowed(&inputs, &others), [true, false, false, true, false, false, false]);
}

#[test]
fn cases_of_two_lines() {
    let inputs = ["2\n2\n4 9\n1\n5\n", "1\n3\n8 4 4\n", "3\n1\n9\n1\n9\n2\n4 6\n"];
    let others = ["1\n1\n4\n", "1\n2\n4\n", "2\n1\n4\n", "2\n1\n4\n1\n4\n"];
    assert_eq!(allowed(&inputs, &others), [true, false, false, true]);
}

#[test]
fn intervals_permutations_and_words() {
    assert_eq!(allowed(&["1 5\n", "2 3\n", "1 2\n"], &["1 3\n", "3 1\n", "2 2\n"]), [true, false, false]);
    let inputs = ["3\n3 1 2\n", "2\n1 2\n", "4\n4 2 1 3\n", "1\n1\n"];
    assert_eq!(allowed(&inputs, &["2\n2 1\n", "2\n3 1\n", "2\n1 1\n"]), [true, false, false]);
    assert_eq!(allowed(&["3\nabc\n", "1\nz\n", "2\nab\n"], &["2\nzz\n", "2\nabc\n"]), [true, false]);
}

#[test]
fn trees() {
    let inputs = ["5\n1 2\n1 3\n3 4\n3 5\n", "3\n3 2\n2 1\n", "2\n1 2\n", "6\n6 1\n6 2\n6 3\n6 4\n6 5\n"];
    let others = ["3\n1 2\n1 3\n", "5\n1 2\n1 2\n1 2\n1 2\n", "4\n1 2\n2 3\n3 1\n", "4\n1 2\n3 3\n2 4\n"];
    assert_eq!(allowed(&inputs, &others), [true, false, false, false]);
}

#[test]
fn parents() {
    let inputs = ["4\n3 1 1\n", "3\n1 2\n", "4\n3 4 1\n", "2\n1\n", "4\n1 1 3\n"];
    assert_eq!(allowed(&inputs, &["4\n1 2 1\n", "4\n4 1 2\n", "3\n2 1\n"]), [true, false, false]);
}

#[test]
fn simple_graphs() {
    let inputs =
        ["4 2\n1 2\n4 1\n", "3 3\n1 2\n3 2\n1 3\n", "2 1\n2 1\n", "5 1\n3 1\n", "4 3\n4 3\n1 3\n1 4\n"];
    let others = ["3 1\n1 2\n", "3 2\n1 2\n1 2\n", "3 2\n1 2\n2 1\n", "3 1\n2 2\n"];
    assert_eq!(allowed(&inputs, &others), [true, false, false, false]);
}

#[test]
fn cases_with_a_tree_each() {
    let inputs = [
        "1\n3\n1 2\n1 3\n",
        "2\n2\n1 2\n4\n1 2\n2 3\n4 2\n",
        "3\n2\n2 1\n3\n1 2\n3 2\n1\n",
        "1\n3\n3 1\n2 3\n",
    ];
    let others = ["1\n3\n1 2\n3 2\n", "1\n3\n1 2\n1 2\n", "2\n2\n1 2\n2\n1 1\n"];
    assert_eq!(allowed(&inputs, &others), [true, false, false]);
}

#[test]
fn different_columns_and_tokens() {
    let inputs = ["3\n1 5\n3 5\n2 1\n", "2\n4 2\n3 2\n", "4\n9 1\n2 1\n3 1\n1 1\n", "2\n1 1\n2 3\n"];
    assert_eq!(allowed(&inputs, &["2\n1 2\n2 2\n", "2\n2 1\n2 3\n"]), [true, false]);
    let inputs = ["2\n1 5\n3 8\n", "3\n4 2\n3 6\n9 1\n", "2\n8 1\n2 4\n"];
    assert_eq!(allowed(&inputs, &["2\n1 3\n2 4\n", "2\n1 3\n3 4\n"]), [true, false]);
}
