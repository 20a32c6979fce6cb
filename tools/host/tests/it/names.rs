use grundy_host::names::{nearest, typed};

fn known() -> [String; 6] {
    ["cf87c", "hdu1846", "hdu1847", "luogu_p1247", "a_bc", "ab_c"].map(str::to_owned)
}

#[test]
fn case_and_punctuation_do_not_count() {
    let known = known();
    let typed = |name: &str| typed(name, &known).map(String::as_str);
    for name in ["hdu1846", "HDU1846", "hdu-1846", "HDU 1846", "Hdu_1846"] {
        assert_eq!(typed(name), Some("hdu1846"), "{name}");
    }
    assert_eq!(typed("luoguP1247"), Some("luogu_p1247"));
    assert_eq!((typed("hdu184"), typed("1846"), typed(""), typed("-")), (None, None, None, None));
    assert_eq!((typed("abc"), typed("AB_C"), typed("ab_c")), (None, None, Some("ab_c")), "two are alike");
}

#[test]
fn only_what_is_near_is_suggested() {
    let known = known();
    let near = |name: &str| nearest(name, &known[..4]).map(String::as_str);
    assert_eq!(near("HDU1846"), Some("hdu1846"));
    assert_eq!(near("HDU-1847"), Some("hdu1847"));
    assert_eq!(near("hud1846"), Some("hdu1846"));
    assert_eq!(near("p1247"), None);
    assert_eq!(near("luogu1247"), Some("luogu_p1247"));
    assert_eq!((near("nim"), near("cf7c"), near("-"), near("")), (None, Some("cf87c"), None, None));
}
