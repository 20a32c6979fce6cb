//! Printing and parsing floats: the runtime does it in a tenth of the C that std's functions take.
//!
//! std's functions are recognised by their names, and the runtime writes the values that they
//! exchange as rustc lays them out. Neither is promised to stay, so both count only for the
//! versions of rustc with which they were tested; a module of any other version keeps std's code.

use crate::builtins::{FLOAT_READ, FLOAT_TEXT, letters};
use crate::ir::{Access, Binary, Body, Expr, Sign, Stmt, Type, Unary, visit_expressions};
use crate::module::{Module, Signature};

/// The oldest and the newest minor version for which `tests/it/floats.rs` passes.
const VERSIONS: std::ops::RangeInclusive<u32> = 85..=95;

/// The most bytes that `float_text` writes.
const MAX_TEXT: i32 = 1536;

/// More bytes than the result of parsing an `f32` has.
const RESULT: i32 = 16;

/// Bits of `float_text`'s last parameter.
const EXPONENT: i32 = 1;
const EXACT: i32 = 2;
const UPPER: i32 = 4;
const NARROW: i32 = 8;

/// A function of `core::fmt::float` that prints a float: `(formatter, number, sign, …)`.
struct FloatPrinter {
    name: &'static str,
    form: i32,
    /// What follows the sign: `d` decimals, `s` significant digits, `u` whether the E is in upper
    /// case.
    params: &'static str,
    /// Traits whose `fmt` passes a constant as the last argument. If nothing passes another value,
    /// the compiler removes the parameter.
    removable: &'static [(&'static str, i32)],
}

const PRINTERS: [FloatPrinter; 4] = [
    FloatPrinter { name: "float_to_decimal_common_exact", form: EXACT, params: "d", removable: &[] },
    FloatPrinter {
        name: "float_to_decimal_common_shortest",
        form: 0,
        params: "d",
        removable: &[("Display", 0), ("Debug", 1)],
    },
    FloatPrinter {
        name: "float_to_exponential_common_exact",
        form: EXPONENT | EXACT,
        params: "su",
        removable: &[("LowerExp", 0), ("UpperExp", 1)],
    },
    FloatPrinter {
        name: "float_to_exponential_common_shortest",
        form: EXPONENT,
        params: "u",
        removable: &[("LowerExp", 0), ("UpperExp", 1), ("Debug", 0)],
    },
];

/// Replaces the bodies of std's functions that print and parse floats by calls of the runtime.
pub fn replace(module: &mut Module) {
    if !is_tested(&module.rustc) {
        return;
    }
    for (ty, name) in [(Type::F64, "f64"), (Type::F32, "f32")] {
        replace_parser(module, ty, name);
        for printer in &PRINTERS {
            replace_printer(module, printer, ty, name);
        }
    }
}

fn is_tested(rustc: &str) -> bool {
    let Some((number, _)) = rustc.split_once(' ') else { return false };
    let minor = number.strip_prefix("1.").and_then(|rest| rest.split_once('.'));
    // Not `95.0-nightly`: what that is changes every day.
    minor.is_some_and(|(minor, patch)| {
        patch.parse::<u32>().is_ok() && minor.parse().is_ok_and(|minor: u32| VERSIONS.contains(&minor))
    })
}

/// `fn from_str(&str) -> Result<T, ParseFloatError>`. It gets the place of its result first, or
/// returns it as a number if that is large enough.
fn replace_parser(module: &mut Module, ty: Type, name: &str) {
    let of = "core::str::traits::FromStr";
    let Some(function) = method(module, name, of, "from_str", "core::num::dec2flt") else { return };
    let returns = ty == Type::F32 && has_shape(module, function, "pp>l");
    let Some(stack) = module.stack_global() else { return };
    if !returns && !has_shape(module, function, "ppp>") {
        return;
    }
    let word = module.word();
    let read = runtime_function(module, FLOAT_READ, vec![word, word, word, Type::I32]);
    let narrow = Expr::I32((ty == Type::F32).into());
    let call = |place, text, length| {
        let [place, text, length] = [place, text, length].map(Expr::Local);
        Stmt::Do(Expr::Call(read, vec![place, text, length, narrow]))
    };
    if !returns {
        return set_body(module, function, vec![], vec![call(0, 1, 2)]);
    }
    // What calls no other function may use what is below the stack's end.
    let below = Expr::Binary(Binary::Sub, word, Box::new([Expr::Global(stack), module.constant(RESULT)]));
    let access = Access { ty: Type::I64, bits: 64, sign: Sign::Unsigned, offset: 0, reference: None };
    let result = Expr::Load(access, Box::new(Expr::Local(2)));
    let code = vec![Stmt::Set(2, below), call(2, 0, 1), Stmt::Return(Some(result))];
    set_body(module, function, vec![word], code);
}

