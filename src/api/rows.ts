/**
 * The rows of an answer on which the shell stands: of a list that is none the whole portal would fall, and not only a
 * page.
 *
 * @throws TypeError when it is no list of objects, which is then told of as a list that could not be loaded
 */
export function rowsOf<Row>(answer: readonly Row[]): readonly Row[] {
  const isRow = (row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row);
  if (!Array.isArray(answer) || !answer.every(isRow)) throw new TypeError('The answer is no list.');
  return answer;
}
