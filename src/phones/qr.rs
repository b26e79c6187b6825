//! The address as a QR code.

use qrcodegen::{QrCode, QrCodeEcc};

/// The quiet zone around a QR code, in modules.
const MARGIN: i32 = 4;

/// A QR code with its quiet zone.
pub struct Qr {
    /// Modules per side.
    pub size: u32,
    /// The modules row by row, true for a dark one.
    pub dark: Vec<bool>,
}

/// The QR code of a text; `None` if the text is too long.
pub fn qr(text: &str) -> Option<Qr> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let side = -MARGIN..code.size() + MARGIN;
    let dark = side
        .clone()
        .flat_map(|y| side.clone().map(move |x| (x, y)))
        .map(|(x, y)| code.get_module(x, y));
    Some(Qr {
        size: u32::try_from(side.len()).ok()?,
        dark: dark.collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_code_of_41_modules_with_its_quiet_zone() {
        let code = qr("http://192.168.178.200:65535/0123456789abcdefghjkmnpqrs").unwrap();
        assert_eq!(code.size, 41);
        let side = usize::try_from(code.size).unwrap();
        assert_eq!(code.dark.len(), side * side);
        let dark = |x: usize, y: usize| code.dark[y * side + x];
        let edge = (0..side).flat_map(|at| [dark(at, 3), dark(3, at), dark(at, side - 4)]);
        assert!(edge.into_iter().all(|dark| !dark));
        // The first finder pattern.
        assert!(dark(4, 4) && dark(10, 10) && !dark(5, 5) && dark(6, 6));
        assert!(qr(&"a".repeat(5000)).is_none());
    }
}
