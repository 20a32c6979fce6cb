//! The functions of which the compiler makes code: no others of a program run.

use grundy_rust::tokens::plain;
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

/// The names of the functions, and the lines in which they begin, from 1.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Instances(HashMap<String, HashSet<usize>>);

impl Instances {
    /// Reads what `--emit=llvm-ir -Cdebuginfo=1` writes about a text from standard input.
    pub fn from_llvm_ir(ir: &str) -> Instances {
        let is_own =
            |line: &&str| field(line, "!DIFile(filename: \"").is_some_and(|name| name.starts_with("<anon>"));
        let own: HashSet<&str> =
            ir.lines().filter(is_own).filter_map(|line| line.split(' ').next()).collect();
        let mut functions: HashMap<String, HashSet<usize>> = HashMap::new();
        for line in ir.lines() {
            let Some(name) = field(line, "!DISubprogram(name: \"") else { continue };
            let name = name.split(['<', '"']).next().unwrap_or_default();
            let file = field(line, ", file: ").and_then(|rest| rest.split(',').next());
            let at = field(line, ", line: ").and_then(|rest| rest.split([',', ')']).next()?.parse().ok());
            if let (true, Some(at)) = (file.is_some_and(|file| own.contains(file)), at) {
                functions.entry(plain(name).into_owned()).or_default().insert(at);
            }
        }
        Instances(functions)
    }

    /// Whether there is one of that name that begins in that line.
    pub fn has(&self, name: &str, line: usize) -> bool {
        self.0.get(name).is_some_and(|lines| lines.contains(&line))
    }

    /// Whether there is one of that name.
    pub fn has_any(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// Whether one begins in these lines.
    pub fn any_in(&self, lines: RangeInclusive<usize>) -> bool {
        self.0.values().flatten().any(|line| lines.contains(line))
    }
}

/// What follows a word of a line.
fn field<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    line.split_once(word).map(|(_, rest)| rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_of_the_text_itself() {
        let ir = "define void @f() !dbg !5 {\n}\n\
                  !1 = !DIFile(filename: \"<anon>\", directory: \"/tmp\")\n\
                  !2 = !DIFile(filename: \"/rustc/1/library/core/src/cmp.rs\", directory: \"\")\n\
                  !5 = distinct !DISubprogram(name: \"f<u8, (u8, u8)>\", linkageName: \"_f\", scope: !9, file: !1, line: 12, type: !13)\n\
                  !6 = !DISubprogram(name: \"r#type\", scope: !9, file: !1, line: 3, type: !13)\n\
                  !7 = distinct !DISubprogram(name: \"cmp\", scope: !9, file: !2, line: 12, type: !13)\n";
        let instances = Instances::from_llvm_ir(ir);
        assert!(instances.has("f", 12) && instances.has("type", 3));
        assert!(!instances.has("f", 3) && !instances.has_any("cmp"));
        assert!(instances.any_in(4..=12) && !instances.any_in(4..=11));
    }
}
