/** The fields of a list's answer that tell its pages, for an answer with all rows; `list-pages.ts` makes the pages. */
export function allRows(rows: readonly unknown[]) {
  return { naslednji_kazalec: null, stevilo_vrstic: rows.length };
}
