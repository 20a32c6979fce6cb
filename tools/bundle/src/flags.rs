//! A judge's flags for rustc, as they are used here.

use std::thread;

/// The flags where code is generated: in as many parts as there are cores, if the judge does not
/// say. More parts take longer, and only here is there a compilation beside it.
pub fn generation(flags: &[String]) -> Vec<String> {
    let is_said = flags.iter().any(|flag| flag.replace('_', "-").contains("codegen-units="));
    let cores = thread::available_parallelism().map_or(2, usize::from).clamp(2, 16);
    let parts = (!is_said).then(|| format!("-Ccodegen-units={cores}"));
    flags.iter().cloned().chain(parts).collect()
}

/// The flags where no code is generated: without optimization, which would change the MIR, but with
/// what it implies: debug assertions and checks for overflow are off, so that
/// `cfg(debug_assertions)` means the same.
pub fn analysis(flags: &[String]) -> Vec<String> {
    let (mut kept, mut optimized, mut asserts) = (Vec::new(), false, false);
    let mut flags = flags.iter().map(String::as_str);
    while let Some(flag) = flags.next() {
        let option = match flag {
            "-O" => Some("opt-level=3"),
            "-C" | "--codegen" => flags.next(),
            _ => flag.strip_prefix("--codegen=").or(flag.strip_prefix("-C")),
        };
        let Some(option) = option else {
            kept.push(flag.to_owned());
            continue;
        };
        let (name, value) = option.split_once('=').unwrap_or((option, ""));
        match name.replace('_', "-").as_str() {
            "opt-level" => optimized = value != "0",
            "lto" | "linker-plugin-lto" | "codegen-units" | "embed-bitcode" | "incremental" => {}
            name => {
                asserts |= name == "debug-assertions";
                kept.push(format!("-C{option}"));
            }
        }
    }
    if optimized && !asserts {
        kept.push("-Cdebug-assertions=no".to_owned()); // the checks for overflow follow it
    }
    kept
}

/// Whether debug assertions are on with these flags.
pub fn asserts(flags: &[String]) -> bool {
    let analysis = analysis(flags);
    let value = analysis.iter().rev().find_map(|flag| flag.strip_prefix("-Cdebug-assertions"));
    !value.is_some_and(|value| matches!(value, "=no" | "=off" | "=n" | "=false"))
}

#[cfg(test)]
mod tests {
    #[test]
    fn assertions() {
        let asserts = |flags: &str| super::asserts(&flags.split(' ').map(str::to_owned).collect::<Vec<_>>());
        assert!(asserts("--cfg=X") && asserts("-Copt-level=0") && asserts("-O -C debug-assertions"));
        assert!(!asserts("-O") && !asserts("-C opt-level=3 --cfg=X") && !asserts("-Cdebug-assertions=off"));
    }

    #[test]
    fn parts_are_as_the_judge_says() {
        let parts = |flags: &[&str]| {
            let flags: Vec<String> = flags.iter().map(|&flag| flag.to_owned()).collect();
            super::generation(&flags).len() - flags.len()
        };
        assert_eq!(parts(&["-O"]), 1);
        assert_eq!(parts(&["-O", "-Ccodegen-units=1"]) + parts(&["-C", "codegen_units=4", "-O"]), 0);
    }

    #[test]
    fn what_optimization_implies() {
        let analysis =
            |flags: &str| super::analysis(&flags.split(' ').map(str::to_owned).collect::<Vec<_>>()).join(" ");
        assert_eq!(analysis("--cfg=X"), "--cfg=X");
        for optimized in ["-O", "-Copt-level=3", "-C opt-level=s", "-C opt_level=2 -Clto -C codegen-units=1"]
        {
            assert_eq!(analysis(optimized), "-Cdebug-assertions=no");
        }
        assert_eq!(analysis("-Copt-level=0 -C target-cpu=native"), "-Ctarget-cpu=native");
        assert_eq!(
            analysis("-O -C debug-assertions=yes --codegen=overflow-checks=no -C panic=abort"),
            "-Cdebug-assertions=yes -Coverflow-checks=no -Cpanic=abort"
        );
    }
}
