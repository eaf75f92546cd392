use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sixfold::game::Rules;
use sixfold::language::{ENGLISH, Explanation};
use sixfold::puzzle::{Batch, Collection, Criteria, Stars, Theme};

use crate::error;

/// What puzzles are wanted.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Wanted {
    count: usize,
    seed: u64,
    rules: String,
    target: (u32, u32),
    margin: u32,
    stars: Option<u8>,
    theme: Option<String>,
    max_tries: u64,
    pub(crate) threads: Option<usize>,
}

impl Wanted {
    pub(crate) fn collection(&self) -> PyResult<Collection> {
        let rules: Rules = self
            .rules
            .parse()
            .map_err(|error| error::notation(&error, &self.rules, "rules"))?;
        let criteria = Criteria {
            target: self.target.0..=self.target.1,
            margin: self.margin,
            stars: self.stars()?,
            theme: self.theme()?,
            ..Criteria::default()
        };
        let wrong_range = match self.target {
            (0, _) => Some(ENGLISH.puzzle.zero_points()),
            (from, to) if from > to => Some(ENGLISH.puzzle.reversed_range(&(from..=to))),
            _ => None,
        };
        if let Some(message) = wrong_range {
            return Err(error::without_place("option", Explanation::new(message)));
        }
        if let Some(reason) = criteria.impossible(rules) {
            let explanation = ENGLISH.puzzle.impossible_puzzles(&reason);
            return Err(error::without_place("impossible", explanation));
        }
        let batch = Batch {
            count: self.count,
            seed: self.seed,
            tries: self.max_tries,
        };
        Ok(Collection {
            rules,
            criteria,
            batch,
        })
    }

    fn stars(&self) -> PyResult<Option<Stars>> {
        let stars = |count| {
            Stars::new(count)
                .ok_or_else(|| PyValueError::new_err(format!("stars are 1 to 5, not {count}")))
        };
        self.stars.map(stars).transpose()
    }

    fn theme(&self) -> PyResult<Option<Theme>> {
        let Some(given) = &self.theme else {
            return Ok(None);
        };
        let name = given.replace('-', " ");
        let known = Theme::ALL.iter().copied();
        let found = known.clone().find(|theme| theme.name() == name);
        found.map(Some).ok_or_else(|| {
            let names: Vec<&str> = known.map(Theme::name).collect();
            let names = names.join(", ");
            PyValueError::new_err(format!("no theme is called {given:?}; they are {names}"))
        })
    }
}
