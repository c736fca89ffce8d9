import { describe, expect, it } from 'vitest';
import type { Operation, PagedList } from '../checker/description';
import { fieldsOf } from '../checker/fields-of-rule';
import { parseRule } from '../checker/parse-rule';
import { at, type Row } from '../checker/rule-values';
import { obeys } from '../checker/rules';
import { exchange, expectNoFault, expectStatus } from './exchange';
import { requestFor } from './findings';
import type { ServerUnderTest, Settings } from './settings';
import type { SurveyedUsers } from './surveyed-users';

interface Filter {
  readonly name: string;
  readonly keeps: string;
}

/** A parameter that keeps some rows (`x-keeps`) keeps exactly those that meet its condition. */
export function describeFilters(
  server: ServerUnderTest,
  operations: readonly Operation[],
  { product }: Settings,
  users: SurveyedUsers,
): void {
  const cases = operations.flatMap((operation) => {
    const { paged } = operation;
    return paged ? filtersOf(operation).map((filter) => ({ operation, paged, filter })) : [];
  });
  describe.for(cases)('$operation.id', ({ operation, paged, filter }) => {
    it(`keeps the rows that ${filter.name} asks for`, async (context) => {
      const { findings, token, answers } = users.first;
      if (answers.get(operation.id)?.status !== 200) return context.skip();
      const read = async (parameters: Readonly<Record<string, string>>) => {
        const request = requestFor(operation, product, findings, parameters);
        if (!request) throw new Error('The list was asked for before.');
        const answer = await exchange(server.url, operation, { ...request, token });
        expectStatus(answer, 200);
        return answer;
      };
      const whole = Object(await read({}).then(({ json }) => json));
      const rows: readonly Row[] = whole[paged.rows];
      if (whole.naslednji_kazalec !== null) return context.skip('the list has several pages');
      for (const value of valuesOf(filter, rows)) {
        const kept = await read({ [filter.name]: String(value) });
        const wanted = rows.filter((row) => obeys(filter.keeps, { ...row, value }));
        const [came, meant] = [Object(kept.json)[paged.rows], wanted].map((list) =>
          keysOf(list, paged),
        );
        const text = `must have the ${meant?.length} rows for which ${filter.keeps}, with ${value}`;
        expectNoFault(kept, JSON.stringify(came) === JSON.stringify(meant) ? [] : [text]);
      }
    });
  });
}

function filtersOf({ parameters }: Operation): readonly Filter[] {
  return parameters.flatMap(({ name, 'x-keeps': keeps }) => (keeps ? [{ name, keeps }] : []));
}

/** The values of the first row, the one in the middle and the last: all are a boundary of some row. */
function valuesOf({ keeps }: Filter, rows: readonly Row[]): readonly (string | number)[] {
  const field = fieldsOf(parseRule(keeps)).find(({ path }) => path[0] !== 'value')?.path ?? [];
  const isYear = keeps.startsWith('year(');
  const chosen = [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)];
  const values = chosen.flatMap((row) => {
    const value = at(row, field);
    if (typeof value !== 'string') return [];
    return [isYear ? Number(value.slice(0, 4)) : value];
  });
  return [...new Set(values)];
}

function keysOf(rows: readonly Row[], { key }: PagedList): readonly string[] {
  expect(rows).toBeInstanceOf(Array);
  return rows.map((row) => JSON.stringify(key.map((field) => row[field])));
}
