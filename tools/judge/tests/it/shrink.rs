use grundy_judge::stress::shrink;

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
