//! HTTP responses as bytes. The connection closes after each.

use super::request::Refusal;

/// The headers of every response: no caching, no MIME sniffing, no referrer.
const COMMON_HEADERS: &str = "Cache-Control: no-store\r\nConnection: close\r\nCross-Origin-Resource-Policy: same-origin\r\nReferrer-Policy: no-referrer\r\nX-Content-Type-Options: nosniff\r\n";

/// An error response without a body.
pub(super) fn refusal(refusal: Refusal) -> Vec<u8> {
    let (status, more) = match refusal {
        Refusal::Malformed => ("400 Bad Request", ""),
        Refusal::NotFound => ("404 Not Found", ""),
        Refusal::Method => ("405 Method Not Allowed", "Allow: GET\r\n"),
        Refusal::TooLarge => ("431 Request Header Fields Too Large", ""),
    };
    format!("HTTP/1.1 {status}\r\n{COMMON_HEADERS}{more}Content-Length: 0\r\n\r\n").into_bytes()
}

/// The document. Its policy allows only its own script and style and the event stream.
pub(super) fn document(document: &str, nonce: &str) -> Vec<u8> {
    let policy = format!(
        "default-src 'none'; script-src 'nonce-{nonce}'; style-src 'nonce-{nonce}'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    let length = document.len();
    format!("HTTP/1.1 200 OK\r\n{COMMON_HEADERS}Content-Security-Policy: {policy}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: {length}\r\n\r\n{document}").into_bytes()
}

/// The head of the event stream. A browser reconnects after `retry_seconds`.
pub(super) fn stream(retry_seconds: u32) -> String {
    format!(
        "HTTP/1.1 200 OK\r\n{COMMON_HEADERS}Content-Type: text/event-stream\r\n\r\nretry: {retry_seconds}000\n\n"
    )
}
