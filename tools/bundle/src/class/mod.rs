//! Judges that want no program but the methods of a class, `impl Solution`, which they call with
//! the arguments themselves: LeetCode.

mod call;

use anyhow::{Context, Result};
use grundy_host::Failure;
use grundy_rust::edits::Edits;
use grundy_rust::tokens;
use std::ops::Range;
use std::path::Path;
use syn::spanned::Spanned;
use syn::{FnArg, ImplItem, Item, Signature, Type, Visibility};

/// What the judge calls the class.
const CLASS: &str = "Solution";
/// What only a program needs that reads and writes.
const READING: [&str; 3] = ["scan", "leetcode", "leetcode_types"];
/// The nodes of lists and trees, which the judge defines.
const NODES: [&str; 2] = ["ListNode", "TreeNode"];
/// Other types that `leetcode_types` reads and writes.
const OTHER_TYPES: [&str; 2] = ["char", "f64"];
/// How the judge defines them.
const JUDGE: &str = "
#[derive(PartialEq, Eq, Clone, Debug)]
pub struct ListNode { pub val: i32, pub next: Option<Box<ListNode>> }
impl ListNode { pub fn new(val: i32) -> Self { ListNode { next: None, val } } }
#[derive(Debug, PartialEq, Eq)]
pub struct TreeNode {
    pub val: i32,
    pub left: Option<std::rc::Rc<std::cell::RefCell<TreeNode>>>,
    pub right: Option<std::rc::Rc<std::cell::RefCell<TreeNode>>>,
}
impl TreeNode { pub fn new(val: i32) -> Self { TreeNode { val, left: None, right: None } } }
";

/// A text with the methods of `Solution` and no `main` as a program: it reads the arguments, one on
/// each line, and writes the answers, as long as there is input. Any other text as it is.
///
/// Nothing moves: what is added stands behind it.
///
/// # Errors
/// A failed check: the judge has no arguments of such a type, or the method has no answer.
pub fn with_main(text: String, path: &Path) -> Result<String> {
    let Ok(file) = syn::parse_file(&text) else { return Ok(text) }; // the compiler says why
    let has = |wanted: &str| file.items.iter().any(|item| name(item).as_deref() == Some(wanted));
    let Some(method) = entry(&file.items).filter(|_| !has("main")) else { return Ok(text) };
    let call = call::call(method).map_err(|problem| {
        let line = problem.span.start().line;
        Failure::check(
            format!("{}:{line}: {}", path.display(), problem.what),
            "LeetCode's types are i32, i64, u32, f64, bool, char, String, linked lists, binary trees, `Vec`s of them, and \
             `&mut` of these, which is the answer if nothing is returned; else write a `main` that reads the samples, \
             which the bundle leaves out",
        )
    })?;
    let class = if has(CLASS) { "" } else { "struct Solution;\n" };
    let words = tokens::words(&text).unwrap_or_default();
    let missing = |node: &&&str| words.contains(**node) && !has(node) && !imports(&file, &text, node);
    let nodes = NODES.iter().filter(missing).map(|node| format!("use ::grundy::leetcode_types::{node};\n"));
    let mut types: String = nodes.collect();
    if types.is_empty() && OTHER_TYPES.iter().any(|other| words.contains(*other)) {
        types = "#[allow(unused_imports)]\nuse ::grundy::leetcode_types as _;\n".to_owned();
    }
    Ok(text
        + &format!(
            "
{class}{types}
fn main() -> std::process::ExitCode {{
    ::grundy::scan::run(|input, out| {{
        while !input.at_end() {{
            {call}
        }}
        Ok(())
    }})
}}
"
        ))
}

