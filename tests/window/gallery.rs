//! Every page as an image, drawn by software without a display.
//!
//! `cargo run -p oddtrick-window-tests --example gallery -- FOLDER [WORD]` draws the scenes whose names contain the
//! word (all without one) in three sizes, three themes, English and Persian, and with large type, and an `index.html`
//! that shows them all. `-- --readme FOLDER` draws the images of the README at twice the resolution.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::float_arithmetic,
    clippy::type_complexity
)]

mod stage;

use oddtrick_ui as ui;
use slint::ComponentHandle;
use stage::{Cast, ENGLISH, PERSIAN, Stage, platform, scenes};
use std::fmt::Write;
use std::fs::{self, File};
use std::io::BufWriter;
use std::path::{Path, PathBuf};

/// A phone in portrait, a tablet in portrait, a laptop.
const SIZES: [(u32, u32); 3] = [(360, 740), (820, 1180), (1280, 800)];
const THEMES: [(&str, ui::ThemeKind); 3] = [
    ("light", ui::ThemeKind::Light),
    ("dark", ui::ThemeKind::Dark),
    ("black", ui::ThemeKind::Black),
];

/// The images of the README: file, scene, size, theme, language.
const README: [(&str, &str, (u32, u32), usize, &str); 7] = [
    ("table-phone-light", "solo-tricks", (360, 740), 0, "en"),
    (
        "oh-hell-phone-dark",
        "oh-hell-last-bid",
        (360, 740),
        1,
        "en",
    ),
    (
        "new-session-phone-light",
        "new-session",
        (360, 740),
        0,
        "en",
    ),
    ("result-phone-light", "result", (360, 740), 0, "en"),
    (
        "table-persian-phone-dark",
        "solo-tricks",
        (360, 740),
        1,
        "fa",
    ),
    ("table-wide-light", "solo-tricks", (1280, 800), 0, "en"),
    (
        "house-rules-wide-dark",
        "rules-oh-hell-box",
        (1280, 800),
        1,
        "en",
    ),
];

fn main() {
    let mut words = std::env::args().skip(1).peekable();
    let readme = words.next_if(|word| word == "--readme").is_some();
    let Some(folder) = words.next() else {
        println!("usage: gallery [--readme] FOLDER [WORD]");
        return;
    };
    let folder = PathBuf::from(folder);
    fs::create_dir_all(&folder).unwrap();
    platform();
    if readme {
        draw_readme(&folder);
    } else {
        draw_all(&folder, &words.next().unwrap_or_default());
    }
}

fn cast_of(language: &str) -> &'static Cast {
    if language == "fa" { &PERSIAN } else { &ENGLISH }
}

/// A stage in a folder of the same name in each run, so that two runs draw the same pictures.
fn stage_in(language: &str, cast: Option<&'static Cast>) -> Stage {
    let name = if cast.is_some() {
        "oddtrick-gallery"
    } else {
        "oddtrick-first-day"
    };
    // A run that was stopped has left its folder.
    let _ = fs::remove_dir_all(std::env::temp_dir().join(name));
    let mut folder = tempfile::Builder::new();
    folder.prefix(name).rand_bytes(0);
    Stage::at(folder.tempdir().unwrap(), language, "light", cast)
}

fn draw_all(folder: &Path, word: &str) {
    let mut shown: Vec<(String, Vec<String>)> = Vec::new();
    for language in ["en", "fa"] {
        let first = stage_in(language, None);
        take(folder, language, "first-day", &first, &mut shown, word);
        first.ctx.window().hide().unwrap();
        let stage = stage_in(language, Some(cast_of(language)));
        for scene in scenes() {
            (scene.play)(&stage);
            if scene.pictured {
                take(folder, language, scene.name, &stage, &mut shown, word);
            }
        }
        stage.ctx.window().hide().unwrap();
    }
    let mut page = String::from(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>Odd Trick, every page</title>\n<style>body{font-family:sans-serif;background:#888}\
         figure{display:inline-block;margin:6px;vertical-align:top}img{max-height:420px}figcaption{font-size:12px}</style>\n",
    );
    for (scene, files) in shown {
        let _ = writeln!(page, "<h2>{scene}</h2>");
        for file in files {
            let _ = writeln!(
                page,
                "<figure><a href=\"{file}\"><img loading=\"lazy\" src=\"{file}\"></a><figcaption>{file}</figcaption></figure>"
            );
        }
    }
    fs::write(folder.join("index.html"), page).unwrap();
}

/// Draws the current scene: every size in every theme, and in large type in the light one.
fn take(
    folder: &Path,
    language: &str,
    name: &str,
    stage: &Stage,
    shown: &mut Vec<(String, Vec<String>)>,
    word: &str,
) {
    if !word.split('+').any(|word| name.contains(word)) {
        return;
    }
    let mut files = Vec::new();
    for size in SIZES {
        stage.size(size);
        for (theme, kind) in THEMES {
            stage.global::<ui::Look>().set_kind(kind);
            for scale in [100_u8, 200] {
                if scale == 200 && theme != "light" {
                    continue;
                }
                stage.scale(f32::from(scale) / 100.0);
                let large = if scale == 200 { "-200" } else { "" };
                let file = format!("{name}-{language}-{}x{}-{theme}{large}.png", size.0, size.1);
                draw(stage, &folder.join(&file));
                files.push(file);
            }
            stage.scale(1.0);
        }
        stage.global::<ui::Look>().set_kind(ui::ThemeKind::Light);
    }
    println!("{name} {language}");
    match shown.iter_mut().find(|(scene, _)| scene == name) {
        Some((_, all)) => all.append(&mut files),
        None => shown.push((name.to_owned(), files)),
    }
}

fn draw_readme(folder: &Path) {
    for language in ["en", "fa"] {
        let wanted: Vec<_> = README.iter().filter(|one| one.4 == language).collect();
        let stage = stage_in(language, Some(cast_of(language)));
        for scene in scenes() {
            (scene.play)(&stage);
            for (file, _, size, theme, _) in wanted.iter().filter(|one| one.1 == scene.name) {
                stage.global::<ui::Look>().set_kind(THEMES[*theme].1);
                stage.size_at(*size, 2.0);
                draw(&stage, &folder.join(format!("{file}.png")));
                println!("{file}");
                stage.size_at(*size, 1.0);
                stage.global::<ui::Look>().set_kind(ui::ThemeKind::Light);
            }
        }
        stage.ctx.window().hide().unwrap();
    }
}

fn draw(stage: &Stage, path: &Path) {
    let picture = stage.ctx.window().window().take_snapshot().unwrap();
    let file = BufWriter::new(File::create(path).unwrap());
    let mut encoder = png::Encoder::new(file, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Fast);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(picture.as_bytes()).unwrap();
    writer.finish().unwrap();
}
