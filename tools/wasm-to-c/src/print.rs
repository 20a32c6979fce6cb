//! Prints a pruned module as one C file.

mod c_names;
mod data;
mod expr;
mod float_literals;
mod layout;
mod operators;
mod stmt;
mod text;
mod word_pairs;

use crate::builtins;
use crate::definite_assignment::read_before_set;
use crate::error::Error;
use crate::ir::{Body, Expr, Stmt, Type, visit_expressions, visit_statements};
use crate::module::Module;
use crate::names;
use crate::options::{FileKind, Options};
use crate::output::{Function, Output};
use crate::prune::call_depth::call_depth;
use crate::prune::live::Live;
use crate::runtime::{self, Sizes};
use c_names::CNames;
use expr::Scope;
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashSet};
use text::c_type;

pub fn print(module: &Module, live: &Live, options: &Options) -> Result<Output, Error> {
    let names = CNames::new(module, live, options)?;
    let own: Vec<usize> = live.functions.iter().copied().filter(|f| is_own(module, *f)).collect();
    let texts: Vec<String> = own.iter().map(|function| function_text(&names, *function)).collect();
    let code = texts.concat();
    let prototypes = prototypes(&names, &own, live);
    let depth = call_depth(module, &own, &live.table);
    let sizes = Sizes::for_module(module, &depth, options)?;
    let deep = sizes.stack > 0;
    let data = late_globals(&names) + &data::fill(&live.image, names.lines);
    let data_bytes = data.len();
    let start = start(module, &names, options, deep, data);
    let table = table(&names, live);
    let types = pointer_types(module, &own);
    let mut used = runtime::identifiers(&code);
    used.extend(runtime::identifiers(&start));
    if used.contains("push") {
        used.insert(names::STACK_POINTER); // it is in the macro
    }
    let declarations = [types, globals(&names, &used), prototypes, table].concat();
    used.extend(runtime::identifiers(&declarations));
    let runtime = runtime::for_names(&used, &sizes);
    let mut c = options.header.clone();
    if !c.is_empty() && !c.ends_with('\n') {
        c.push('\n');
    }
    let main = names::main_crate(&module.names);
    let is_written = |f: usize| main.is_none_or(|main| names::belongs_to(&module.names[f], main));
    let parts = own.iter().zip(&texts).map(|(f, text)| (is_written(*f), &**text));
    let parts = [(false, &*runtime), (false, &*declarations)].into_iter().chain(parts);
    c += &layout::lay_out(parts.chain([(true, &*start)]), options.lines);
    let functions = own.iter().zip(&texts);
    let mut functions: Vec<Function> =
        functions.map(|(f, text)| Function { name: module.names[*f].clone(), bytes: text.len() }).collect();
    functions.sort_by_key(|f| Reverse(f.bytes));
    Ok(Output {
        c,
        functions,
        data_bytes,
        exports: names.exports(),
        static_memory: options.memory,
        initial_memory: sizes.initial(),
        recurses: depth.recurses,
    })
}

/// Whether the function is translated rather than taken from the runtime.
fn is_own(module: &Module, function: usize) -> bool {
    module.body(function).is_some() && builtins::in_runtime(module, function).is_none()
}

/// `static u name(u a,U b)`, with or without the parameters' names.
fn head(names: &CNames, function: usize, params: Option<&[String]>) -> String {
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

fn function_text(names: &CNames, function: usize) -> String {
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
    let code = stmt::StatementPrinter::new(scope, body.labels).list(&body.code);
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
    let zero = read_before_set(body, params);
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
fn prototypes(names: &CNames, own: &[usize], live: &Live) -> String {
    let module = names.module;
    let mut defined = vec![false; module.types.len()];
    let mut wanted = BTreeSet::new();
    for &function in own {
        // Before its body is visited, since a function may call itself.
        defined[function] = true;
        if let Some(body) = module.body(function) {
            body.visit_calls(|callee| wanted.extend((!defined[callee]).then_some(callee)));
        }
    }
    wanted.extend(live.table.iter().flatten());
    wanted.into_iter().filter(|f| is_own(module, *f)).map(|f| head(names, f, None) + ";").collect::<String>()
        + "\n"
}

fn table(names: &CNames, live: &Live) -> String {
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

fn globals(names: &CNames, used: &HashSet<&str>) -> String {
    let no_locals = Scope { names, locals: vec![], types: vec![] };
    let mut out = String::new();
    for (global, name) in names.module.globals.iter().zip(&names.globals) {
        if used.contains(&**name) {
            let initial = &global.initial;
            let value = if is_literal(initial) { no_locals.text(initial).code } else { "0".into() };
            out += &format!("static {} {name}={value};", c_type(global.ty));
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
fn late_globals(names: &CNames) -> String {
    let no_locals = Scope { names, locals: vec![], types: vec![] };
    let globals = names.module.globals.iter().zip(&names.globals);
    globals
        .filter(|(global, _)| !is_literal(&global.initial))
        .map(|(global, name)| format!("{name}={};", no_locals.text(&global.initial).code))
        .collect()
}

/// `main`, or for a library `start`, which fills the memory. What recurses runs on a deep stack.
fn start(module: &Module, names: &CNames, options: &Options, deep: bool, data: String) -> String {
    let call = |function: usize| {
        let zeros = vec!["0"; module.signature(function).params.len()];
        format!("{}({})", names.functions[function], zeros.join(","))
    };
    let first = module.start.map_or(String::new(), |function| call(function) + ";");
    match options.kind {
        FileKind::Library => format!("static void start(void){{{data}{first}}}\n"),
        FileKind::Program => {
            let entry = module.entry().map(|function| (call(function), module.signature(function).result()));
            let (run, code) = match entry {
                Some((call, Some(Type::I32))) => (String::new(), call),
                Some((call, _)) => (call + ";", "0".to_owned()),
                None => (String::new(), "0".to_owned()),
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
