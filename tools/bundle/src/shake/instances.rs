//! The functions of which the compiler makes code: no others of a program run.

use grundy_rust::tokens::{is_part, plain};
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

/// The names of the functions, the lines in which they begin, from 1, and the names of the types
/// that have them there: more than one if a macro makes them.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Instances(HashMap<String, HashMap<usize, HashSet<String>>>);

impl Instances {
    /// Reads what `--emit=llvm-ir -Cdebuginfo=1` writes about a text from standard input.
    pub fn from_llvm_ir(ir: &str) -> Instances {
        let is_own =
            |line: &&str| field(line, "!DIFile(filename: \"").is_some_and(|name| name.starts_with("<anon>"));
        let own: HashSet<&str> =
            ir.lines().filter(is_own).filter_map(|line| line.split(' ').next()).collect();
        let (mut functions, mut types): (HashMap<_, HashMap<_, HashSet<_>>>, HashMap<_, HashSet<_>>) =
            Default::default();
        let mut path = "";
        for line in ir.lines() {
            if let Some(comment) = line.strip_prefix("; ").filter(|text| !text.starts_with("Function Attrs"))
            {
                path = comment;
            } else if let Some(about) = line.strip_prefix("define ").and_then(|line| field(line, " !dbg ")) {
                types.entry(about.trim_end_matches([' ', '{'])).or_default().extend(type_in(path));
            }
        }
        for line in ir.lines() {
            let Some(name) = field(line, "!DISubprogram(name: \"") else { continue };
            let name = name.split(['<', '"']).next().unwrap_or_default();
            let file = field(line, ", file: ").and_then(|rest| rest.split(',').next());
            let at = field(line, ", line: ").and_then(|rest| rest.split([',', ')']).next()?.parse().ok());
            if let (true, Some(at)) = (file.is_some_and(|file| own.contains(file)), at) {
                let of = line.split(' ').next().and_then(|about| types.remove(about));
                let lines = functions.entry(plain(name).into_owned()).or_default();
                lines.entry(at).or_default().extend(of.into_iter().flatten());
            }
        }
        Instances(functions)
    }

    /// Whether there is one of that name that begins in that line.
    pub fn has(&self, name: &str, line: usize) -> bool {
        self.0.get(name).is_some_and(|lines| lines.contains_key(&line))
    }

    /// Whether there is one of that name.
    pub fn has_any(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// Of each that begins in these lines the types that have it.
    pub fn types_in(&self, lines: RangeInclusive<usize>) -> impl Iterator<Item = &HashSet<String>> {
        let all = self.0.values().flatten();
        all.filter(move |(line, _)| lines.contains(line)).map(|(_, types)| types)
    }
}

/// The type whose function has that path, `<a::B<C> as d::E>::f`; of a type that has no name, none.
fn type_in(path: &str) -> Option<String> {
    let of = path.strip_prefix('<')?.trim_start_matches(['&', '*']);
    let of = of.strip_prefix("mut ").unwrap_or(of);
    let name = of[..of.find(|c| !is_part(c) && c != ':')?].rsplit("::").next()?;
    (!name.is_empty()).then(|| name.to_owned())
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
        let ir = "; <&mut a::B<u8> as c::D>::f\n; Function Attrs: uwtable\ndefine void @f() !dbg !5 {\n; call g\n}\n\
                  !1 = !DIFile(filename: \"<anon>\", directory: \"/tmp\")\n\
                  !2 = !DIFile(filename: \"/rustc/1/library/core/src/cmp.rs\", directory: \"\")\n\
                  !5 = distinct !DISubprogram(name: \"f<u8, (u8, u8)>\", linkageName: \"_f\", scope: !9, file: !1, line: 12, type: !13)\n\
                  !6 = !DISubprogram(name: \"r#type\", scope: !9, file: !1, line: 3, type: !13)\n\
                  !7 = distinct !DISubprogram(name: \"cmp\", scope: !9, file: !2, line: 12, type: !13)\n";
        let instances = Instances::from_llvm_ir(ir);
        assert!(instances.has("f", 12) && instances.has("type", 3));
        assert!(!instances.has("f", 3) && !instances.has_any("cmp"));
        let types = |lines| instances.types_in(lines).collect::<Vec<_>>();
        assert_eq!((types(4..=12), types(4..=11)), (vec![&HashSet::from(["B".to_owned()])], vec![]));
        assert_eq!((type_in("a::f"), type_in("<(u8, u8) as a::B>::f")), (None, None));
    }
}
