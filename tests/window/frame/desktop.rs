//! Requests of the window to the desktop.

use crate::support::{LAPTOP, PHONE, Person, hand, sit_down};
use i_slint_core::textlayout::sharedparley::fontique::GenericFamily;
use i_slint_core::window::WindowInner;
use oddtrick::window::desktop::Show;
use slint::ComponentHandle;
use slint::platform::WindowEvent;

#[test]
fn the_screen_stays_awake_while_a_hand_is_open_and_no_longer() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    let awake = |person: &Person| person.desktop.awake.get();
    assert!(!awake(&person), "nothing is entered yet");
    for label in ["Solo", "Bob plays solo"] {
        person.tap(label);
        assert!(awake(&person), "after {label}");
    }
    person.tap("Bob takes 7");
    assert!(!awake(&person), "the hand is closed");
    person.tap("Undo");
    assert!(awake(&person), "and open again");
    person.tap("Back");
    assert!(!awake(&person), "somebody has left the table");
    person.resume();
    assert!(awake(&person), "and come back");
    person.tap("More");
    person.tap("End the session");
    assert!(!awake(&person), "nobody plays any more");
    person.tap("Play on");
    assert!(awake(&person), "and yet they do");
    let close = WindowEvent::CloseRequested;
    person.ctx.window().window().dispatch_event(close);
    assert!(!awake(&person), "the window is closed");
}

#[test]
fn a_result_is_copied_to_the_clipboard() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, Some("0.10 EUR a point"));
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    for label in [
        "More",
        "End the session",
        "Share",
        "Copy the result as text",
    ] {
        person.tap(label);
    }
    assert!(person.sees("The result is on the clipboard."));
    let copied = person.desktop.copied.borrow();
    assert!(copied.contains("Bob"), "{copied}");
}

/// As PDF, filled in and blank.
#[test]
fn a_sheet_is_saved_as_pdf() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, Some("0.10 EUR a point"));
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    for label in ["More", "End the session"] {
        person.tap(label);
    }
    let mut sizes = Vec::new();
    for label in [
        "Save as PDF for printing",
        "Save a blank score sheet to print",
    ] {
        let file = person.path(&format!("{label}.pdf"));
        person.answers_save(&file);
        person.tap("Share");
        person.tap(label);
        let bytes = std::fs::read(file).unwrap();
        assert!(bytes.starts_with(b"%PDF-") && bytes.ends_with(b"%%EOF"));
        sizes.push(bytes.len());
    }
    assert!(sizes[0] > sizes[1], "who won stands on the first alone");
}

/// Paper, lines and figures at two pixels per unit, completely drawn.
#[test]
fn a_sheet_is_saved_as_an_image() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, Some("0.10 EUR a point"));
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    let file = person.path("sheet.png");
    person.answers_save(&file);
    for label in [
        "More",
        "End the session",
        "Share",
        "Save the score sheet as a picture",
    ] {
        person.tap(label);
    }
    let bytes = std::fs::read(&file).unwrap();
    // It can be opened, or its folder shown.
    assert!(person.can_tap("Open"));
    person.tap("Show in folder");
    let shown = person.desktop.shown.take();
    assert_eq!(shown, Some((file.into(), Show::Folder)));
    assert!(!person.sees("Show in folder"));
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes))
        .read_info()
        .unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    // Two margins, the columns of number and play, and four players.
    assert_eq!(info.width, 2 * (2 * 32 + 44 + 300 + 4 * 132));
    let of = |colour: [u8; 3]| {
        let same = |pixel: &&[u8]| pixel[..3] == colour;
        pixels.chunks(4).filter(same).count()
    };
    assert_eq!(pixels[..4], [0xFB, 0xF6, 0xEA, 0xFF]);
    let all = pixels.len() / 4;
    assert!(of([0xFB, 0xF6, 0xEA]) > all / 2, "paper");
    // Letters have ink inside and antialiased edges; the winner is green.
    assert!(
        (all / 200..all / 10).contains(&of([0x1C, 0x23, 0x20])),
        "ink"
    );
    assert!(of([0x1B, 0x65, 0x45]) > 100 && of([0xA3, 0x23, 0x2B]) > 100);
}

/// On a system without Arabic letters, a Persian name would be blank.
#[test]
fn letters_that_no_other_font_has_are_drawn_by_the_persian_one() {
    let person = Person::new(PHONE);
    let window = WindowInner::from_pub(person.ctx.window().window());
    let mut fonts = window.context().font_context().borrow_mut();
    let persian = fonts.collection.family_id("Vazirmatn").unwrap();
    let mut last = fonts.collection.generic_families(GenericFamily::SystemUi);
    assert!(last.any(|family| family == persian));
}
