import type { Arguments } from './read-arguments';

/** Without a login there is no other test. */
const always = ['login', 'logout'];
/** What is left out with an operation, because all of it calls that operation. */
const suitesThatCall: Readonly<Record<string, string>> = {
  getAllowedPages: 'a request for no operation ',
  getProfile: 'a session ',
  updateProfile: 'refusals all refusals together ',
};

/**
 * The pattern of the tests that `--only` and `--skip` leave. Suites have the names of their operations, in quotes; those
 * of `--write` are inside another suite. What concerns several operations stays with `--skip`.
 * @returns `undefined` for all tests
 */
export function chosenTests({
  chosen,
  skipped,
}: Pick<Arguments, 'chosen' | 'skipped'>): string | undefined {
  if (skipped) {
    const ids = skipped.filter((id) => !always.includes(id));
    const suites = ids.flatMap((id) => suitesThatCall[id] ?? []);
    return ids.length === 0
      ? undefined
      : `^(?!${[`.*\\b(?:${ids.join('|')})\\b`, ...suites].join('|')})`;
  }
  if (!chosen) return undefined;
  const ids = [...always, ...chosen].join('|');
  return `^(?:(?:changes |refusals )?'?(?:${ids})'? |generated calls )`;
}
