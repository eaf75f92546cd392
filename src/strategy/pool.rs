use std::sync::Mutex;

use crate::game::Board;
use crate::search::Table;

/// Tables that are prepared alike: as many as there are hands at work.
pub(super) struct TablePool<'a, const FLEX: bool> {
    board: &'a Board,
    free: Mutex<&'a mut Vec<Table<FLEX>>>,
}

impl<'a, const FLEX: bool> TablePool<'a, FLEX> {
    /// Prepares the tables that there are.
    pub(super) fn new(tables: &'a mut Vec<Table<FLEX>>, board: &'a Board) -> Self {
        for table in tables.iter_mut() {
            prepare(table, board);
        }
        TablePool {
            board,
            free: Mutex::new(tables),
        }
    }

    /// Works at a free table, or at a new one where there is none.
    pub(super) fn work<R>(&self, work: impl FnOnce(&mut Table<FLEX>) -> R) -> R {
        let free = self.lock().pop();
        let mut table = free.unwrap_or_else(|| {
            let mut table = Table::new();
            prepare(&mut table, self.board);
            table
        });
        let done = work(&mut table);
        self.lock().push(table);
        done
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, &'a mut Vec<Table<FLEX>>> {
        // Nothing can go wrong halfway through a push or a pop.
        self.free
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

fn prepare<const FLEX: bool>(table: &mut Table<FLEX>, board: &Board) {
    table.prepare(board);
    table.record_undo();
}
