// The names of cells, and the part of a table that is shown.

/**
 * A rectangle of cells, from its first to its last column and row, counted from 1.
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Bounds
 */

const LETTERS = 26;
/** No more is shown at once, however far apart tiles are said to lie. */
const WIDEST = 64;

/** The name of a column, as in a spreadsheet: 1 is `a`, 27 is `aa`. */
export function columnName(number) {
  let name = "";
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / LETTERS)) {
    name = String.fromCharCode(97 + ((rest - 1) % LETTERS)) + name;
  }
  return name;
}

/** Where a cell such as `i9` lies. */
export function placeOf(cell) {
  const [, letters, row] = /^([a-z]+)(\d+)$/.exec(cell);
  const column = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 96, 0);
  return { column, row: Number(row) };
}

/** Cells from the top row to the bottom one, each row from the left. */
export function inReadingOrder(cells) {
  const from = (one, other) => one.row - other.row || one.column - other.column;
  return [...cells].sort((one, other) => from(placeOf(one), placeOf(other)));
}

/** The name of the cell so many columns and rows away. */
export function cellBeside(cell, columns, rows) {
  const { column, row } = placeOf(cell);
  return `${columnName(column + columns)}${row + rows}`;
}

/**
 * The smallest rectangle that holds cells, with free ones around them.
 * @returns {?Bounds} null where there are no cells
 */
export function boundsOf(cells, margin = 0) {
  const places = [...cells].map(placeOf);
  if (places.length === 0) return null;
  const columns = places.map(({ column }) => column);
  const rows = places.map(({ row }) => row);
  return {
    left: Math.max(1, Math.min(...columns) - margin),
    top: Math.max(1, Math.min(...rows) - margin),
    right: Math.max(...columns) + margin,
    bottom: Math.max(...rows) + margin,
  };
}

/** The smallest rectangle around several; those that are null do not count. */
export function around(...all) {
  const bounds = all.filter(Boolean);
  return {
    left: Math.min(...bounds.map(({ left }) => left)),
    top: Math.min(...bounds.map(({ top }) => top)),
    right: Math.max(...bounds.map(({ right }) => right)),
    bottom: Math.max(...bounds.map(({ bottom }) => bottom)),
  };
}

/** A rectangle moved by columns and rows. */
export function moved({ left, top, right, bottom }, { columns, rows }) {
  return { left: left + columns, top: top + rows, right: right + columns, bottom: bottom + rows };
}

/** A rectangle made larger to its right and below until it has so many columns and rows. */
export function atLeast({ left, top, right, bottom }, columns, rows) {
  return { left, top, right: Math.max(right, left + columns - 1), bottom: Math.max(bottom, top + rows - 1) };
}

/** The names of the columns and the numbers of the rows of a rectangle. */
export function axes({ left, top, right, bottom }) {
  const upTo = (from, to) => Array.from({ length: Math.min(to - from + 1, WIDEST) }, (_, index) => from + index);
  return { columns: upTo(left, right).map(columnName), rows: upTo(top, bottom) };
}
