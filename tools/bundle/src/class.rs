//! Judges that want no program but the methods of a class, `impl Solution`, which they call with
//! the arguments themselves: LeetCode.

use anyhow::{Context, Result};
use grundy_rust::edits::Edits;
use grundy_rust::tokens;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::{FnArg, ImplItem, Item, Type, Visibility};

/// What the judge calls the class.
const CLASS: &str = "Solution";
/// What only a program needs that reads and writes.
const READING: [&str; 3] = ["scan", "leetcode", "leetcode_types"];
/// The nodes of lists and trees, which the judge defines.
const NODES: [&str; 2] = ["ListNode", "TreeNode"];
/// How it does so.
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
pub fn with_main(text: String) -> String {
    let Ok(file) = syn::parse_file(&text) else { return text }; // the compiler says why
    let has = |wanted: &str| file.items.iter().any(|item| name(item).as_deref() == Some(wanted));
    let Some((method, arguments)) = entry(&file.items).filter(|_| !has("main")) else { return text };
    let class = if has(CLASS) { "" } else { "struct Solution;\n" };
    let words = tokens::words(&text).unwrap_or_default();
    let missing = |node: &&&str| words.contains(**node) && !has(node) && !imports(&file, &text, node);
    let nodes = NODES.iter().filter(missing).map(|node| format!("use grundy::leetcode_types::{node};\n"));
    let nodes: String = nodes.collect();
    let arguments = vec!["grundy::leetcode::argument(input)?"; arguments].join(", ");
    text + &format!(
        "
{class}{nodes}
fn main() -> std::process::ExitCode {{
    grundy::scan::run(|input, out| {{
        while !input.at_end() {{
            out.line(grundy::leetcode::answer(&{CLASS}::{method}({arguments})));
        }}
        Ok(())
    }})
}}
"
    )
}

/// A program without all that reads and writes: what the judge takes that has a `main` of its own.
///
/// # Errors
/// There is no class, or the text is no Rust.
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
            Item::Mod(module) if module.ident == "grundy" => {
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

/// The last public method of the class, and how many arguments it has.
fn entry(items: &[Item]) -> Option<(String, usize)> {
    let methods = items.iter().filter_map(|item| match item {
        Item::Impl(block) if block.trait_.is_none() && is_class(&block.self_ty) => Some(&block.items),
        _ => None,
    });
    let mut public = methods.flatten().filter_map(|item| match item {
        ImplItem::Fn(method) if matches!(method.vis, Visibility::Public(_)) => Some(&method.sig),
        _ => None,
    });
    let method = public.next_back()?;
    let plain = method.inputs.iter().all(|argument| matches!(argument, FnArg::Typed(_)));
    plain.then(|| (method.ident.to_string(), method.inputs.len()))
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

    const METHOD: &str = "impl Solution {\n    pub fn f(a: i32, b: Vec<i32>) -> bool { true }\n}\n";

    #[test]
    fn a_class_becomes_a_program_whose_lines_stay() {
        let program = with_main(METHOD.to_owned());
        assert!(program.starts_with(METHOD) && program.contains("\nstruct Solution;\n"));
        let argument = "grundy::leetcode::argument(input)?";
        assert!(program.contains(&format!("Solution::f({argument}, {argument})")));
        let with_class = format!("pub struct Solution;\n{METHOD}");
        assert_eq!(with_main(with_class).matches("struct Solution").count(), 1);
    }

    #[test]
    fn nodes_of_lists_and_trees_are_there_once() {
        let tree = "impl Solution { pub fn f(root: Option<Rc<RefCell<TreeNode>>>) -> i32 { 1 } }\n";
        let import = "use grundy::leetcode_types::TreeNode;\n";
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
