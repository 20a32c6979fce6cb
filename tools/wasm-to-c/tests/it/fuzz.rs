//! Random valid modules: the C must do what the reference interpreter does.
//!
//! `FUZZ_MODULES=2000 FUZZ_SEED=7 cargo test --release -p wasm-to-c fuzz` runs more modules, or
//! other ones.

use crate::fixtures;
use crate::support::{compile, folder, run, setting};
use arbitrary::Unstructured;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use wasm_smith::Config;
use wasm_to_c::{Error, Export, FileKind, Options, Output, translate};
use wasmi::{Engine, Linker, Module, Store, Val};

/// Modules per call of the C compiler.
const BATCH: usize = 30;
/// What a call may cost in the interpreter; more expensive ones are not compared.
const FUEL: u64 = 100_000;

#[test]
fn random_modules_do_what_the_interpreter_does() {
    let count = setting("FUZZ_MODULES", 60) as usize;
    let seed = setting("FUZZ_SEED", fastrand::u64(..));
    println!("FUZZ_SEED={seed} FUZZ_MODULES={count}");
    let folder = folder("fuzz");
    let mut random = fastrand::Rng::with_seed(seed);
    let mut cases = vec![];
    let mut tries = 0;
    while cases.len() < count {
        cases.extend(case(&mut random));
        tries += 1;
        assert!(tries < 10 * count + 100, "FUZZ_SEED={seed}: {} of {tries} modules can be run", cases.len());
    }
    let calls: usize = cases.iter().map(|case| case.calls).sum();
    println!("{calls} calls compared in {count} of {tries} modules");
    let numbered: Vec<(usize, Case)> = cases.into_iter().enumerate().collect();
    std::thread::scope(|scope| {
        for half in numbered.chunks(count.div_ceil(2)) {
            let folder = &folder;
            scope.spawn(move || half.chunks(BATCH).for_each(|batch| check(batch, folder, seed)));
        }
    });
}

#[test]
fn damaged_modules_give_errors() {
    let seed = setting("FUZZ_SEED", fastrand::u64(..));
    println!("FUZZ_SEED={seed}");
    let mut random = fastrand::Rng::with_seed(seed);
    for _ in 0..setting("FUZZ_MODULES", 300) {
        let Some(mut wasm) = module(&mut random) else { continue };
        for _ in 0..random.usize(1..4) {
            let at = random.usize(..wasm.len());
            wasm[at] = random.u8(..);
        }
        wasm.truncate(random.usize(wasm.len() / 2..=wasm.len()));
        // Whatever the result, it must not panic.
        let _ = translate(&wasm, &library_options());
    }
}

/// The linker's sections come last and are not validated.
#[test]
fn damaged_relocations_do_not_panic() {
    let seed = setting("FUZZ_SEED", fastrand::u64(..));
    println!("FUZZ_SEED={seed}");
    let mut random = fastrand::Rng::with_seed(seed);
    let whole = fixtures::wasm("lines");
    for _ in 0..setting("FUZZ_MODULES", 20) {
        let mut wasm = whole.clone();
        for _ in 0..random.usize(1..6) {
            let at = random.usize(wasm.len() * 3 / 4..wasm.len());
            wasm[at] = random.u8(..);
        }
        let _ = translate(&wasm, &library_options()); // whatever the result, it must not panic
    }
}

struct Case {
    wasm: Vec<u8>,
    c: String,
    calls: usize,
    expected: String,
}

fn library_options() -> Options {
    Options { memory: 4 << 20, kind: FileKind::Library, ..Options::default() }
}

