//! What is wrong with a request, and what to do about it.

use grundy_explorer::game::Flaw;

pub struct RequestFlaw {
    pub what: String,
    pub help: String,
}

impl RequestFlaw {
    /// Nothing helps but another request.
    pub fn of(what: String) -> RequestFlaw {
        RequestFlaw { what, help: String::new() }
    }
}

impl From<Flaw> for RequestFlaw {
    fn from(flaw: Flaw) -> RequestFlaw {
        if flaw.is_stop() {
            let help = "smaller positions may do, or more time".to_owned();
            return RequestFlaw { what: "no value was found in this time".to_owned(), help };
        }
        RequestFlaw::of(flaw.0)
    }
}