fn replace_printer(module: &mut Module, printer: &FloatPrinter, ty: Type, name: &str) {
    let Some((function, last)) = find_printer(module, printer, ty, name) else { return };
    let of_std = ["<core::fmt::Formatter>::pad_formatted_parts", "core::fmt::Formatter::pad_formatted_parts"];
    let pad = unique(module, |f| of_std.contains(&&*module.names[f]) && has_shape(module, f, "pp>i"));
    let (Some(pad), Some(stack)) = (pad, module.stack_global()) else { return };
    let word = module.word();
    let text = runtime_function(module, FLOAT_TEXT, vec![word, Type::F64, Type::I32, Type::I32, Type::I32]);
    let params = module.signature(function).params.len();
    let argument = |letter| {
        printer
            .params
            .find(letter)
            .map(|at| if 3 + at < params { Expr::Local(3 + at) } else { Expr::I32(last) })
    };
    let significant = argument('s').map(|digits| binary(Binary::Sub, digits, Expr::I32(1)));
    let decimals = significant.or(argument('d')).unwrap_or(Expr::I32(0));
    let form = printer.form | if ty == Type::F32 { NARROW } else { 0 };
    let form = match argument('u') {
        Some(Expr::I32(upper)) => Expr::I32(form | (upper * UPPER)),
        Some(upper) => binary(Binary::Or, Expr::I32(form), binary(Binary::Mul, upper, Expr::I32(UPPER))),
        None => Expr::I32(form),
    };
    let number = match ty {
        Type::F32 => Expr::Unary(Unary::Convert(Type::F64, Sign::Signed), ty, Box::new(Expr::Local(1))),
        _ => Expr::Local(1),
    };
    let (place, result) = (params, params + 1);
    let room = module.constant(MAX_TEXT);
    let moved = |op, from| Expr::Binary(op, word, Box::new([from, room.clone()]));
    let code = vec![
        Stmt::Set(place, moved(Binary::Sub, Expr::Global(stack))),
        Stmt::SetGlobal(stack, Expr::Local(place)),
        Stmt::Do(Expr::Call(text, vec![Expr::Local(place), number, Expr::Local(2), decimals, form])),
        Stmt::Set(result, Expr::Call(pad, vec![Expr::Local(0), Expr::Local(place)])),
        Stmt::SetGlobal(stack, moved(Binary::Add, Expr::Local(place))),
        Stmt::Return(Some(Expr::Local(result))),
    ];
    set_body(module, function, vec![word, Type::I32], code);
}

/// The function, and what its last argument is if it lacks the parameter for it.
fn find_printer(module: &Module, printer: &FloatPrinter, ty: Type, name: &str) -> Option<(usize, i32)> {
    let path = format!("core::fmt::float::{}", printer.name);
    let letter = if ty == Type::F64 { 'd' } else { 'f' };
    let whole = format!("p{letter}i{}>i", "i".repeat(printer.params.len()));
    let lacking = whole.replacen("i>", ">", 1);
    let paths = [format!("{path}::<{name}>"), path];
    let function = unique(module, |f| {
        paths.contains(&module.names[f]) && (has_shape(module, f, &whole) || has_shape(module, f, &lacking))
    })?;
    if has_shape(module, function, &whole) {
        return Some((function, 0));
    }
    let passes = printer.removable.iter().find(|(of, _)| {
        let fmt = method(module, name, &format!("core::fmt::{of}"), "fmt", "core::fmt::float");
        fmt.is_some_and(|fmt| computes_last(module, fmt, function))
    });
    passes.map(|(_, value)| (function, *value))
}

/// Whether `caller` calls `callee`, always with a last argument that is not constant. std passes a
/// constant as the last argument there. So if a parameter is missing, it is the last one, and that
/// constant is what every caller passes.
fn computes_last(module: &Module, caller: usize, callee: usize) -> bool {
    let mut last = vec![];
    if let Some(body) = module.body(caller) {
        visit_expressions(&body.code, &mut |e| {
            if let Expr::Call(function, args) = e
                && *function == callee
            {
                last.push(args.last().is_some_and(|argument| argument.constant().is_none()));
            }
        });
    }
    !last.is_empty() && !last.contains(&false)
}

/// A float's function of a trait, in each of rustc's two manglings.
fn method(module: &Module, float: &str, of: &str, name: &str, place: &str) -> Option<usize> {
    let paths = [format!("<{float} as {of}>::{name}"), format!("{place}::<impl {of} for {float}>::{name}")];
    unique(module, |f| paths.contains(&module.names[f]))
}

/// The function for which this holds, if there is exactly one. Imports do not count.
fn unique(module: &Module, is_wanted: impl Fn(usize) -> bool) -> Option<usize> {
    let mut found = module.defined().filter(|f| is_wanted(*f));
    found.next().filter(|_| found.next().is_none())
}

/// Whether a function has these types, such as `pdi>i`, with `p` for addresses and lengths.
fn has_shape(module: &Module, function: usize, shape: &str) -> bool {
    let signature = module.signature(function);
    let word = letters(&[module.word()]);
    letters(&signature.params) + ">" + &letters(&signature.results) == shape.replace('p', &word)
}

/// The number of a function of the runtime, which is added to the module if it is missing.
fn runtime_function(module: &mut Module, name: &str, params: Vec<Type>) -> usize {
    if let Some(function) = module.names.iter().position(|known| known == name) {
        return function;
    }
    module.signatures.push(Signature { params, results: vec![] });
    module.types.push(module.signatures.len() - 1);
    module.names.push(name.into());
    module.bodies.push(Body::default());
    module.types.len() - 1
}

/// Gives a function another body, with locals beside its parameters.
fn set_body(module: &mut Module, function: usize, locals: Vec<Type>, code: Vec<Stmt>) {
    let locals = module.signature(function).params.iter().copied().chain(locals).collect();
    module.set_body(function, Body { locals, labels: 1, code });
}

fn binary(operator: Binary, a: Expr, b: Expr) -> Expr {
    Expr::Binary(operator, Type::I32, Box::new([a, b]))
}
