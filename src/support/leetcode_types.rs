//! LeetCode's other arguments and answers: characters, decimals, linked lists and binary trees.
//!
//! - **Input**: `"a"`; `2.50000`; `[1,2]` for a list; for a tree its levels, `[1,null,2,3]`.
//! - **Time**: O(bytes).
//! - **Needs**: `leetcode`.
//! - **Checked**: what is written is read again, for random values of all types; malformed lines.

use crate::leetcode::Value;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

/// A node of a linked list, as the judge defines it.
///
/// ```
/// use grundy::{leetcode, leetcode_types::ListNode, scan::Scan};
/// let list: Option<Box<ListNode>> = leetcode::argument(&mut Scan::new("[1,2]")).unwrap();
/// assert_eq!(list, Some(Box::new(ListNode { val: 1, next: Some(Box::new(ListNode::new(2))) })));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListNode {
    /// Its number.
    pub val: i32,
    /// The rest of the list.
    pub next: Option<Box<ListNode>>,
}

impl ListNode {
    /// The last node of a list.
    pub fn new(val: i32) -> Self {
        ListNode { next: None, val }
    }
}

/// A node of a binary tree, as the judge defines it.
///
/// ```
/// use grundy::{leetcode, leetcode_types::TreeNode, scan::Scan};
/// use std::{cell::RefCell, rc::Rc};
/// let mut input = Scan::new("[1,null,2]");
/// let tree: Option<Rc<RefCell<TreeNode>>> = leetcode::argument(&mut input).unwrap();
/// assert_eq!(tree.unwrap().borrow().right, Some(Rc::new(RefCell::new(TreeNode::new(2)))));
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct TreeNode {
    /// Its number.
    pub val: i32,
    /// On its left.
    pub left: Option<Rc<RefCell<TreeNode>>>,
    /// The tree on its right.
    pub right: Option<Rc<RefCell<TreeNode>>>,
}

impl TreeNode {
    /// A leaf.
    pub fn new(val: i32) -> Self {
        TreeNode { val, left: None, right: None }
    }
}

impl Value for char {
    const NAME: &'static str = "a character in quotes";

    fn read(text: &mut &str) -> Option<char> {
        let string = String::read(text)?;
        let mut chars = string.chars();
        chars.next().filter(|_| chars.as_str().is_empty())
    }

    fn write(&self, text: &mut String) {
        self.to_string().write(text);
    }
}

impl Value for f64 {
    const NAME: &'static str = "an `f64`";

    fn read(text: &mut &str) -> Option<f64> {
        let end = text.find([',', ']']).unwrap_or(text.len());
        let word = text[..end].trim();
        *text = &text[end..];
        word.parse().ok()
    }

    fn write(&self, text: &mut String) {
        *text += &format!("{:.5}", self);
    }
}

impl Value for Option<Box<ListNode>> {
    const NAME: &'static str = "a list of nodes in brackets";

    fn read(text: &mut &str) -> Option<Self> {
        let mut list = None;
        for val in Vec::<i32>::read(text)?.into_iter().rev() {
            list = Some(Box::new(ListNode { val, next: list }));
        }
        Some(list)
    }

    fn write(&self, text: &mut String) {
        let nodes = std::iter::successors(self.as_ref(), |node| node.next.as_ref());
        nodes.map(|node| node.val).collect::<Vec<i32>>().write(text);
    }
}

impl Value for Option<Rc<RefCell<TreeNode>>> {
    const NAME: &'static str = "a tree in brackets, level by level";

    fn read(text: &mut &str) -> Option<Self> {
        let inner = text.trim_start().strip_prefix('[')?;
        let end = inner.find(']')?;
        *text = &inner[end + 1..];
        if inner[..end].trim().is_empty() {
            return Some(None);
        }
        let words = inner[..end].split(',').map(str::trim);
        let values = words.map(|word| if word == "null" { Ok(None) } else { word.parse().map(Some) });
        let mut values = values.collect::<Result<Vec<Option<i32>>, _>>().ok()?.into_iter();
        let leaf = |val: i32| Rc::new(RefCell::new(TreeNode::new(val)));
        let root = values.next()?.map(leaf);
        let mut parents: VecDeque<_> = root.iter().cloned().collect();
        while let Some(parent) = parents.pop_front() {
            let mut child = || values.next().and_then(|val| val).map(leaf);
            let (left, right) = (child(), child());
            parents.extend(left.iter().chain(&right).cloned());
            let mut parent = parent.borrow_mut();
            parent.left = left;
            parent.right = right;
        }
        Some(root).filter(|_| values.next().is_none()) // none is a child of nobody
    }

    fn write(&self, text: &mut String) {
        let (mut values, mut next) = (Vec::new(), VecDeque::from(vec![self.clone()]));
        while let Some(tree) = next.pop_front() {
            let value = tree.as_ref().map(|node| node.borrow().val.to_string());
            values.push(value.unwrap_or_else(|| "null".to_owned()));
            if let Some(node) = tree {
                next.extend([node.borrow().left.clone(), node.borrow().right.clone()]);
            }
        }
        let count = values.iter().rposition(|value| value != "null").map_or(0, |last| last + 1);
        *text += &format!("[{}]", values[..count].join(","));
    }
}
