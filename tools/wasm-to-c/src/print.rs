//! Prints a pruned module as one C file.

mod data;
mod expr;
mod float;
mod layout;
mod operators;
mod pair;
mod stmt;
mod text;

use crate::decode::Module;
use crate::error::Error;
use crate::ir::{Body, Expr, Stmt, Type, visit_expressions, visit_statements};
use crate::names::{self, FunctionNames};
use crate::prune::{Live, depth};
use crate::runtime::{self, Sizes};
use crate::{Entry, Export, Function, Options, Output, flow, library};
use expr::Scope;
use std::cmp::Reverse;
use std::collections::BTreeSet;
pub use text::c_type;

/// The C names of a module's functions and globals, by their numbers.
pub struct Names<'a> {
    pub module: &'a Module,
    pub functions: Vec<String>,
    pub globals: Vec<String>,
    /// Whether the text is laid out for readers.
    pub lines: bool,
}

/// Prints everything in `live`.
pub fn print(module: &Module, live: &Live, options: &Options) -> Result<Output, Error> {
    let names = names(module, live, options)?;
    let own: Vec<usize> = live.functions.iter().copied().filter(|f| is_own(module, *f)).collect();
    let texts: Vec<String> = own.iter().map(|function| function_text(&names, *function)).collect();
    let code = texts.concat();
    let prototypes = prototypes(&names, &own, live);
    let depth = depth(module, &own, &live.table);
    let sizes = Sizes::of(module, &depth, options)?;
    let deep = sizes.stack > 0;
    let start = start(module, &names, live, options, deep);
    let table = table(&names, live);
    let types = pointer_types(module, &own);
    let globals = globals(&names, &code, &start);
    let declarations = [types, globals, prototypes, table].concat();
    let runtime = runtime::for_code(&[&*declarations, &code, &start].concat(), &sizes);
    let mut c = options.header.clone();
    if !c.is_empty() && !c.ends_with('\n') {
        c.push('\n');
    }
    let main = names::main_crate(&module.names);
    let is_written = |f: usize| main.is_none_or(|main| names::is_of(&module.names[f], main));
    let parts = own.iter().zip(&texts).map(|(f, text)| (is_written(*f), &**text));
    let parts = [(false, &*runtime), (false, &*declarations)].into_iter().chain(parts);
    c += &layout::in_form(parts.chain([(true, &*start)]), options.lines);
    let function =
        |(f, text): (&usize, &String)| Function { name: module.names[*f].clone(), bytes: text.len() };
    let mut functions: Vec<Function> = own.iter().zip(&texts).map(function).collect();
    functions.sort_by_key(|f| Reverse(f.bytes));
    let exports = exports(module, &names);
    Ok(Output {
        c,
        functions,
        exports,
        static_memory: options.memory,
        initial_memory: sizes.initial(),
        recurses: depth.recurses,
    })
}

/// Names for the labels of a function; readers should not take them for locals.
fn names_of_labels(lines: bool) -> impl Iterator<Item = String> {
    ('a'..='z').take(if lines { 0 } else { 26 }).map(String::from).chain((0..).map(|k| format!("l{k}")))
}

/// Whether the function is translated rather than taken from the runtime.
fn is_own(module: &Module, function: usize) -> bool {
    module.body(function).is_some() && library::known(module, function).is_none()
}

/// Gives the shortest names to the functions that are called most.
fn names<'a>(module: &'a Module, live: &Live, options: &Options) -> Result<Names<'a>, Error> {
    let mut calls = vec![0usize; module.types.len()];
    for body in live.functions.iter().filter_map(|f| module.body(*f)) {
        visit_expressions(&body.code, &mut |e| {
            if let Expr::Call(callee, _) = e {
                calls[*callee] += 1;
            }
        });
    }
    let mut order = live.functions.clone();
    order.sort_by_key(|f| Reverse(calls[*f]));
    let mut pool = FunctionNames::new(options.names);
    let mut functions = vec![String::new(); module.types.len()];
    for f in order {
        let exported = module.exports.iter().position(|(_, exported)| *exported == f);
        functions[f] = match (library::known(module, f), exported) {
            (Some(known), _) => known.into(),
            _ if module.body(f).is_none() => library::imported(module, f)?.into(),
            (_, Some(index)) if options.entry == Entry::Library => names::export(index),
            _ => pool.give(&module.names[f]),
        };
    }
    let globals = module.global_names.iter().enumerate().map(|(i, name)| names::global(i, name)).collect();
    Ok(Names { module, functions, globals, lines: options.lines })
}

