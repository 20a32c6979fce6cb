//! New files: written at once or not at all, and never over another one.

use std::io::{self, Write};
use std::path::Path;

/// Writes a file that did not exist, and the folders above it.
///
/// # Errors
/// `AlreadyExists` if there is something of that name, and what the system says.
pub fn create(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)?;
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666)); // less what the user's mask takes
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.persist_noclobber(path).map_err(|error| error.error)?;
    Ok(())
}
