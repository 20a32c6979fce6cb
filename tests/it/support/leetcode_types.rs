use fastrand::Rng;
use grundy::leetcode::{Value, answer, argument};
use grundy::leetcode_types::{ListNode, TreeNode};
use grundy::scan::Scan;
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;
type List = Option<Box<ListNode>>;

/// What is written is read again, also between other lines.
fn returns<T: Value + PartialEq + std::fmt::Debug>(value: &T) {
    let text = format!("\n  {} \r\n\n{}", answer(value), answer(value));
    let mut input = Scan::new(text.clone());
    for _ in 0..2 {
        assert_eq!(argument::<T>(&mut input).as_ref(), Ok(value), "{text}");
    }
    assert!(input.at_end());
}

fn tree(random: &mut Rng, nodes: usize) -> Tree {
    let left = random.usize(0..nodes.max(1));
    (nodes > 0).then(|| {
        let mut node = TreeNode::new(random.i32(..));
        node.left = tree(random, left);
        node.right = tree(random, nodes - 1 - left);
        Rc::new(RefCell::new(node))
    })
}

fn list(values: &[i32]) -> List {
    let cons = |next: List, val: &i32| Some(Box::new(ListNode { next, val: *val }));
    values.iter().rev().fold(None, cons)
}

#[test]
fn what_is_written_is_read_again() {
    let random = &mut Rng::with_seed(1);
    for _ in 0..500 {
        returns(random.choice(&['a', '"', '\\', '\n', ' ', ',', ']', 'é']).unwrap());
        returns(&(f64::from(random.i32(-9_999_999..9_999_999)) / 1e5));
        let nodes = random.usize(0..12);
        returns(&tree(random, nodes));
        let lists =
            (0..3).map(|_| list(&(0..random.usize(0..4)).map(|_| random.i32(..)).collect::<Vec<_>>()));
        returns(&lists.collect::<Vec<List>>());
    }
}

#[test]
fn levels_are_as_the_judge_writes_them() {
    let node = |val, left: Tree, right: Tree| Some(Rc::new(RefCell::new(TreeNode { val, left, right })));
    for (text, wanted) in [
        ("[]", None),
        ("[1]", node(1, None, None)),
        ("[1,null,2,3]", node(1, None, node(2, node(3, None, None), None))),
        ("[1,2,3,null,4]", node(1, node(2, None, node(4, None, None)), node(3, None, None))),
    ] {
        assert_eq!(argument::<Tree>(&mut Scan::new(text)).as_ref(), Ok(&wanted), "{text}");
        assert_eq!(answer(&wanted), text);
    }
    assert_eq!(answer(&vec![vec!['a'], vec![]]), "[[\"a\"],[]]");
    assert_eq!(answer(&2.0), "2.00000");
}

#[test]
fn malformed_lines_are_refused() {
    for text in ["", "[", "[null,1]", "[1,null,null,2]", "[1,nul]", "[x]", "1"] {
        assert!(argument::<Tree>(&mut Scan::new(text)).is_err(), "{text}");
    }
    for text in ["[1,null]", "null", "[1"] {
        assert!(argument::<List>(&mut Scan::new(text)).is_err(), "{text}");
    }
    for text in ["\"\"", "\"ab\"", "a"] {
        assert!(argument::<char>(&mut Scan::new(text)).is_err(), "{text}");
    }
    assert!(argument::<f64>(&mut Scan::new("x")).is_err());
}

/// As deep as the judge has them.
#[test]
fn long_lists_work() {
    let values: Vec<i32> = (0..5000).collect();
    returns(&list(&values));
}
