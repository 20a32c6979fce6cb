//! The call of a class's method: its arguments are read, and its answer is written.

use super::CLASS;
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{FnArg, GenericArgument, PathArguments, ReturnType, Signature, Type};

/// Types that nothing reads or writes.
const NO_TYPES: &str =
    "u8 u16 u64 u128 usize i8 i16 i128 isize f32 str HashMap HashSet BTreeMap BTreeSet VecDeque";

/// What is wrong with a method, and where.
pub struct Unreadable {
    pub span: Span,
    pub what: String,
}

/// The statements that read a method's arguments, call it, and write the answer.
pub fn call(method: &Signature) -> std::result::Result<String, Unreadable> {
    const ARGUMENT: &str = "::grundy::leetcode::argument(input)?";
    let types = method.inputs.iter().filter_map(|argument| match argument {
        FnArg::Typed(argument) => Some(&*argument.ty),
        FnArg::Receiver(_) => None,
    });
    let types: Vec<&Type> = types.collect();
    let changed = |class: &&Type| matches!(class, Type::Reference(of) if of.mutability.is_some());
    for class in &types {
        match class {
            Type::Reference(of) if of.mutability.is_some() => readable(&of.elem)?,
            _ => readable(class)?,
        }
    }
    let name = format!("{CLASS}::{}", method.ident);
    if let ReturnType::Type(_, answer) = &method.output
        && !matches!(&**answer, Type::Tuple(of) if of.elems.is_empty())
    {
        readable(answer)?;
        let argument = |class: &Type| if changed(&class) { "&mut " } else { "" }.to_owned() + ARGUMENT;
        let arguments: Vec<String> = types.into_iter().map(argument).collect();
        return Ok(format!("out.line(::grundy::leetcode::answer(&{name}({})));", arguments.join(", ")));
    }
    let Some(answer) = types.iter().position(changed) else {
        let what =
            format!("`{}` returns nothing, and no argument is a `&mut` that it could change", method.ident);
        return Err(Unreadable { span: method.ident.span(), what });
    };
    let (mut reads, mut arguments) = (String::new(), Vec::new());
    for (i, class) in types.iter().enumerate() {
        let (binding, borrow) = if changed(class) { ("mut ", "&mut ") } else { ("", "") };
        reads += &format!("let {binding}a{i} = {ARGUMENT}; ");
        arguments.push(format!("{borrow}a{i}"));
    }
    Ok(format!("{reads}{name}({}); out.line(::grundy::leetcode::answer(&a{answer}));", arguments.join(", ")))
}

/// Refuses a type that cannot be an argument or an answer. One that the file defines may be
/// another's name.
fn readable(class: &Type) -> std::result::Result<(), Unreadable> {
    let refused = |what: &str| {
        let what = format!("{what} is not an argument or answer of LeetCode's that can be read or written");
        Err(Unreadable { span: class.span(), what })
    };
    match class {
        Type::Path(path) => {
            let Some(last) = path.path.segments.last() else { return Ok(()) };
            if NO_TYPES.split(' ').any(|name| last.ident == name) {
                return refused(&format!("`{}`", last.ident));
            }
            let PathArguments::AngleBracketed(arguments) = &last.arguments else { return Ok(()) };
            arguments.args.iter().try_for_each(|argument| match argument {
                GenericArgument::Type(class) => readable(class),
                _ => Ok(()),
            })
        }
        Type::Paren(inner) => readable(&inner.elem),
        Type::Reference(_) => refused("a reference"),
        Type::Tuple(_) => refused("a tuple"),
        Type::Array(_) | Type::Slice(_) => refused("an array"),
        _ => Ok(()),
    }
}
