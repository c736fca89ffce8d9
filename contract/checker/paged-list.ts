/** What is checked of an answer with a page of a list (`x-paged`). */
import type { Row } from './rule-values';

/** The list of an answer that comes in pages, and the fields that tell its rows apart. */
interface Paged {
  readonly rows: string;
  readonly key: readonly string[];
}

/** What is wrong with one page; an empty list for a right one. */
export function pageFaults({ rows, key }: Paged, answer: Row): readonly string[] {
  const { [rows]: page, naslednji_kazalec: next, stevilo_vrstic: count } = answer;
  if (!Array.isArray(page) || typeof count !== 'number') return [];
  const keys = page.map((row: Row) => JSON.stringify(key.map((field) => row[field])));
  const hasNext = typeof next === 'string';
  return [
    ...(new Set(keys).size < keys.length
      ? [`must have rows with different ${key.join(', ')}`]
      : []),
    ...(page.length > count ? ['must not have more rows than stevilo_vrstic'] : []),
    ...(hasNext && page.length === 0 ? ['must have rows when another page follows'] : []),
    ...(hasNext && page.length === count ? ['must be the last page when it has all rows'] : []),
  ];
}

/** The rules that hold on one page: what is made of all rows is of the whole list. */
export function rulesOfPage(
  rules: readonly string[],
  paged: Paged,
  answer: Row,
): readonly string[] {
  const { [paged.rows]: page, stevilo_vrstic: count } = answer;
  if (!Array.isArray(page) || typeof count !== 'number' || page.length >= count) return rules;
  const ofAllRows = new RegExp(`(sum|count|min|max|first|last)\\(${paged.rows}\\b`);
  return rules.filter((rule) => !ofAllRows.test(rule));
}