fn exports(module: &Module, names: &Names) -> Vec<Export> {
    let c_name = |function: usize| names.functions[function].clone();
    module
        .exports
        .iter()
        .filter(|(_, function)| !names.functions[*function].is_empty())
        .map(|(name, function)| Export { name: name.clone(), c_name: c_name(*function) })
        .collect()
}

/// `static u name(u a,U b)`, with or without the parameters' names.
fn head(names: &Names, function: usize, params: Option<&[String]>) -> String {
    let signature = names.module.signature(function);
    let list: Vec<String> = match params {
        Some(locals) => {
            signature.params.iter().zip(locals).map(|(ty, name)| format!("{} {name}", c_type(*ty))).collect()
        }
        None => signature.params.iter().map(|ty| c_type(*ty).to_string()).collect(),
    };
    let list = if list.is_empty() { "void".into() } else { list.join(",") };
    format!("static {} {}({list})", signature.result().map_or("void", c_type), names.functions[function])
}

fn function_text(names: &Names, function: usize) -> String {
    let Some(body) = names.module.body(function) else { return String::new() };
    let params = names.module.signature(function).params.len();
    let order = locals_by_use(body, params);
    let mut locals = vec![String::new(); body.locals.len()];
    for (local, name) in order.iter().zip(names::locals()) {
        locals[*local] = name;
    }
    let head = head(names, function, Some(&locals));
    let declarations = declarations(body, params, &order, &locals);
    let scope = Scope { names, locals, types: body.locals.clone() };
    let code = stmt::Printer::new(scope, body.labels).list(&body.code);
    format!("{head}{{{declarations}{code}}}\n")
}

/// The parameters and the locals that are used, most used first.
fn locals_by_use(body: &Body, params: usize) -> Vec<usize> {
    let mut uses = vec![0usize; body.locals.len()];
    visit_expressions(&body.code, &mut |e| {
        if let Expr::Local(local) = e {
            uses[*local] += 1;
        }
    });
    visit_statements(&body.code, &mut |s| {
        if let Stmt::Set(local, _) = s {
            uses[*local] += 1;
        }
    });
    let mut order: Vec<usize> = (0..body.locals.len()).filter(|l| *l < params || uses[*l] > 0).collect();
    order.sort_by_key(|l| Reverse(uses[*l]));
    order
}

fn declarations(body: &Body, params: usize, order: &[usize], names: &[String]) -> String {
    let zero = flow::read_before_set(body, params);
    let mut out = String::new();
    for ty in Type::ALL {
        let list: Vec<String> = order
            .iter()
            .filter(|local| **local >= params && body.locals[**local] == ty)
            .map(|local| format!("{}{}", names[*local], if zero[*local] { "=0" } else { "" }))
            .collect();
        if !list.is_empty() {
            out += &format!("{} {};", c_type(ty), list.join(","));
        }
    }
    out
}

/// Prototypes of the functions that are called before they are defined or are in the table.
fn prototypes(names: &Names, own: &[usize], live: &Live) -> String {
    let module = names.module;
    let mut defined = vec![false; module.types.len()];
    let mut wanted = BTreeSet::new();
    for &function in own {
        // Before its body is visited, since a function may call itself.
        defined[function] = true;
        if let Some(body) = module.body(function) {
            visit_expressions(&body.code, &mut |e| {
                if let Expr::Call(callee, _) = e
                    && !defined[*callee]
                {
                    wanted.insert(*callee);
                }
            });
        }
    }
    wanted.extend(live.table.iter().flatten());
    wanted.into_iter().filter(|f| is_own(module, *f)).map(|f| head(names, f, None) + ";").collect::<String>()
        + "\n"
}