fn module(random: &mut fastrand::Rng) -> Option<Vec<u8>> {
    let size = random.usize(2_000..40_000);
    let bytes: Vec<u8> = (0..size).map(|_| random.u8(..)).collect();
    let config = Config {
        canonicalize_nans: true,
        disallow_traps: true,
        export_everything: true,
        allow_start_export: random.bool(),
        max_imports: 0,
        min_memories: 1,
        max_memories: 1,
        max_memory32_bytes: 1 << 18,
        memory_max_size_required: true,
        min_funcs: 4,
        max_funcs: 12,
        max_instructions: 120,
        max_values: 6,
        max_type_size: 1_000_000,
        max_tables: 1,
        max_table_elements: 50,
        max_types: 10,
        max_globals: 10,
        max_data_segments: 5,
        max_nesting_depth: 10,
        exceptions_enabled: false,
        gc_enabled: false,
        memory64_enabled: random.bool(),
        max_memory64_bytes: 1 << 18,
        multi_value_enabled: false,
        reference_types_enabled: false,
        relaxed_simd_enabled: false,
        simd_enabled: false,
        tail_call_enabled: false,
        threads_enabled: false,
        wide_arithmetic_enabled: false,
        extended_const_enabled: false,
        compact_imports_enabled: false,
        ..Config::default()
    };
    wasm_smith::Module::new(config, &mut Unstructured::new(&bytes)).ok().map(|module| module.to_bytes())
}

/// A module that was translated and run in the interpreter; `None` if that is not possible.
fn case(random: &mut fastrand::Rng) -> Option<Case> {
    let wasm = module(random)?;
    let options = Options { lines: random.bool(), ..library_options() };
    let output = match translate(&wasm, &options) {
        Ok(output) => output,
        Err(Error::Unsupported(_)) => return None,
        Err(e) => panic!("a valid module: {e}"),
    };
    interpret(wasm, &output, random)
}

/// Calls every export that returns in time, in the interpreter and in a C driver.
fn interpret(wasm: Vec<u8>, output: &Output, random: &mut fastrand::Rng) -> Option<Case> {
    let mut config = wasmi::Config::default();
    config.consume_fuel(true);
    let engine = Engine::new(&config);
    let module = Module::new(&engine, &wasm).expect("the emitter found it valid");
    let mut plans: Vec<(&Export, Vec<Val>)> = vec![];
    for export in &output.exports {
        let mut machine = Machine::new(&engine, &module)?;
        let ty = machine.instance.get_func(&machine.store, &export.name)?.ty(&machine.store);
        let args: Vec<Val> = ty.params().iter().map(|ty| argument(*ty, random)).collect();
        if machine.call(&export.name, &args).is_some() {
            plans.push((export, args));
        }
    }
    let mut machine = Machine::new(&engine, &module)?;
    let (mut driver, mut expected, mut calls) = (String::new(), String::new(), 0);
    for (export, args) in plans {
        // After what the earlier calls did, this one may no longer return in time.
        let Some(results) = machine.call(&export.name, &args) else { break };
        let args: Vec<String> = args.iter().map(literal).collect();
        let call = format!("{}({})", export.c_name, args.join(","));
        match results.first() {
            Some(result) => {
                let _ = write!(driver, "t_{}({call});", letter(result));
                expected += &shown(result);
            }
            None => driver += &format!("{call};"),
        }
        let bytes = machine.memory.data(&machine.store);
        let hash = bytes.iter().fold(7u32, |hash, byte| hash.wrapping_mul(31).wrapping_add(u32::from(*byte)));
        let _ = write!(driver, "t_memory({});", bytes.len());
        let _ = writeln!(expected, "memory {hash}");
        calls += 1;
    }
    let c = format!("{}{HELPERS}static void t_run(void){{start();{driver}}}\n", output.c);
    (calls > 0).then_some(Case { wasm, c, calls, expected })
}

/// A module in the interpreter.
struct Machine {
    store: Store<()>,
    instance: wasmi::Instance,
    memory: wasmi::Memory,
}

impl Machine {
    fn new(engine: &Engine, module: &Module) -> Option<Machine> {
        let mut store = Store::new(engine, ());
        store.set_fuel(FUEL).expect("fuel is switched on");
        let instance = Linker::new(engine).instantiate_and_start(&mut store, module).ok()?;
        let memory = instance.exports(&store).find_map(wasmi::Export::into_memory)?;
        Some(Machine { store, instance, memory })
    }

    /// The results, or `None` if the call runs too long or too deep.
    fn call(&mut self, name: &str, args: &[Val]) -> Option<Vec<Val>> {
        let function = self.instance.get_func(&self.store, name)?;
        let mut results = vec![Val::I32(0); function.ty(&self.store).results().len()];
        self.store.set_fuel(FUEL).expect("fuel is switched on");
        function.call(&mut self.store, args, &mut results).ok()?;
        Some(results)
    }
}

