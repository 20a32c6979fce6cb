//! What cargo builds for one program: packages with the features that are on, and which uses which.
//! `cargo metadata` joins the features of a whole workspace and of all platforms; `cargo tree` does
//! not.

use super::metadata::{Metadata, Package};
use crate::machine;
use crate::package_build::CargoProgram;
use grundy_rust::toolchain;
use std::collections::{BTreeMap, BTreeSet};

/// How a package is shown: features have no such signs, whatever paths have.
const FORMAT: &str = "|{p}|{f}|";

/// The packages that become part of the program, by id.
pub struct Resolved(BTreeMap<String, Node>);

#[derive(Default)]
struct Node {
    features: BTreeSet<String>,
    uses: BTreeSet<String>,
}

impl Resolved {
    /// Asks cargo; what is wrong in words.
    pub fn of_program(program: &CargoProgram, metadata: &Metadata) -> Result<Resolved, String> {
        let ask = |options: &[&str]| -> Result<String, String> {
            let mut command = toolchain::cargo();
            command.args(["tree", "--prefix=depth", "--color=never", "--format"]).args(options);
            command.arg("--edges").arg(program.edges()).arg("--manifest-path").arg(&program.manifest);
            let printed = machine::answer(command.arg("--package").arg(&program.package))?;
            Ok(String::from_utf8_lossy(&printed).into_owned())
        };
        let text = ask(&[FORMAT, "--offline"]).or_else(|_| ask(&[FORMAT]))?;
        Ok(Resolved::read(&text, metadata))
    }

    /// Reads the lines: depth, package, features. What hangs below a package is shown once, with
    /// these features; what only runs while cargo builds has others.
    fn read(text: &str, metadata: &Metadata) -> Resolved {
        let mut shown: BTreeMap<(&str, &str), Vec<(&str, &str)>> = BTreeMap::new();
        let (mut above, mut root) = (Vec::new(), None);
        for line in text.lines() {
            let Some((depth, rest)) = line.split_once('|') else { continue };
            let mut parts = rest.rsplitn(3, '|').skip(1);
            let (Ok(depth), Some(features), Some(package)) = (depth.parse(), parts.next(), parts.next())
            else {
                continue;
            };
            above.truncate(depth);
            if let Some(around) = above.last() {
                shown.entry(*around).or_default().push((package, features));
            }
            root.get_or_insert((package, features));
            above.push((package, features));
        }
        let (mut resolved, mut ahead) = (BTreeMap::<String, Node>::new(), Vec::from_iter(root));
        while let Some((package, features)) = ahead.pop() {
            let Some(id) = id(package, metadata) else { continue };
            if resolved.contains_key(id) {
                continue;
            }
            let node = resolved.entry(id.to_owned()).or_default();
            node.features = features.split(',').filter(|name| !name.is_empty()).map(str::to_owned).collect();
            if package.ends_with("(proc-macro)") {
                continue;
            }
            let below = shown.get(&(package, features)).map_or(&[][..], Vec::as_slice);
            node.uses =
                below.iter().filter_map(|(used, _)| self::id(used, metadata)).map(str::to_owned).collect();
            ahead.extend(below);
        }
        Resolved(resolved)
    }

    /// The features of a package that are on.
    pub fn features(&self, id: &str) -> BTreeSet<String> {
        self.0.get(id).map(|node| node.features.clone()).unwrap_or_default()
    }

    /// Whether a package's own code may use another.
    pub fn uses(&self, id: &str, other: &str) -> bool {
        self.0.get(id).is_some_and(|node| node.uses.contains(other))
    }

    /// All packages, by id.
    pub fn packages(&self) -> impl Iterator<Item = &String> {
        self.0.keys()
    }
}

/// The id of what cargo shows as `name v1.2.3 (where)`.
fn id<'a>(shown: &str, metadata: &'a Metadata) -> Option<&'a str> {
    let mut words = shown.splitn(3, ' ');
    let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
    let origin = words.next().unwrap_or("");
    let is_it = |package: &&Package| package.name == name && package.version == version;
    let is_there = |package: &&Package| {
        let folder = package.manifest_path.parent().map(|folder| folder.display().to_string());
        folder.is_some_and(|folder| origin.contains(&folder))
    };
    let mut named = metadata.packages.iter().filter(is_it);
    let exact = metadata.packages.iter().filter(is_it).find(is_there);
    exact.or_else(|| named.next()).map(|package| &*package.id)
}
