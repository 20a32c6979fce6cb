//! Tables as pictures in files, SVG or PNG: points for a line, a map of colours for a grid.

use anyhow::{Result, anyhow};
use grundy_explorer::game::table::{ENDLESS, Tabled};
use grundy_host::failure::Failure;
use plotters::backend::{BitMapBackend, DrawingBackend, SVGBackend};
use plotters::chart::{ChartBuilder, SeriesLabelPosition};
use plotters::coord::Shift;
use plotters::coord::ranged1d::IntoSegmentedCoord;
use plotters::drawing::{DrawingArea, IntoDrawingArea};
use plotters::element::{Circle, Rectangle, Text};
use plotters::style::{Color, FontStyle, IntoFont, RGBColor, ShapeStyle, WHITE, register_font};
use std::path::Path;

/// The size of a picture, in pixels.
const SIZE: (u32, u32) = (1200, 800);
/// P-positions.
const LOST: RGBColor = RGBColor(214, 39, 40);
/// From small values to large ones (viridis).
const COLOURS: [RGBColor; 6] = [
    RGBColor(68, 1, 84),
    RGBColor(65, 68, 135),
    RGBColor(42, 120, 142),
    RGBColor(34, 168, 132),
    RGBColor(122, 209, 81),
    RGBColor(253, 231, 37),
];
const FONT: &str = "sans-serif";
/// More points than this only make a file large.
const MOST: usize = 20_000;

/// The bytes of a picture of a table, of which so much is shown; the name's ending says which kind.
///
/// # Errors
/// Another ending, or a table of which there is no picture.
pub fn plot(table: &Tabled, shown: usize, title: &str, file: &Path) -> Result<Vec<u8>> {
    let ending = file.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    _ = register_font(FONT, FontStyle::Normal, dejavu::sans::regular());
    match ending.as_str() {
        "svg" => {
            let mut text = String::new();
            draw(SVGBackend::with_string(&mut text, SIZE).into_drawing_area(), table, shown, title)?;
            Ok(text.into_bytes())
        }
        "png" => {
            let mut pixels = vec![0; (SIZE.0 * SIZE.1 * 3) as usize];
            draw(BitMapBackend::with_buffer(&mut pixels, SIZE).into_drawing_area(), table, shown, title)?;
            encoded(&pixels)
        }
        _ => Err(Failure::misuse(
            format!("--plot={}: pictures are SVG or PNG", file.display()),
            "let the name end with .svg or .png",
        )),
    }
}

fn encoded(pixels: &[u8]) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, SIZE.0, SIZE.1);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(pixels)?;
    writer.finish()?;
    Ok(bytes)
}

fn draw<B: DrawingBackend>(
    area: DrawingArea<B, Shift>,
    table: &Tabled,
    shown: usize,
    title: &str,
) -> Result<()> {
    let drawn = area.fill(&WHITE).map_err(|error| error.to_string());
    let drawn = drawn.and_then(|()| match table {
        Tabled::Line { first, values, .. } => {
            let values = &values[..shown.min(values.len()).min(MOST)];
            line(&area, *first, values, title).map_err(|error| error.to_string())
        }
        Tabled::Grid { first, rows } => {
            let rows: Vec<&[u32]> = rows.iter().take(shown).map(|row| &row[..shown.min(row.len())]).collect();
            map(&area, *first, &rows, title).map_err(|error| error.to_string())
        }
        Tabled::Tuples { .. } | Tabled::Places(_) => Err("only for games on one or two numbers".to_owned()),
    });
    let drawn = drawn.and_then(|()| area.present().map_err(|error| error.to_string()));
    drawn.map_err(|what| {
        if matches!(table, Tabled::Tuples { .. } | Tabled::Places(_)) {
            Failure::misuse(format!("there is no picture of this table: {what}"), "leave out --plot")
        } else {
            anyhow!("the picture cannot be drawn: {what}")
        }
    })
}

type Drawn<B> = Result<(), plotters::drawing::DrawingAreaErrorKind<<B as DrawingBackend>::ErrorType>>;