const HELPERS: &str = r#"
static void t_i(u a){printf("i32 %u\n",a);}
static void t_l(U a){printf("i64 %llu\n",a);}
static void t_f(float a){u b;memcpy(&b,&a,4);if(a!=a)printf("nan\n");else printf("f32 %u\n",b);}
static void t_d(double a){U b;memcpy(&b,&a,8);if(a!=a)printf("nan\n");else printf("f64 %llu\n",b);}
static float t_ff(u a){float b;memcpy(&b,&a,4);return b;}
static double t_fd(U a){double b;memcpy(&b,&a,8);return b;}
static void t_memory(u n){u h=7,k;for(k=0;k<n;k++)h=h*31+M[k];printf("memory %u\n",h);}
"#;

fn argument(ty: wasmi::ValType, random: &mut fastrand::Rng) -> Val {
    let small = random.bool();
    match ty {
        wasmi::ValType::I64 => Val::I64(if small { random.i64(-9..9) } else { random.i64(..) }),
        wasmi::ValType::F32 => Val::F32((random.f32() * 300.0 - 100.0).into()),
        wasmi::ValType::F64 => Val::F64((random.f64() * 300.0 - 100.0).into()),
        _ => Val::I32(if small { random.i32(-9..9) } else { random.i32(..) }),
    }
}

fn literal(value: &Val) -> String {
    match value {
        Val::I64(v) => format!("{}ull", v.cast_unsigned()),
        Val::F32(v) => format!("t_ff({}u)", v.to_bits()),
        Val::F64(v) => format!("t_fd({}ull)", v.to_bits()),
        Val::I32(v) => format!("{}u", v.cast_unsigned()),
        other => panic!("references are switched off: {other:?}"),
    }
}

fn letter(value: &Val) -> char {
    match value {
        Val::I64(_) => 'l',
        Val::F32(_) => 'f',
        Val::F64(_) => 'd',
        _ => 'i',
    }
}

fn shown(value: &Val) -> String {
    match value {
        Val::I64(v) => format!("i64 {}\n", v.cast_unsigned()),
        Val::F32(v) if f32::from(*v).is_nan() => "nan\n".into(),
        Val::F32(v) => format!("f32 {}\n", v.to_bits()),
        Val::F64(v) if f64::from(*v).is_nan() => "nan\n".into(),
        Val::F64(v) => format!("f64 {}\n", v.to_bits()),
        Val::I32(v) => format!("i32 {}\n", v.cast_unsigned()),
        other => panic!("references are switched off: {other:?}"),
    }
}

/// Compiles a batch into one program and compares what it prints. The modules stay in the folder.
fn check(batch: &[(usize, Case)], folder: &Path, seed: u64) {
    let mut files: Vec<PathBuf> = vec![];
    let (mut declarations, mut calls) = (String::new(), String::new());
    for (number, case) in batch {
        let file = folder.join(format!("case{number}.c"));
        let text = format!("{}void case{number}(void){{t_run();}}\n", case.c);
        std::fs::write(&file, text).expect("the folder can be written");
        std::fs::write(file.with_extension("wasm"), &case.wasm).expect("the folder can be written");
        files.push(file);
        let _ = write!(declarations, "void case{number}(void);");
        let _ = write!(calls, "puts(\"case {number}\");case{number}();");
    }
    let main = folder.join(format!("main{}.c", batch[0].0));
    let text = format!("#include <stdio.h>\n{declarations}\nint main(void){{{calls}return 0;}}\n");
    std::fs::write(&main, text).expect("the folder can be written");
    files.push(main.clone());
    let program = main.with_extension("program");
    compile(&["gcc", "-O1", "-std=gnu89"], &files, &program);
    let printed = run(&program, b"");
    let mut rest = printed.as_str();
    for (number, case) in batch {
        let expected = format!("case {number}\n{}", case.expected);
        let end = rest[1.min(rest.len())..].find("case ").map_or(rest.len(), |at| at + 1);
        assert_eq!(rest[..end], expected, "FUZZ_SEED={seed}: {}/case{number}.wasm", folder.display());
        rest = &rest[end..];
    }
}
