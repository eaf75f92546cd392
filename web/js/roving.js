// One stop of the Tab key for many elements; arrow keys go from one to the next.

const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * @param {HTMLElement} root
 * @param {string} selector the elements, all inside the root
 * @param {object} [options] `columns()`: how many stand side by side; `arrived(element)`: called for one that a key went to
 */
export function roving(root, selector, { columns = () => 1, arrived = () => {} } = {}) {
  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !event.target.matches(selector)) return;
    const all = [...root.querySelectorAll(selector)];
    const at = all.indexOf(event.target);
    const ends = { Home: 0, End: all.length - 1 };
    const steps = { ...STEPS, ArrowUp: -columns(), ArrowDown: columns() };
    const next = all[ends[event.key] ?? at + steps[event.key]];
    if (!(event.key in ends || event.key in steps)) return;
    event.preventDefault();
    if (!next) return;
    stopAt(root, selector, next);
    next.focus();
    arrived(next);
  });
  root.addEventListener("focusin", (event) => {
    if (event.target.matches(selector)) stopAt(root, selector, event.target);
  });
}

/** Makes an element the one where the Tab key stops. */
export function stopAt(root, selector, element) {
  for (const other of root.querySelectorAll(selector)) other.tabIndex = other === element ? 0 : -1;
}