/// The table of functions for indirect calls.
fn table(names: &Names, live: &Live) -> String {
    if live.table.is_empty() {
        return String::new();
    }
    let entry = |f: &Option<usize>| f.map_or("0".into(), |f| format!("(F_0){}", names.functions[f]));
    let entries: Vec<String> = live.table.iter().map(entry).collect();
    format!("typedef void(*F_0)(void);static F_0 T[]={{{}}};\n", entries.join(","))
}

/// Types of the functions that are called indirectly.
fn pointer_types(module: &Module, own: &[usize]) -> String {
    let mut called = BTreeSet::new();
    for body in own.iter().filter_map(|f| module.body(*f)) {
        visit_expressions(&body.code, &mut |e| {
            if let Expr::CallIndirect(ty, ..) = e {
                called.insert(*ty);
            }
        });
    }
    let mut out = String::new();
    for ty in called {
        let signature = &module.signatures[ty];
        let params: Vec<&str> = signature.params.iter().map(|t| c_type(*t)).collect();
        let params = if params.is_empty() { "void".into() } else { params.join(",") };
        out += &format!("typedef {}(*S{ty}_)({params});", signature.result().map_or("void", c_type));
    }
    out + "\n"
}

fn globals(names: &Names, code: &str, start: &str) -> String {
    let mut used = runtime::identifiers(code);
    used.extend(runtime::identifiers(start));
    let nothing = Scope { names, locals: vec![], types: vec![] };
    let mut out = String::new();
    for ((ty, value), name) in names.module.globals.iter().zip(&names.globals) {
        if used.contains(&**name) {
            let value = if is_literal(value) { nothing.text(value).code } else { "0".into() };
            out += &format!("static {} {name}={value};", c_type(*ty));
        }
    }
    out + "\n"
}

/// Whether C has a literal for a global's value: there is none for infinities and NaNs.
fn is_literal(value: &Expr) -> bool {
    match value {
        Expr::F32(bits) => f32::from_bits(*bits).is_finite(),
        Expr::F64(bits) => f64::from_bits(*bits).is_finite(),
        _ => true,
    }
}

/// Assignments to the globals whose initial values have no literal.
fn late_globals(names: &Names) -> String {
    let nothing = Scope { names, locals: vec![], types: vec![] };
    let globals = names.module.globals.iter().zip(&names.globals);
    globals
        .filter(|((_, value), _)| !is_literal(value))
        .map(|((_, value), name)| format!("{name}={};", nothing.text(value).code))
        .collect()
}

/// `main`, or for a library `start`, which fills the memory. What recurses runs on a deep stack.
fn start(module: &Module, names: &Names, live: &Live, options: &Options, deep: bool) -> String {
    let data = late_globals(names) + &data::fill(&live.image, names.lines);
    let call = |function: usize| {
        let zeros = vec!["0"; module.signature(function).params.len()];
        format!("{}({})", names.functions[function], zeros.join(","))
    };
    let first = module.start.map_or(String::new(), |function| call(function) + ";");
    match options.entry {
        Entry::Library => format!("static void start(void){{{data}{first}}}\n"),
        Entry::Program => {
            let (run, code) = match crate::entry(module) {
                Some(function) if module.signature(function).results == [Type::I32] => {
                    (String::new(), call(function))
                }
                entry => (entry.map_or(String::new(), |function| call(function) + ";"), "0".to_owned()),
            };
            let all = data + &first + &run;
            if deep {
                return format!(
                    "static void run(void){{{all}exit({code});}}\nint main(void){{deep(run);return 0;}}\n"
                );
            }
            format!("int main(void){{{all}return {code};}}\n")
        }
    }
}
