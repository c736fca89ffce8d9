/** Readings and heat bills that are rare and right: the description must not refuse them. */
import { expect, test } from 'vitest';
import { loadOperations } from './description';
import type { Row } from './rule-values';
import { checkValue } from './schema-validator';

const operations = await loadOperations();
const content = operations.find(({ id }) => id === 'getReadings')?.responses.get(200);
const { schema = {}, examples = {} } = content?.['application/json'] ?? {};
const example = Object.values(examples)[0]?.value as Readonly<
  Record<'obracuni' | 'odcitki', readonly Row[]>
>;

/** Why the description refuses the first bill or the first reading with a change. */
function refusals(bill: Row, reading: Row): readonly string[] {
  const answer = {
    obracuni: example.obracuni.slice(0, 1).map((each) => ({ ...each, ...bill })),
    odcitki: example.odcitki.slice(0, 1).map((each) => ({ ...each, ...reading })),
  };
  return checkValue(schema, answer).map(({ message }) => message);
}

test('the example is right', () => {
  expect([example.obracuni.length > 0, example.odcitki.length > 0]).toEqual([true, true]);
  expect(refusals({}, {})).toEqual([]);
});

const noFactor = { faktor: null, poraba_s_faktorjem: null };

test('a dial that has begun again at 0 has a consumption', () => {
  const round = { stanje_prejsnje: 998.412, stanje_novo: 0.951, poraba: 2.539 };
  expect(refusals({}, { ...noFactor, ...round })).toEqual([]);
});

test('without that, the consumption is the difference of the states', () => {
  const wrong = { stanje_prejsnje: 214.3, stanje_novo: 217.4, poraba: 3.2 };
  expect(refusals({}, { ...noFactor, ...wrong })).not.toEqual([]);
});

const parts = { znesek_poraba: 62.23, znesek_povrsina: 23.63, znesek_topla_voda: 21.2 };

test('a month in which the supplier pays back is a credit, and its VAT makes it larger', () => {
  const credit = { znesek_poraba: -62.23, znesek_povrsina: -23.63, znesek_topla_voda: 0 };
  expect(refusals({ ...credit, strosek_stavbe: -3428.4, znesek_skupaj: -104.75 }, {})).toEqual([]);
  expect(refusals({ ...parts, znesek_skupaj: 107 }, {})).not.toEqual([]);
});
