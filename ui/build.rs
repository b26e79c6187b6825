//! Compiles the window. Element names are for tests and for `mcp`; the release binary goes without.

fn main() {
    let profile = std::env::var("PROFILE").unwrap_or_default();
    let driven = std::env::var_os("CARGO_FEATURE_MCP").is_some();
    let config = slint_build::CompilerConfiguration::new()
        .with_style("fluent".into())
        .with_bundled_translations("lang")
        .with_debug_info(driven || profile == "debug");
    if let Err(error) = slint_build::compile_with_config("app.slint", config) {
        // The compiler has already printed where and why.
        eprintln!("{error}");
        std::process::exit(1);
    }
}
