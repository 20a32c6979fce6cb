//! `Into`, `TryInto`, `ToString`, `Borrow` and `AsRef` come from implementations that nothing
//! names.
//! edition: 2015
use std::borrow::{Borrow, Cow};
use std::convert::TryFrom;
use std::fmt;
use std::path::Path;

#[derive(Clone)]
struct Id(u16);
impl From<Id> for u64 { fn from(i: Id) -> u64 { u64::from(i.0) * 3 } }
impl<'a> From<Id> for Cow<'a, str> { fn from(i: Id) -> Cow<'a, str> { Cow::Owned(format!("cow {}", i.0)) } }
impl TryFrom<i64> for Id { type Error = String; fn try_from(n: i64) -> Result<Id, String> { if n > 9 { Err(format!("no {}", n)) } else { Ok(Id(n as u16)) } } }
impl Borrow<u16> for Id { fn borrow(&self) -> &u16 { &7 } }
impl AsRef<Path> for Id { fn as_ref(&self) -> &Path { Path::new("some/file") } }
impl fmt::Display for Id { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "#{}", self.0) } }
impl From<Id> for std::process::ExitCode { fn from(i: Id) -> Self { Self::from(i.0 as u8) } }
fn convert<A, B: TryFrom<A>>(a: A) -> Option<B> { B::try_from(a).ok() }
fn borrowed<T: Borrow<u16>>(t: T) -> u16 { *t.borrow() }
fn name(p: impl AsRef<Path>) -> String { p.as_ref().display().to_string() }

fn main() -> std::process::ExitCode {
    let id = Id(5);
    let n: u64 = id.clone().into();
    let c: Cow<str> = id.clone().into();
    println!("{} {} {} {}", n, c, borrowed(id.clone()), name(id.clone()));
    println!("{:?} {:?} {}", convert::<i64, Id>(3).map(|i| i.0), convert::<i64, Id>(30).is_none(), id.to_string());
    convert::<_, std::process::ExitCode>(id).unwrap()
}
