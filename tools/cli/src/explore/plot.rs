//! Tables as pictures in files, SVG or PNG: points for a line, a map of colours for a grid.

use super::drawing::{Anchor, Colour, Drawing, HEIGHT, WIDTH};
use super::picture::{Content, picture};
use super::tables::{corner, greatest};
use anyhow::Result;
use grundy_explorer::game::table::{MISSING, Tabled};
use grundy_host::{Failure, files, terminal};
use std::ops::Range;
use std::path::Path;

/// Of P-positions.
const LOST: Colour = [214, 39, 40];
/// From small values to large ones (viridis).
const COLOURS: [Colour; 6] =
    [[68, 1, 84], [65, 68, 135], [42, 120, 142], [34, 168, 132], [122, 209, 81], [253, 231, 37]];
const BLACK: Colour = [0, 0, 0];
/// Lines across the picture.
const PALE: Colour = [225, 225, 225];
/// More points than this only make a file large.
const MAX_POINTS: usize = 20_000;
/// Where the axes are.
const LEFT: f64 = 90.0;
const TOP: f64 = 90.0;
const BOTTOM: f64 = HEIGHT as f64 - 80.0;
const RIGHT: f64 = WIDTH as f64 - 40.0;
/// The same beside a legend.
const RIGHT_OF_MAP: f64 = WIDTH as f64 - 160.0;

/// A picture of the part of a table that is shown, in the terminal if no file is named.
pub fn draw(table: &Tabled, shown: usize, content: Content, title: &str, file: Option<&Path>) -> Result<()> {
    let Some(file) = file else {
        terminal::print(&picture(table, shown, content));
        return Ok(());
    };
    let bytes = plot(table, shown, content, title, file)?;
    files::replace(file, &bytes).map_err(|error| files::unwritten(file, &error))?;
    terminal::print(&format!("{}: {} bytes\n", file.display(), bytes.len()));
    Ok(())
}

/// Its bytes in a file; the name's ending says of which kind.
fn plot(table: &Tabled, shown: usize, content: Content, title: &str, file: &Path) -> Result<Vec<u8>> {
    let ending = file.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    if !matches!(ending.as_str(), "svg" | "png") {
        let message = format!("--plot={}: pictures are SVG or PNG", file.display());
        return Err(Failure::misuse(message, "let the name end with .svg or .png"));
    }
    let mut drawing = Drawing::default();
    drawing.text(f64::from(WIDTH) / 2.0, TOP / 3.0, 3, Anchor::Middle, title);
    match table {
        Tabled::Line { first, values, .. } => {
            line(&mut drawing, *first, &values[..shown.min(values.len()).min(MAX_POINTS)], content);
        }
        Tabled::Grid { first, rows } => {
            map(&mut drawing, *first, &corner(rows, shown, usize::MAX), content);
        }
        Tabled::Tuples { .. } | Tabled::Places(_) | Tabled::Sizes { .. } => {
            let message = "there is no picture of this table: only for games on one or two numbers";
            return Err(Failure::misuse(message, "leave out --plot"));
        }
    }
    Ok(if ending == "svg" { drawing.svg().into_bytes() } else { drawing.png() })
}

/// An axis: numbers, and the pixels that they are drawn on.
struct Axis {
    numbers: Range<f64>,
    pixels: Range<f64>,
}

impl Axis {
    fn pixel(&self, number: f64) -> f64 {
        let part = (number - self.numbers.start) / (self.numbers.end - self.numbers.start);
        self.pixels.start + part * (self.pixels.end - self.pixels.start)
    }

    /// The numbers to write, from `first` on: at most `most`, all multiples of 1, 2 or 5 times a
    /// power of ten.
    fn labels(&self, first: u64, most: u64) -> impl Iterator<Item = u64> + use<> {
        let last = self.numbers.end.floor() as u64;
        let mut steps = (0..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u64.pow(power)));
        let step = steps.find(|step| (last - first) / step < most).unwrap_or(u64::MAX);
        (first.next_multiple_of(step)..=last).step_by(step as usize)
    }
}

