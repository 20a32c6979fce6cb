//! The compiled code of the whole text, with which every smaller text is compared.

use super::mir::Code;
use crate::rustc::{Rustc, UNUSED};
use anyhow::Result;
use grundy_rust::messages::Report;
use grundy_rust::tokens::words;
use std::sync::OnceLock;

pub struct Baseline {
    text: String,
    /// Known from the start if names prove that nothing else has changed. Otherwise the whole is
    /// compiled only when it is compared, which happens beside the proof.
    code: OnceLock<Code>,
}

impl Baseline {
    pub fn new(text: &str, code: Option<Code>) -> Baseline {
        Baseline { text: text.to_owned(), code: code.map_or_else(OnceLock::new, OnceLock::from) }
    }

    /// What the compiler says about a blanked text, and whether it compiles to the code that was
    /// there before, function by function.
    pub fn compare(&self, blanked: &str, rustc: &Rustc) -> Result<(Report, bool)> {
        let (report, mir) = rustc.check_and_mir(blanked, UNUSED)?;
        if !report.ok {
            return Ok((report, false));
        }
        let (whole, part) = (self.code(rustc)?, Code::from_mir(&mir));
        let words = words(blanked)?;
        let keeps_destructors = part.lacks_destructors_of(whole).all(|name| !words.contains(name));
        Ok((report, part.is_part_of(whole) && keeps_destructors))
    }

    fn code(&self, rustc: &Rustc) -> Result<&Code> {
        if self.code.get().is_none() {
            let (_, mir) = rustc.check_and_mir(&self.text, &[])?;
            _ = self.code.set(Code::from_mir(&mir)); // or another thread was faster
        }
        Ok(self.code.get().expect("just set"))
    }
}
