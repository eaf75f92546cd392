use std::env;
use std::path::PathBuf;

use etcetera::{BaseStrategy, choose_base_strategy};

use crate::report::Complaint;

/// Names the folder in which things are kept, in the place of the user's own.
const VARIABLE: &str = "SIXFOLD_DATA_DIR";

/// The folder in which what a person did is kept. It need not exist.
pub(super) fn folder() -> Result<PathBuf, Complaint> {
    if let Some(named) = env::var_os(VARIABLE).filter(|named| !named.is_empty()) {
        return Ok(named.into());
    }
    choose_base_strategy()
        .map(|system| system.data_dir().join("sixfold"))
        .map_err(|_| Complaint::NoDataFolder)
}
