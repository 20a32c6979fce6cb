//! The functions of which the compiler makes code: no others of a program run.

use super::mentions::places;
use grundy_rust::tokens::plain;
use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::RangeInclusive;

/// The names of the functions, the lines in which they begin, from 1, and what the compiler calls
/// those that begin there: more than one if a macro makes them or they are generic.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Instances(HashMap<String, HashMap<usize, HashSet<PathWords>>>);

/// The names in the path of a function, `<a::B<C> as d::E>::f`, without those of modules.
pub type PathWords = BTreeSet<String>;

impl Instances {
    /// Reads what `--emit=llvm-ir -Cdebuginfo=1` writes about a text from standard input.
    pub fn from_llvm_ir(ir: &str) -> Instances {
        let is_own =
            |line: &&str| field(line, "!DIFile(filename: \"").is_some_and(|name| name.starts_with("<anon>"));
        let own: HashSet<&str> =
            ir.lines().filter(is_own).filter_map(|line| line.split(' ').next()).collect();
        let mut functions: HashMap<String, HashMap<usize, HashSet<PathWords>>> = HashMap::new();
        let (mut paths, mut path) = (HashMap::new(), "");
        for line in ir.lines() {
            if let Some(comment) = line.strip_prefix("; ").filter(|text| !text.starts_with("Function Attrs"))
            {
                path = comment;
            } else if let Some(about) = line.strip_prefix("define ").and_then(|line| field(line, " !dbg ")) {
                paths.insert(about.trim_end_matches([' ', '{']), path);
            }
        }
        for line in ir.lines() {
            let Some(name) = field(line, "!DISubprogram(name: \"") else { continue };
            let name = name.split(['<', '"']).next().unwrap_or_default();
            let file = field(line, ", file: ").and_then(|rest| rest.split(',').next());
            let at = field(line, ", line: ").and_then(|rest| rest.split([',', ')']).next()?.parse().ok());
            if let (true, Some(at)) = (file.is_some_and(|file| own.contains(file)), at) {
                let path = line.split(' ').next().and_then(|about| paths.get(about));
                let lines = functions.entry(plain(name).into_owned()).or_default();
                lines.entry(at).or_default().extend(path.map(|path| path_words(path)));
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

    /// What those are called that begin in these lines.
    pub fn paths_in(&self, lines: RangeInclusive<usize>) -> impl Iterator<Item = &PathWords> {
        let all = self.0.values().flatten();
        all.filter(move |(line, _)| lines.contains(line)).flat_map(|(_, paths)| paths)
    }

    /// Whether one begins in these lines.
    pub fn any_in(&self, lines: RangeInclusive<usize>) -> bool {
        self.0.values().flatten().any(|(line, _)| lines.contains(line))
    }
}

fn path_words(path: &str) -> PathWords {
    let ends = |rest: &str| !rest.starts_with("::") || rest.starts_with("::<") || rest.starts_with("::{");
    let mut words = places(path);
    words.retain(|word, places| word != "as" && places.iter().any(|at| ends(&path[at + word.len()..])));
    words.into_keys().map(Cow::into_owned).collect()
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
        assert!(instances.any_in(4..=12) && !instances.any_in(4..=11));
        let words = |path| path_words(path).into_iter().collect::<Vec<_>>().join(" ");
        assert_eq!(instances.paths_in(4..=12).flatten().collect::<Vec<_>>(), ["B", "D", "f", "mut", "u8"]);
        assert_eq!(words("a::f::<b::C>::{closure#0}"), "0 C closure f");
    }
}
