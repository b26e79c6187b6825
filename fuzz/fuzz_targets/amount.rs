//! Runs `oddtrick_fuzz::amount`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| oddtrick_fuzz::amount(bytes));
