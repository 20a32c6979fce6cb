//! Keeps std's functions for floats whole, so that the translation to C recognises them.
//!
//! The compiler would put some of them into the only function that calls them, and it removes a
//! parameter if only `{}` is used and never `{:?}`. The linker drops all that only the statics
//! refer to.

use ::std::fmt::{Debug, Display, Formatter, LowerExp, Result as Written, UpperExp};
use ::std::num::ParseFloatError;
use ::std::str::FromStr;

type Print<T> = fn(&T, &mut Formatter<'_>) -> Written;
type Parse<T> = fn(&str) -> ::std::result::Result<T, ParseFloatError>;

#[used]
static PRINT_F64: [Print<f64>; 4] = [Display::fmt, Debug::fmt, LowerExp::fmt, UpperExp::fmt];
#[used]
static PRINT_F32: [Print<f32>; 4] = [Display::fmt, Debug::fmt, LowerExp::fmt, UpperExp::fmt];
#[used]
static PARSE_F64: Parse<f64> = FromStr::from_str;
#[used]
static PARSE_F32: Parse<f32> = FromStr::from_str;
