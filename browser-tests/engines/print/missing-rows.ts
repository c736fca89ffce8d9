import type { PaperPage, PaperWord } from './paper';

/** The greatest height of a row, in points: a row with several lines in a cell. */
const ROW_HEIGHT = 90;

/**
 * The rows that are not whole on one page: all their words beside or below each other.
 * @param rows the words with a digit of each row
 */
export function missingRows(
  rows: readonly (readonly string[])[],
  pages: readonly PaperPage[],
): string[] {
  const paper = pages.map(({ words }) => words.flatMap(asParts));
  const isWhole = (row: readonly string[]) =>
    paper.some((words) =>
      words
        .filter(({ text }) => text === row[0])
        .some((first) => {
          const near = words.filter(({ top }) => Math.abs(top - first.top) < ROW_HEIGHT);
          return row.every((word) => near.some(({ text }) => text === word));
        }),
    );
  return rows.filter((row) => !isWhole(row)).map((row) => row.join(' '));
}

/** The parts of a word as `rowsOnPage` splits them. */
function asParts(word: PaperWord): PaperWord[] {
  return word.text.split(/[\s-]+/).map((text) => ({ ...word, text }));
}