fn line<B: DrawingBackend>(
    area: &DrawingArea<B, Shift>,
    first: u64,
    values: &[u32],
    title: &str,
) -> Drawn<B> {
    let most = values.iter().copied().filter(|&value| value != ENDLESS).max().unwrap_or(0);
    let last = first + (values.len() as u64).max(2) - 1;
    let mut chart = ChartBuilder::on(area)
        .caption(title, (FONT, 28))
        .margin(24)
        .x_label_area_size(56)
        .y_label_area_size(64)
        .build_cartesian_2d(first..last, 0..most.max(1) + 1)?;
    let labels = (most.max(1) as usize + 2).min(16);
    chart
        .configure_mesh()
        .x_desc("n")
        .y_desc("Grundy value")
        .label_style((FONT, 16))
        .axis_desc_style((FONT, 20))
        .y_labels(labels)
        .light_line_style(WHITE)
        .draw()?;
    let radius = if values.len() > 2000 {
        1
    } else if values.len() > 300 {
        2
    } else {
        4
    };
    let points = |is_lost: bool, colour: RGBColor| {
        let points =
            (first..).zip(values).filter(move |(_, value)| **value != ENDLESS && (**value == 0) == is_lost);
        points.map(move |(n, &value)| Circle::new((n, value), radius, colour.filled()))
    };
    let sample = |colour: RGBColor| move |(x, y)| Circle::new((x + 10, y), 5, colour.filled());
    chart.draw_series(points(false, COLOURS[1]))?.label("N-position").legend(sample(COLOURS[1]));
    chart.draw_series(points(true, LOST))?.label("P-position").legend(sample(LOST));
    let labels = &mut chart.configure_series_labels();
    let labels = labels.position(SeriesLabelPosition::UpperLeft).label_font((FONT, 16));
    labels.background_style(WHITE.mix(0.85)).border_style(RGBColor(180, 180, 180)).draw()
}

fn map<B: DrawingBackend>(
    area: &DrawingArea<B, Shift>,
    first: u64,
    rows: &[&[u32]],
    title: &str,
) -> Drawn<B> {
    let most =
        rows.iter().flat_map(|row| row.iter()).copied().filter(|&value| value != ENDLESS).max().unwrap_or(0);
    let across = rows.iter().map(|row| row.len()).max().unwrap_or(1).max(1) as u64;
    let down = rows.len().max(1) as u64;
    let (chart_area, legend_area) = area.split_horizontally(SIZE.0 - 150);
    let mut chart = ChartBuilder::on(&chart_area)
        .caption(title, (FONT, 28))
        .margin(24)
        .x_label_area_size(56)
        .y_label_area_size(64)
        .build_cartesian_2d(
            (first..first + across - 1).into_segmented(),
            (first..first + down - 1).into_segmented(),
        )?;
    chart
        .configure_mesh()
        .disable_mesh()
        .x_desc("y")
        .y_desc("x")
        .label_style((FONT, 16))
        .axis_desc_style((FONT, 20))
        .draw()?;
    use plotters::coord::ranged1d::SegmentValue::Exact;
    let cells =
        (first..).zip(rows).flat_map(|(x, row)| (first..).zip(*row).map(move |(y, &value)| (x, y, value)));
    chart.draw_series(cells.map(|(x, y, value)| {
        Rectangle::new([(Exact(y), Exact(x)), (Exact(y + 1), Exact(x + 1))], colour(value, most))
    }))?;
    legend(&legend_area, most)
}

/// The colours with their values, from the top.
fn legend<B: DrawingBackend>(area: &DrawingArea<B, Shift>, most: u32) -> Drawn<B> {
    let steps = most.min(11);
    let values = (0..=steps)
        .map(|i| if steps == 0 { 0 } else { (u64::from(most) * u64::from(i) / u64::from(steps)) as u32 });
    for (i, value) in (0..).zip(values) {
        let y = 80 + 36 * i;
        area.draw(&Rectangle::new([(0, y), (26, y + 26)], colour(value, most)))?;
        let text = if value == 0 { "0: P".to_owned() } else { value.to_string() };
        area.draw(&Text::new(text, (36, y + 4), (FONT, 18).into_font()))?;
    }
    Ok(())
}

/// The colour of a value: red for P-positions, then from dark to light.
fn colour(value: u32, most: u32) -> ShapeStyle {
    let colour = match value {
        0 => LOST,
        ENDLESS => WHITE,
        value => {
            let place = f64::from(value - 1) / f64::from((most - 1).max(1)) * (COLOURS.len() - 1) as f64;
            let i = (place as usize).min(COLOURS.len() - 2);
            let part = place - i as f64;
            let mix = |a: u8, b: u8| (f64::from(a) + (f64::from(b) - f64::from(a)) * part) as u8;
            let (a, b) = (COLOURS[i], COLOURS[i + 1]);
            RGBColor(mix(a.0, b.0), mix(a.1, b.1), mix(a.2, b.2))
        }
    };
    colour.filled()
}
