//! A drawing of rectangles, dots and short texts, as SVG and as PNG.
//!
//! Libraries for plots brought 15 crates and a font for one option; what tables need is less.

mod font;

use font::glyph;
use std::fmt::Write as _;

/// Of a drawing, in pixels.
pub const WIDTH: u32 = 1200;
/// Of a drawing, in pixels.
pub const HEIGHT: u32 = 800;

/// Red, green and blue.
pub type Colour = [u8; 3];

/// Where a text is, seen from its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    Start,
    /// It is centred there.
    Middle,
    End,
}

/// What is drawn, from the first to the last; coordinates in pixels, from the top left.
#[derive(Debug, Default)]
pub struct Drawing {
    marks: Vec<Mark>,
}

#[derive(Debug)]
enum Mark {
    Rectangle { x: f64, y: f64, width: f64, height: f64, colour: Colour },
    Dot { x: f64, y: f64, radius: f64, colour: Colour },
    Text { x: f64, y: f64, size: u32, anchor: Anchor, text: String },
}

impl Drawing {
    /// A filled rectangle, by its upper left corner.
    pub fn rectangle(&mut self, x: f64, y: f64, width: f64, height: f64, colour: Colour) {
        self.marks.push(Mark::Rectangle { x, y, width, height, colour });
    }

    pub fn dot(&mut self, x: f64, y: f64, radius: f64, colour: Colour) {
        self.marks.push(Mark::Dot { x, y, radius, colour });
    }

    /// A text whose middle line is at `y`, `7 * size` pixels high.
    pub fn text(&mut self, x: f64, y: f64, size: u32, anchor: Anchor, text: &str) {
        self.marks.push(Mark::Text { x, y, size, anchor, text: text.to_owned() });
    }

    pub fn svg(&self) -> String {
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
             viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\">\n\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n"
        );
        for mark in &self.marks {
            // Writing to a text does not fail.
            _ = match mark {
                Mark::Rectangle { x, y, width, height, colour } => writeln!(
                    svg,
                    "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{}\"/>",
                    hex(*colour)
                ),
                Mark::Dot { x, y, radius, colour } => {
                    writeln!(
                        svg,
                        "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" fill=\"{}\"/>",
                        hex(*colour)
                    )
                }
                Mark::Text { x, y, size, anchor, text } => writeln!(
                    svg,
                    "<text x=\"{x:.1}\" y=\"{y:.1}\" dy=\"0.35em\" font-size=\"{}\" text-anchor=\"{}\">{}</text>",
                    9 * size,
                    match anchor {
                        Anchor::Start => "start",
                        Anchor::Middle => "middle",
                        Anchor::End => "end",
                    },
                    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
                ),
            };
        }
        svg + "</svg>\n"
    }

    pub fn png(&self) -> Vec<u8> {
        let mut pixels = Pixels { rgb: vec![255; (WIDTH * HEIGHT * 3) as usize] };
        for mark in &self.marks {
            match mark {
                Mark::Rectangle { x, y, width, height, colour } => {
                    pixels.fill(*x, *y, x + width, y + height, *colour);
                }
                Mark::Dot { x, y, radius, colour } => pixels.dot(*x, *y, *radius, *colour),
                Mark::Text { x, y, size, anchor, text } => pixels.text(*x, *y, *size, *anchor, text),
            }
        }
        pixels.encoded()
    }
}

fn hex([red, green, blue]: Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

struct Pixels {
    rgb: Vec<u8>,
}

impl Pixels {
    fn set(&mut self, x: u32, y: u32, colour: Colour) {
        if x < WIDTH && y < HEIGHT {
            let at = ((y * WIDTH + x) * 3) as usize;
            self.rgb[at..at + 3].copy_from_slice(&colour);
        }
    }

    /// All pixels from the first corner to the second; at least one, so that no line is lost.
    fn fill(&mut self, x: f64, y: f64, to_x: f64, to_y: f64, colour: Colour) {
        let range = |from: f64, to: f64| {
            let from = from.round().max(0.0) as u32;
            from..(to.round() as u32).max(from + 1)
        };
        for y in range(y, to_y) {
            range(x, to_x).for_each(|x| self.set(x, y, colour));
        }
    }

    fn dot(&mut self, x: f64, y: f64, radius: f64, colour: Colour) {
        let range = |middle: f64| (middle - radius).floor().max(0.0) as u32..=(middle + radius).ceil() as u32;
        for row in range(y) {
            for column in range(x) {
                if (f64::from(column) + 0.5 - x).hypot(f64::from(row) + 0.5 - y) <= radius {
                    self.set(column, row, colour);
                }
            }
        }
    }

    /// Each character is five columns of seven points and a gap.
    fn text(&mut self, x: f64, y: f64, size: u32, anchor: Anchor, text: &str) {
        let width = f64::from(size) * 6.0 * text.chars().count() as f64;
        let left = match anchor {
            Anchor::Start => x,
            Anchor::Middle => x - width / 2.0,
            Anchor::End => x - width,
        };
        let (left, top) = (left.max(0.0) as u32, (y - 3.5 * f64::from(size)).max(0.0) as u32);
        for (i, c) in (0..).zip(text.chars()) {
            let glyph = glyph(c);
            for (column, row) in (0..5).flat_map(|column| (0..8).map(move |row| (column, row))) {
                if glyph >> (8 * (4 - column) + row) & 1 == 1 {
                    let (x, y) = (left + (6 * i + column) * size, top + row * size);
                    self.fill(x.into(), y.into(), (x + size).into(), (y + size).into(), [0, 0, 0]);
                }
            }
        }
    }

    /// PNG: a signature and three chunks; each line of pixels begins with its filter, none.
    fn encoded(&self) -> Vec<u8> {
        let lines = self.rgb.chunks((WIDTH * 3) as usize);
        let data: Vec<u8> = lines.flat_map(|line| [&[0], line].concat()).collect();
        let mut header = [WIDTH.to_be_bytes(), HEIGHT.to_be_bytes()].concat();
        header.extend([8, 2, 0, 0, 0]); // 8 bits for each of three colours, nothing unusual
        let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
        chunk(&mut file, b"IHDR", &header);
        chunk(&mut file, b"IDAT", &miniz_oxide::deflate::compress_to_vec_zlib(&data, COMPRESSION));
        chunk(&mut file, b"IEND", &[]);
        file
    }
}

/// Of 0 to 10: more takes longer, and areas of one colour do not get smaller.
const COMPRESSION: u8 = 6;

fn chunk(file: &mut Vec<u8>, name: &[u8; 4], data: &[u8]) {
    file.extend((data.len() as u32).to_be_bytes());
    let start = file.len();
    file.extend(name);
    file.extend(data);
    let crc = crc(&file[start..]);
    file.extend(crc.to_be_bytes());
}

/// The check of PNG, CRC-32.
fn crc(bytes: &[u8]) -> u32 {
    let step = |crc: u32| if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 };
    !bytes.iter().fold(!0, |crc, byte| (0..8).fold(crc ^ u32::from(*byte), |crc, _| step(crc)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_is_that_of_png() {
        assert_eq!(crc(b"IEND"), 0xae42_6082);
    }
}
