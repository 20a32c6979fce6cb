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
