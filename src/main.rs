//! Passes arguments and streams to the command line, and returns its exit code.

use oddtrick::app::{Options, System};
use oddtrick::cli::{Environment, ProgressDisplay, end_on_panic, run};
use std::process::ExitCode;
use std::{env, io};

fn main() -> ExitCode {
    end_on_panic();
    let environment = Environment {
        options: Options::from_environment(),
        clock: Box::new(System),
        progress: ProgressDisplay::terminal(),
    };
    // Output is not locked: other threads may write while the window is open.
    let code = run(
        env::args_os(),
        environment,
        &mut io::stdin().lock(),
        &mut io::stdout(),
        &mut io::stderr(),
    );
    ExitCode::from(code)
}
