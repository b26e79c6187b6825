//! Runs `oddtrick_fuzz::database`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| oddtrick_fuzz::database(bytes));
