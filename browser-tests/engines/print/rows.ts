/** Functions that run in the page. */

/** Makes a list show all its rows, as the browser's own printing does. */
export function beginPrint(): void {
  window.dispatchEvent(new Event('beforeprint'));
}

/** The end of `beginPrint`. */
export function endPrint(): void {
  window.dispatchEvent(new Event('afterprint'));
}

/**
 * The words with a digit in each row that this selector finds, without what is never on paper. A hyphen ends a word: the
 * next line may begin there.
 */
export function rowsOnPage(selector: string): string[][] {
  const neverPrinted =
    '.no-print, .visually-hidden, [hidden], details:not([open]), .download, .feed__files, .list-table__tick, button:not(.cost-line__head)';
  return [...document.querySelectorAll(selector)]
    .filter((row) => row.getClientRects().length > 0 && !row.closest(neverPrinted))
    .map((row) => {
      const copy = row.cloneNode(true) as Element;
      for (const absent of copy.querySelectorAll(neverPrinted)) absent.remove();
      // Between two cells there is no space in the text.
      for (const cell of copy.querySelectorAll('*')) {
        cell.before(' ');
        cell.after(' ');
      }
      return (copy.textContent ?? '').split(/[\s-]+/).filter((word) => /\d/.test(word));
    })
    .filter((words) => words.length > 0);
}
