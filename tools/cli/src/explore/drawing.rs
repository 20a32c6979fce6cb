//! A drawing of rectangles, dots and short texts, as SVG and as PNG.
//!
//! Libraries for plots brought 15 crates and a font for one option; what tables need is less.

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

    /// The drawing as an SVG file.
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

    /// The drawing as a PNG file.
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
            let glyph = GLYPHS[(c as usize).checked_sub(32).filter(|i| *i < GLYPHS.len()).unwrap_or(UNKNOWN)];
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

/// The place of the question mark, which stands for all that is not ASCII.
const UNKNOWN: usize = '?' as usize - 32;

/// ASCII from the blank to `~`: a byte for each of five columns, the lowest bit on top.
const GLYPHS: [u64; 95] = [
    0x00_0000_0000,
    0x00_005f_0000,
    0x00_0700_0700,
    0x14_7f14_7f14,
    0x24_2a7f_2a12,
    0x23_1308_6462,
    0x36_4956_2050,
    0x00_0807_0300,
    0x00_1c22_4100,
    0x00_4122_1c00,
    0x2a_1c7f_1c2a,
    0x08_083e_0808,
    0x00_8070_3000,
    0x08_0808_0808,
    0x00_0060_6000,
    0x20_1008_0402,
    0x3e_5149_453e,
    0x00_427f_4000,
    0x72_4949_4946,
    0x21_4149_4d33,
    0x18_1412_7f10,
    0x27_4545_4539,
    0x3c_4a49_4931,
    0x41_2111_0907,
    0x36_4949_4936,
    0x46_4949_291e,
    0x00_0014_0000,
    0x00_4034_0000,
    0x00_0814_2241,
    0x14_1414_1414,
    0x00_4122_1408,
    0x02_0159_0906,
    0x3e_415d_594e,
    0x7c_1211_127c,
    0x7f_4949_4936,
    0x3e_4141_4122,
    0x7f_4141_413e,
    0x7f_4949_4941,
    0x7f_0909_0901,
    0x3e_4141_5173,
    0x7f_0808_087f,
    0x00_417f_4100,
    0x20_4041_3f01,
    0x7f_0814_2241,
    0x7f_4040_4040,
    0x7f_021c_027f,
    0x7f_0408_107f,
    0x3e_4141_413e,
    0x7f_0909_0906,
    0x3e_4151_215e,
    0x7f_0919_2946,
    0x26_4949_4932,
    0x03_017f_0103,
    0x3f_4040_403f,
    0x1f_2040_201f,
    0x3f_4038_403f,
    0x63_1408_1463,
    0x03_0478_0403,
    0x61_5949_4d43,
    0x00_7f41_4141,
    0x02_0408_1020,
    0x00_4141_417f,
    0x04_0201_0204,
    0x40_4040_4040,
    0x00_0307_0800,
    0x20_5454_7840,
    0x7f_2844_4438,
    0x38_4444_4428,
    0x38_4444_287f,
    0x38_5454_5418,
    0x00_087e_0902,
    0x18_a4a4_9c78,
    0x7f_0804_0478,
    0x00_447d_4000,
    0x20_4040_3d00,
    0x7f_1028_4400,
    0x00_417f_4000,
    0x7c_0478_0478,
    0x7c_0804_0478,
    0x38_4444_4438,
    0xfc_1824_2418,
    0x18_2424_18fc,
    0x7c_0804_0408,
    0x48_5454_5424,
    0x04_043f_4424,
    0x3c_4040_207c,
    0x1c_2040_201c,
    0x3c_4030_403c,
    0x44_2810_2844,
    0x4c_9090_907c,
    0x44_6454_4c44,
    0x00_0836_4100,
    0x00_0077_0000,
    0x00_4136_0800,
    0x02_0102_0402,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_is_that_of_png() {
        assert_eq!(crc(b"IEND"), 0xae42_6082);
    }

    #[test]
    fn what_is_drawn_is_in_both_files() {
        let mut drawing = Drawing::default();
        drawing.rectangle(10.0, 20.0, 5.0, 1.0, [1, 2, 3]);
        drawing.dot(100.0, 100.0, 2.0, [4, 5, 6]);
        drawing.text(50.0, 50.0, 2, Anchor::Middle, "a<b é");
        let svg = drawing.svg();
        assert!(svg.contains("fill=\"#010203\"") && svg.contains(">a&lt;b é</text>"), "{svg}");
        let png = drawing.png();
        assert!(png.starts_with(b"\x89PNG") && png.ends_with(b"IEND\xae\x42\x60\x82"));
    }
}
