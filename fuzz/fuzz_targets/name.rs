//! Runs `oddtrick_fuzz::name`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| oddtrick_fuzz::name(bytes));
