//! Runs `oddtrick_fuzz::journal`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| oddtrick_fuzz::journal(bytes));
