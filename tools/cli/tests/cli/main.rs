//! Tests the tool from outside, and the judge with a program for each verdict.

/// Where every judge has its problems.
mod addresses;
/// The law of a game that becomes code.
mod best_law;
/// The site on this computer.
#[cfg(all(unix, feature = "book"))]
mod book;
/// Bundles: awkward solutions, refusals, and the command.
mod bundle;
/// Every problem as one file, compiled by every supported compiler.
mod bundles;
/// Programs as contestants write them, as C.
mod c_programs;
/// What the judge's older compiler does not know.
mod compatibility;
mod completions;
/// Contest folders, and files in any folder.
mod contest;
/// Solutions in every style, each beside its bundle.
mod corpus;
/// The crates that judges offer, built by a stand-in for cargo, and by cargo itself.
mod crates;
/// A solution is tested in the edition in which it is submitted.
mod editions;
mod explore;
/// Where `explore` could be wrong, silent or endless.
mod explore_edges;
/// C files for HDU and POJ.
mod export;
/// From statements, values and rules to templates.
mod find;
/// A small repository in a temporary folder, in which the tool is run.
mod fixture;
/// What templates offer.
mod functions;
/// What becomes of the tasks that arrive.
mod inbox;
/// Every verdict.
mod judge;
/// What is known about judges, their crates and the languages.
mod judges;
/// Libraries other than the templates.
mod libraries;
/// The catalogue and its errors.
mod list;
/// The listener, with good and bad requests.
mod listen;
/// The files of new problems.
mod new;
/// Rules of the user's own.
mod own_rules;
/// What would be published, packed and installed.
mod package;
/// Packages with libraries, each beside its bundle.
mod packages;
/// The finder: tables in, laws out.
mod pattern;
/// Files in any folder: what is read, what is written where, and what is left behind.
#[cfg(all(unix, feature = "embedded"))]
mod places;
/// What was proven before, and need not be proven in every run.
mod proofs;
/// Checkers, interactors and other options of whoever runs a program.
#[cfg(all(unix, feature = "embedded"))]
mod referees;
/// The shape of what `explore --json` prints.
mod schema;
/// Pages about templates and problems.
mod show;
/// A failing input that takes long to be made smaller.
#[cfg(all(unix, feature = "embedded"))]
mod shrinking;
/// From the pages of problems to slugs and titles, and back.
mod slugs;
/// Every snippet, compiled on its own, and the editor's file.
mod snippet;
/// The search for a difference, with wrong programs.
mod stress;
/// The clipboard and the page on which a solution is submitted.
mod submit;
/// Judges that run on another system.
mod systems;
/// Interactive problems, and those with a checker.
mod talk;
/// What the browser extension sends.
mod task;
/// What reaches a terminal, a file, a full disk.
mod terminal;
/// Samples, reports and exit codes.
mod test;
/// The search for a difference, with a brute force and a generator of the user's own.
#[cfg(unix)]
mod trio;
/// Verdicts after every save.
mod watch;
