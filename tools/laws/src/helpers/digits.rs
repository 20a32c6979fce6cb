/// The digits of n in base b > 1, lowest first.
pub fn digits(mut n: u64, b: u64) -> Vec<u64> {
    let mut digits = Vec::new();
    while n > 0 && b > 1 {
        digits.push(n % b);
        n /= b;
    }
    digits
}

/// The sum of the digits of n in base b.
pub fn digit_sum(n: u64, b: u64) -> u64 {
    digits(n, b).iter().sum()
}

/// How many digits n has in base b; none for 0.
pub fn digit_count(n: u64, b: u64) -> u64 {
    digits(n, b).len() as u64
}

/// How often b divides n; 0 for 0.
pub fn multiplicity(mut n: u64, b: u64) -> u64 {
    let mut count = 0;
    while b > 1 && n > 0 && n % b == 0 {
        n /= b;
        count += 1;
    }
    count
}

/// The last digit of n in base b that is not 0; 0 for 0.
pub fn last_digit(n: u64, b: u64) -> u64 {
    digits(n, b).into_iter().find(|&d| d > 0).unwrap_or(0)
}

/// The first digit of n in base b; 0 for 0.
pub fn first_digit(n: u64, b: u64) -> u64 {
    digits(n, b).pop().unwrap_or(0)
}

/// n with its digits in base b in the opposite order.
pub fn reversed_digits(n: u64, b: u64) -> i128 {
    digits(n, b).into_iter().fold(0, |reversed, d| reversed * i128::from(b) + i128::from(d))
}

/// Whether n has the digit d in base b.
pub fn has_digit(n: u64, d: u64, b: u64) -> bool {
    digits(n, b).contains(&d)
}

/// The sum of x and y in base b without carry.
pub fn carryless_sum(mut x: u64, mut y: u64, b: u64) -> i128 {
    let (mut sum, mut place) = (0, 1);
    while b > 1 && x.max(y) > 0 {
        sum += place * i128::from((x % b + y % b) % b);
        place *= i128::from(b);
        x /= b;
        y /= b;
    }
    sum
}

/// The largest digit of n in base b; 0 for 0.
pub fn largest_digit(n: u64, b: u64) -> u64 {
    digits(n, b).into_iter().max().unwrap_or(0)
}

/// The product of the digits of n in base b; 0 for 0.
pub fn digit_product(n: u64, b: u64) -> u64 {
    let all = digits(n, b);
    if all.is_empty() { 0 } else { all.into_iter().product() }
}

/// How often n has the digit d in base b.
pub fn digit_frequency(n: u64, d: u64, b: u64) -> u64 {
    digits(n, b).into_iter().filter(|&digit| digit == d).count() as u64
}
