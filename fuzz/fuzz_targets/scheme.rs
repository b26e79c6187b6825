//! Runs `oddtrick_fuzz::scheme`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| oddtrick_fuzz::scheme(bytes));
