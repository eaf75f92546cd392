use std::fmt;

/// Where a site will stand on the web, with a slash at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address(String);

impl Address {
    /// Reads an address that begins with http:// or https:// and names a host; nothing where it
    /// does not.
    pub fn parse(text: &str) -> Option<Address> {
        let text = text.trim_end_matches('/');
        let rest = text
            .strip_prefix("https://")
            .or_else(|| text.strip_prefix("http://"))?;
        let host = rest.split('/').next()?;
        let plain =
            |sign: char| sign.is_ascii_alphanumeric() || "-._~:/[]@!$&'()*+,;=%".contains(sign);
        if host.is_empty()
            || !host.contains(|sign: char| sign.is_ascii_alphanumeric())
            || !rest.chars().all(plain)
            || rest.contains("//")
        {
            return None;
        }
        Some(Address(format!("{text}/")))
    }

    /// The part after the host, with a slash at both ends.
    pub fn path(&self) -> &str {
        let after = self.0.find("://").map_or(0, |scheme| scheme + 3);
        self.0[after..]
            .find('/')
            .map_or("/", |slash| &self.0[after + slash..])
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
