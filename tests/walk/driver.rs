//! The program from outside: through Slint's test server, by label.

use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The timeout of every step.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running program.
pub(crate) struct Driver {
    child: Child,
    port: u16,
    /// The number of taps.
    pub(crate) taps: usize,
}

/// Stops the program even if the test fails.
impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Driver {
    /// Starts the program on a database and waits for its window.
    pub(crate) fn start(db: &Path) -> Self {
        // Reserve a free port.
        let port = TcpListener::bind("127.0.0.1:0")
            .unwrap()
            .local_addr()
            .unwrap()
            .port();
        let child = Command::new(env!("CARGO_BIN_EXE_oddtrick"))
            .arg("--db")
            .arg(db)
            .env("SLINT_BACKEND", "headless-software")
            .env("SLINT_MCP_PORT", port.to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut driver = Self {
            child,
            port,
            taps: 0,
        };
        driver.until("a window", |driver| {
            driver.try_call("list_windows", &json!({})).is_some()
        });
        driver.until("a page", |driver| !driver.labels().is_empty());
        driver
    }

    /// Taps the element with this label, once it exists.
    pub(crate) fn tap(&mut self, label: &str) {
        let handle = self.wait_for(label);
        self.call("click_element", &json!({ "elementHandle": handle }));
        self.taps += 1;
    }

    /// Sets the value of a field.
    pub(crate) fn write(&mut self, label: &str, text: &str) {
        let handle = self.wait_for(label);
        self.call(
            "set_element_value",
            &json!({ "elementHandle": handle, "value": text }),
        );
    }

    /// Waits until an element has this label; returns its handle.
    pub(crate) fn wait_for(&mut self, label: &str) -> Value {
        self.until(label, |driver| driver.find(label).is_some());
        self.find(label).unwrap()
    }

    /// Waits until nothing is being saved.
    pub(crate) fn wait_until_saved(&mut self) {
        self.until("saved", |driver| {
            !driver
                .labels()
                .iter()
                .any(|label| label.starts_with("Saving"))
        });
    }

    /// All labels on the screen.
    pub(crate) fn labels(&mut self) -> Vec<String> {
        let all = self.elements();
        all.iter()
            .filter_map(|one| one["accessibleLabel"].as_str())
            .map(str::to_owned)
            .collect()
    }

    /// Kills the program.
    pub(crate) fn kill(self) {
        drop(self);
    }

    fn find(&mut self, label: &str) -> Option<Value> {
        let mut all = self.elements();
        all.retain(|one| one["accessibleLabel"] == label && one["accessibleEnabled"] != false);
        all.sort_by_key(|one| {
            matches!(
                one["accessibleRole"].as_str(),
                None | Some("Text" | "Unknown" | "Image")
            )
        });
        all.first().map(|one| one["handle"].clone())
    }

    fn elements(&mut self) -> Vec<Value> {
        let windows = self.call("list_windows", &json!({}));
        let window = self.call(
            "get_window_properties",
            &json!({ "windowHandle": windows["windowHandles"][0] }),
        );
        let tree = self.call(
            "get_element_tree",
            &json!({ "elementHandle": window["rootElementHandle"], "maxElements": 2000 }),
        );
        tree["elements"].as_array().cloned().unwrap_or_default()
    }

    fn until(&mut self, what: &str, mut holds: impl FnMut(&mut Self) -> bool) {
        let began = Instant::now();
        while !holds(self) {
            assert!(
                self.child.try_wait().unwrap().is_none(),
                "the program has ended"
            );
            assert!(
                began.elapsed() < PATIENCE,
                "{what:?} never came; there is {:#?}",
                self.labels()
            );
        }
    }

    fn call(&mut self, tool: &str, arguments: &Value) -> Value {
        self.try_call(tool, arguments)
            .unwrap_or_else(|| panic!("{tool} {arguments} failed"))
    }

    fn try_call(&mut self, tool: &str, arguments: &Value) -> Option<Value> {
        let body = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/call",
            "params": { "name": tool, "arguments": arguments } })
        .to_string();
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        let head = format!(
            "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).ok()?;
        stream.write_all(body.as_bytes()).ok()?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).ok()?;
        let answer = String::from_utf8(answer).ok()?;
        let (_, json) = answer.split_once("\r\n\r\n")?;
        let reply: Value =
            serde_json::from_str(json.get(json.find('{')?..=json.rfind('}')?)?).ok()?;
        let result = reply.get("result")?;
        if result["isError"] == true {
            return None;
        }
        serde_json::from_str(result["content"][0]["text"].as_str()?).ok()
    }
}