/// A program without all that reads and writes: what the judge takes that has a `main` of its own.
///
/// # Errors
/// There is no class, or the text is not Rust.
pub fn without_main(text: &str) -> Result<Option<String>> {
    let file = syn::parse_file(text).context("the bundle")?;
    if entry(&file.items).is_none() {
        return Ok(None);
    }
    let mut edits = Edits::default();
    // With the blank lines behind it, and a module with the comment before it.
    let mut remove = |item: &Item| {
        let (mut from, to) = (range(item).start, range(item).end);
        let line = text[..from].rfind('\n').map_or(0, |end| end + 1);
        if matches!(item, Item::Mod(_)) && text[line..from].trim().is_empty() {
            from = line;
            let is_comment = |line: &&str| line.trim_start().starts_with("//");
            let before = text[..from].split_inclusive('\n').rev().take_while(is_comment);
            from -= before.map(str::len).sum::<usize>();
        }
        let blank = text[to..].len() - text[to..].trim_start().len();
        let blank = text[to..to + blank].rfind('\n').map_or(0, |end| end + 1);
        edits.replace(from..to + blank, "");
    };
    for item in &file.items {
        match item {
            // Longer if the solution has something of that name.
            Item::Mod(module) if module.ident.to_string().trim_end_matches('_') == "grundy" => {
                let inner = module.content.as_ref().map_or(&[][..], |(_, items)| items);
                let reads = |item: &&Item| name(item).is_some_and(|name| READING.contains(&name.as_str()));
                match inner.iter().all(|item| reads(&item)) {
                    true => remove(item),
                    false => inner.iter().filter(reads).for_each(&mut remove),
                }
            }
            item if is_program(item, text) => remove(item),
            _ => {}
        }
    }
    Ok(Some(edits.apply(text).trim().to_owned() + "\n"))
}

/// What surrounds a class at the judge, as far as the compiler must know.
pub fn at_judge(text: &str) -> String {
    format!("#![allow(dead_code)] struct {CLASS}; {text}\nfn main() {{}}\n{JUDGE}")
}

/// The last public method of the class, if it is called without an object.
fn entry(items: &[Item]) -> Option<&Signature> {
    let methods = items.iter().filter_map(|item| match item {
        Item::Impl(block) if block.trait_.is_none() && is_class(&block.self_ty) => Some(&block.items),
        _ => None,
    });
    let mut public = methods.flatten().filter_map(|item| match item {
        ImplItem::Fn(method) if matches!(method.vis, Visibility::Public(_)) => Some(&method.sig),
        _ => None,
    });
    let plain = |argument: &FnArg| matches!(argument, FnArg::Typed(_));
    public.next_back().filter(|method| method.inputs.iter().all(plain))
}

fn is_class(class: &Type) -> bool {
    matches!(class, Type::Path(path) if path.path.is_ident(CLASS))
}

/// `main`, the class itself, and what mentions reading.
fn is_program(item: &Item, text: &str) -> bool {
    let mentions = |wanted: &[&str]| {
        let words = tokens::words(&text[range(item)]).unwrap_or_default();
        words.iter().any(|word| wanted.contains(&word.as_str()))
    };
    match item {
        Item::Struct(class) => class.ident == CLASS,
        Item::Fn(function) => function.sig.ident == "main" || mentions(&["Scan", "Out", "scan", "leetcode"]),
        Item::Use(_) => mentions(&READING),
        _ => false,
    }
}

/// Whether a name is imported.
fn imports(file: &syn::File, text: &str, name: &str) -> bool {
    let mut uses = file.items.iter().filter(|item| matches!(item, Item::Use(_)));
    uses.any(|item| tokens::words(&text[range(item)]).unwrap_or_default().contains(name))
}

/// Where an item stands.
fn range(item: &Item) -> Range<usize> {
    item.span().byte_range()
}

