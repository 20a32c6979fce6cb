//! The crates of the judges that offer some: for each judge the manifest that lists them and a lock
//! file, as cargo reads them. They are not called `Cargo.toml` here: cargo packs no folder that has
//! one.

use grundy_bundle::Offer;

/// The offers whose versions are known.
pub const OFFERS: &[Offer] = &[
    Offer {
        judge: "atcoder",
        manifest: include_str!("crates/atcoder.toml"),
        lock: include_str!("crates/atcoder.lock"),
    },
    Offer {
        judge: "cses",
        manifest: include_str!("crates/cses.toml"),
        lock: include_str!("crates/cses.lock"),
    },
];

/// The offer of the judge of that name.
pub fn of(judge: &str) -> Option<&'static Offer> {
    OFFERS.iter().find(|offer| offer.judge == judge)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::judges;

    #[test]
    fn every_offered_crate_is_locked_in_that_version() {
        for offer in OFFERS {
            assert!(judges::named(offer.judge).is_ok(), "{}", offer.judge);
            for (name, version) in offer.crates() {
                let locked = format!("name = \"{name}\"\nversion = \"{version}\"\n");
                assert!(offer.lock.contains(&locked), "{}: {name} {version}", offer.judge);
            }
        }
    }

    #[test]
    fn names_in_programs() {
        let names = of("atcoder").unwrap().names();
        assert_eq!(names.len(), 68);
        assert_eq!((names["ac_library"].as_str(), names["im_rc"].as_str()), ("ac-library-rs", "im-rc"));
        assert_eq!((names["smallvec"].as_str(), names.get("ac_library_rs")), ("smallvec", None));
        let named = ["rand_core", "num_derive", "std"].map(str::to_owned).into();
        let needed: Vec<String> = of("atcoder").unwrap().needed(&named).into_keys().collect();
        assert_eq!(needed, ["num_derive", "num_traits", "rand_core"]);
        assert_eq!(of("codeforces").map(|offer| offer.judge), None);
    }
}
