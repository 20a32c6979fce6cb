use grundy::nested_circles;
use itertools::Itertools;

/// Whether the second circle is strictly within the first.
fn contains([x, y, r]: [i64; 3], [u, v, s]: [i64; 3]) -> bool {
    r > s && (x - u).pow(2) + (y - v).pow(2) < (r - s).pow(2)
}

fn apart([x, y, r]: [i64; 3], [u, v, s]: [i64; 3]) -> bool {
    (x - u).pow(2) + (y - v).pow(2) > (r + s).pow(2)
}

/// Random circles on a grid, so that ends, centres and radii coincide.
fn compare(cases: usize, most: usize) {
    let random = &mut fastrand::Rng::with_seed(5299);
    for _ in 0..cases {
        let (size, mut circles) = (random.i64(2..=40), Vec::<[i64; 3]>::new());
        for _ in 0..10 * most {
            let radius = if random.bool() { size } else { 3 };
            let new = [random.i64(-size..=size), random.i64(-size..=size), random.i64(1..=radius)];
            let fits = |&old: &[i64; 3]| contains(old, new) || contains(new, old) || apart(old, new);
            if circles.len() < most && circles.iter().all(fits) {
                circles.push(new);
            }
        }
        random.shuffle(&mut circles);
        let least = |inner: &[i64; 3]| {
            let around = circles.iter().positions(|&outer| contains(outer, *inner));
            around.min_by_key(|&outer| circles[outer][2]).unwrap_or(circles.len())
        };
        let expected = circles.iter().map(least).collect_vec();
        assert_eq!(nested_circles::parents(&circles), expected, "{circles:?}");
    }
}

#[test]
fn equals_all_pairs() {
    compare(300, 60);
}

#[test]
fn the_largest_numbers_work() {
    let far = 1 << 30;
    let circles = [[-far, -far, far], [far, far, 1], [far, far, far], [1 - far, 1 - far, far - 2]];
    assert_eq!(nested_circles::parents(&circles), [4, 2, 4, 0]);
    assert_eq!(nested_circles::parents(&[]), [0; 0]);
}

#[test]
#[ignore = "long"]
fn prove_nested_circles() {
    compare(20_000, 100);
    println!("nested_circles: verified on 20 000 random sets of up to 100");
}
