//! Runs `oddtrick_fuzz::csv`, and `oddtrick_fuzz::kept` for some inputs only, as a database is slow.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    oddtrick_fuzz::csv(bytes);
    if bytes.len() % 16 == 0 {
        oddtrick_fuzz::kept(bytes);
    }
});
