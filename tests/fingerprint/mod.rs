//! Files too large for snapshots: their size and a hash instead.

/// A line for a list of files: the name, the number of bytes, and a number that changes with any of them (FNV-1a, 64 bits).
pub(crate) fn line(name: &str, bytes: &[u8]) -> String {
    let hash = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{name} {} {:016x}\n", bytes.len(), bytes.iter().fold(0xcbf2_9ce4_8422_2325, hash))
}
