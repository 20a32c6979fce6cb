//! What the compiler does on other machines.

use super::Rustc;
use crate::flags;
use crate::predicates::{Cfgs, Condition, conditions};
use anyhow::Result;
use grundy_rust::compiler::{as_at_a_judge, feed};
use grundy_rust::messages::Report;
use grundy_rust::toolchain::toolchain;
use std::path::Path;
use std::process::Command;

impl Rustc {
    /// The conditions of a text that do not hold here as they may at the judge, and whether they
    /// hold here.
    pub fn conditions_elsewhere(&self, text: &str) -> Result<Vec<(Condition, bool)>> {
        let conditions = conditions(text);
        if conditions.is_empty() {
            return Ok(Vec::new());
        }
        let here = self.cfgs(&[])?;
        let there: Vec<Cfgs> =
            self.machines.iter().map(|machine| self.cfgs(&["--target", machine])).collect::<Result<_>>()?;
        let mut found = Vec::new();
        for condition in conditions {
            let holds = here.hold(&condition.predicate);
            if there.iter().any(|there| there.hold(&condition.predicate) != holds) {
                found.push((condition, holds));
            }
        }
        Ok(found)
    }

    /// The `cfg`s that hold here, or with other arguments.
    fn cfgs(&self, arguments: &[&str]) -> Result<Cfgs> {
        let mut command = Command::new(&toolchain()?.rustc);
        as_at_a_judge(&mut command, self.folder.path()).arg("--print=cfg").args(arguments);
        let output = feed(command.args(flags::analysis(&self.target.flags)), "")?;
        Ok(Cfgs::read(&String::from_utf8_lossy(&output.stdout)))
    }

    /// What the compiler says about a text for another machine; `None` if it has no std for that.
    pub fn check_for(&self, machine: &str, text: &str) -> Result<Option<Report>> {
        let root = toolchain()?.rustc.parent().and_then(Path::parent).unwrap_or(Path::new(""));
        if !root.join("lib/rustlib").join(machine).join("lib").is_dir() {
            return Ok(None);
        }
        let mut command = self.command()?;
        command.args(["--emit=metadata", "--cap-lints=warn", "--target", machine]);
        command.args(flags::analysis(&self.target.flags));
        self.run(command, text).map(|(report, _)| Some(report))
    }
}
