//! The addresses of this computer in the local network.

use std::io;
use std::net::{IpAddr, Ipv4Addr};

/// The private IPv4 addresses of this computer, those of home networks first.
///
/// # Errors
/// The system cannot list them.
pub fn addresses() -> io::Result<Vec<Ipv4Addr>> {
    let all = if_addrs::get_if_addrs()?;
    Ok(private(all.iter().map(if_addrs::Interface::ip)))
}

fn private(all: impl Iterator<Item = IpAddr>) -> Vec<Ipv4Addr> {
    let mut found: Vec<Ipv4Addr> = all
        .filter_map(|one| match one {
            IpAddr::V4(at) if at.is_private() => Some(at),
            IpAddr::V4(_) | IpAddr::V6(_) => None,
        })
        .collect();
    // 172.16/12 last: it is often the bridge of containers or virtual machines.
    let rank = |at: &Ipv4Addr| match at.octets() {
        [192, ..] => 0,
        [10, ..] => 1,
        _ => 2,
    };
    found.sort_by_key(|at| (rank(at), *at));
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_private_addresses_are_listed() {
        let all = [
            "127.0.0.1",
            "172.17.0.1",
            "::1",
            "10.0.0.7",
            "8.8.8.8",
            "192.168.1.20",
            "169.254.3.4",
            "fe80::1",
            "10.0.0.7",
        ];
        let found = private(all.iter().map(|text| text.parse().unwrap()));
        let found: Vec<String> = found.iter().map(Ipv4Addr::to_string).collect();
        assert_eq!(found, ["192.168.1.20", "10.0.0.7", "172.17.0.1"]);
    }
}