/// The name of a module, function or type.
fn name(item: &Item) -> Option<String> {
    match item {
        Item::Fn(item) => Some(item.sig.ident.to_string()),
        Item::Mod(item) => Some(item.ident.to_string()),
        Item::Struct(item) => Some(item.ident.to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_main(text: String) -> String {
        super::with_main(text, Path::new("a.rs")).unwrap()
    }

    const METHOD: &str = "impl Solution {\n    pub fn f(a: i32, b: Vec<i32>) -> bool { true }\n}\n";

    #[test]
    fn a_class_becomes_a_program_whose_lines_stay() {
        let program = with_main(METHOD.to_owned());
        assert!(program.starts_with(METHOD) && program.contains("\nstruct Solution;\n"));
        let argument = "::grundy::leetcode::argument(input)?";
        assert!(program.contains(&format!("Solution::f({argument}, {argument})")));
        let with_class = format!("pub struct Solution;\n{METHOD}");
        assert_eq!(with_main(with_class).matches("struct Solution").count(), 1);
    }

    #[test]
    fn nodes_of_lists_and_trees_are_there_once() {
        let tree = "impl Solution { pub fn f(root: Option<Rc<RefCell<TreeNode>>>) -> i32 { 1 } }\n";
        let import = "use ::grundy::leetcode_types::TreeNode;\n";
        let program = with_main(tree.to_owned());
        assert!(program.contains(import) && !program.contains("ListNode"), "{program}");
        assert_eq!(with_main(format!("{import}{tree}")).matches(import).count(), 1);
        let own = format!("struct TreeNode;\n{tree}");
        assert!(!with_main(own).contains(import));
        // The judge has its own.
        let class = without_main(&format!("{import}fn main() {{}}{tree}")).unwrap().unwrap();
        assert_eq!(class, tree);
        assert!(at_judge(&class).contains("pub struct TreeNode"));
    }

    #[test]
    fn what_is_changed_is_the_answer_if_nothing_is_returned() {
        let changes = "impl Solution { pub fn f(k: i32, grid: &mut Vec<Vec<char>>) {} }\n";
        let program = with_main(changes.to_owned());
        assert!(
            program.contains("Solution::f(a0, &mut a1); out.line(::grundy::leetcode::answer(&a1));"),
            "{program}"
        );
        assert!(program.contains("use ::grundy::leetcode_types as _;"), "{program}");
        let returns = "impl Solution { pub fn f(list: &mut Vec<i32>) -> i32 { 1 } }\n";
        let program = with_main(returns.to_owned());
        assert!(
            program.contains("answer(&Solution::f(&mut ::grundy::leetcode::argument(input)?))"),
            "{program}"
        );
        assert!(!program.contains("leetcode_types"), "{program}");
        assert_eq!(without_main(&with_main(changes.to_owned())).unwrap().unwrap(), changes);
    }

    #[test]
    fn what_no_line_can_hold_is_named_with_its_line() {
        for (method, what) in [
            ("fn f(a: i32,\n b: (i32, i32)) -> i32 { 1 }", "a.rs:3: a tuple"),
            ("fn f(a: &str) -> i32 { 1 }", "a.rs:2: a reference"),
            ("fn f(a: Vec<Vec<u64>>) -> i32 { 1 }", "a.rs:2: `u64`"),
            ("fn f(a: [i32; 2]) -> i32 { 1 }", "a.rs:2: an array"),
            ("fn f(a: i32) -> std::collections::HashMap<i32, i32> { todo!() }", "a.rs:2: `HashMap`"),
            ("fn f(a: i32) {}", "a.rs:2: `f` returns nothing"),
        ] {
            let text = format!("impl Solution {{\n pub {method}\n}}\n");
            let error = super::with_main(text, Path::new("a.rs")).unwrap_err();
            assert!(error.to_string().starts_with(what), "{error}");
        }
        // Only the compiler knows what this is.
        let other = "type Grid = Vec<Vec<i32>>;\nimpl Solution { pub fn f(a: Grid) -> i32 { 1 } }\n";
        assert!(with_main(other.to_owned()).contains("fn main"));
    }

    #[test]
    fn any_other_text_stays_as_it_is() {
        let program = format!("{METHOD}fn main() {{}}\n");
        let of_trait = "impl T for Solution { pub fn f() {} }";
        let with_self = "impl Solution { pub fn f(&self) {} }";
        for text in [&program, "fn main() {}", "fn (", "", of_trait, with_self, "impl Solution { fn f() {} }"]
        {
            assert_eq!(with_main(text.to_owned()), text);
        }
        assert_eq!(without_main("fn main() {}").unwrap(), None);
    }

    #[test]
    fn a_program_becomes_its_class() {
        let reading =
            "use grundy::scan::{self, Scan};\nfn main() { scan::run(solve) }\n\nfn solve(_: Scan) {}\n\n";
        let modules = "mod grundy {\n\t// About.\n\tpub mod nim {}\n\n\t// Gone.\n\tpub mod scan {}\n}\n";
        let text = format!("// Kept.\n{reading}struct Solution;\n{METHOD}\n{modules}");
        let class = without_main(&text).unwrap().unwrap();
        assert_eq!(
            class,
            format!("// Kept.\n{METHOD}\nmod grundy {{\n\t// About.\n\tpub mod nim {{}}\n\n}}\n")
        );
        // On one line, and where no module is left.
        let text =
            format!("fn main(){{}}struct Solution;{METHOD}mod grundy{{pub mod nim{{}}pub mod scan{{}}}}");
        let class = without_main(&text).unwrap().unwrap();
        assert_eq!(class, format!("{METHOD}mod grundy{{pub mod nim{{}}}}\n"));
        let text = format!("fn main(){{}}{METHOD}mod grundy{{pub mod leetcode{{}}pub mod scan{{}}}}");
        assert_eq!(without_main(&text).unwrap().unwrap(), METHOD);
    }
}