/// Both axes, with numbers, lines across if wanted, and what the numbers are.
fn axes(
    drawing: &mut Drawing,
    [x, y]: [&Axis; 2],
    [first_x, first_y]: [u64; 2],
    names: [&str; 2],
    grid: bool,
) {
    let (left, right, bottom) = (x.pixels.start, x.pixels.end, y.pixels.start);
    for number in y.labels(first_y, 16) {
        let at = y.pixel(number as f64);
        if grid {
            drawing.rectangle(left, at, right - left, 1.0, PALE);
        }
        drawing.rectangle(left - 6.0, at, 6.0, 1.0, BLACK);
        drawing.text(left - 10.0, at, 2, Anchor::End, &number.to_string());
    }
    for number in x.labels(first_x, 12) {
        let at = x.pixel(number as f64);
        drawing.rectangle(at, bottom, 1.0, 6.0, BLACK);
        drawing.text(at, bottom + 20.0, 2, Anchor::Middle, &number.to_string());
    }
    drawing.rectangle(left, y.pixels.end, 1.0, bottom - y.pixels.end, BLACK);
    drawing.rectangle(left, bottom, right - left, 1.0, BLACK);
    drawing.text((left + right) / 2.0, bottom + 52.0, 2, Anchor::Middle, names[0]);
    drawing.text(left - 60.0, y.pixels.end - 24.0, 2, Anchor::Start, names[1]);
}

fn line(drawing: &mut Drawing, first: u64, values: &[u32], content: Content) {
    let most = greatest(values.iter()).max(1);
    let last = first + (values.len() as u64).max(2) - 1;
    let x = Axis { numbers: first as f64..last as f64, pixels: LEFT..RIGHT };
    let y = Axis { numbers: 0.0..f64::from(most) + 0.5, pixels: BOTTOM..TOP };
    axes(drawing, [&x, &y], [first, 0], ["n", content.name()], true);
    let radius = match values.len() {
        2001.. => 1.0,
        301.. => 2.0,
        _ => 4.0,
    };
    for (n, &value) in (first..).zip(values).filter(|(_, value)| **value < MISSING) {
        let colour = if value == 0 && content.has_winners() { LOST } else { COLOURS[1] };
        drawing.dot(x.pixel(n as f64), y.pixel(value.into()), radius, colour);
    }
    if !content.has_winners() {
        return;
    }
    for (at, colour, name) in [(RIGHT - 300.0, COLOURS[1], "N-position"), (RIGHT - 140.0, LOST, "P-position")]
    {
        drawing.dot(at, TOP - 24.0, 5.0, colour);
        drawing.text(at + 12.0, TOP - 24.0, 2, Anchor::Start, name);
    }
}

/// Rows upwards, columns to the right, and the colours with their values.
fn map(drawing: &mut Drawing, first: u64, rows: &[&[u32]], content: Content) {
    let most = greatest(rows.iter().copied().flatten());
    let across = rows.iter().map(|row| row.len()).max().unwrap_or(1).max(1) as f64;
    let down = rows.len().max(1) as f64;
    // A cell has its number in its middle.
    let start = first as f64 - 0.5;
    let x = Axis { numbers: start..start + across, pixels: LEFT..RIGHT_OF_MAP };
    let y = Axis { numbers: start..start + down, pixels: BOTTOM..TOP };
    let (width, height) = ((RIGHT_OF_MAP - LEFT) / across, (BOTTOM - TOP) / down);
    for (row, values) in (0..).zip(rows) {
        for (column, &value) in (0..).zip(*values) {
            let left = x.pixel(start + f64::from(column));
            let top = y.pixel(start + f64::from(row) + 1.0);
            drawing.rectangle(left, top, width, height, colour(value, most));
        }
    }
    axes(drawing, [&x, &y], [first, first], ["y", "x"], false);
    let steps = most.min(11);
    for step in 0..=steps {
        let value =
            if steps == 0 { 0 } else { (u64::from(most) * u64::from(step) / u64::from(steps)) as u32 };
        let (left, top) = (RIGHT_OF_MAP + 30.0, TOP + 36.0 * f64::from(step));
        drawing.rectangle(left, top, 26.0, 26.0, colour(value, most));
        let text = match value {
            0 if content.has_winners() => "0: P".to_owned(),
            _ if content == Content::Outcomes => format!("{value}: N"),
            value => value.to_string(),
        };
        drawing.text(left + 36.0, top + 13.0, 2, Anchor::Start, &text);
    }
}

/// The colour of a value: red for P-positions, then from dark to light.
fn colour(value: u32, most: u32) -> Colour {
    match value {
        0 => LOST,
        MISSING.. => [255; 3],
        value => {
            let place = f64::from(value - 1) / f64::from((most - 1).max(1)) * (COLOURS.len() - 1) as f64;
            let i = (place as usize).min(COLOURS.len() - 2);
            let part = place - i as f64;
            let mix = |a: u8, b: u8| (f64::from(a) + (f64::from(b) - f64::from(a)) * part) as u8;
            [0, 1, 2].map(|channel| mix(COLOURS[i][channel], COLOURS[i + 1][channel]))
        }
    }
}
