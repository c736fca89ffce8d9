import { expect, test } from 'vitest';
import { loadOperations } from '../checker/description';
import { requestOfFirst } from './exclusive';
import { operationOf, type Survey } from './survey';

const operations = await loadOperations();
const seen = (values: Readonly<Record<string, string>>) =>
  ({
    findings: new Map(Object.entries(values).map(([name, value]) => [name, new Set([value])])),
    answers: new Map(),
  }) as unknown as Survey;

function asks(id: string, first: Survey, second: Survey): boolean {
  const operation = operationOf(operations, id);
  return requestOfFirst(operations, operation, 'portal', { first, second }) !== undefined;
}

const ids = {
  objekt_sifra: '0137',
  id_odlocitve: '9101',
  inventarna_stevilka: '0137014',
  code_payer: '104217',
  id_predaje: '702',
  id_souporabnika: '31',
  st_obracuna: '26090314',
};

test('a second user of another building is asked for all ids that only the first has seen', () => {
  const [first, second] = [seen(ids), seen({ objekt_sifra: '0291' })];
  expect(asks('getDecision', first, second)).toBe(true);
  expect(asks('getEnergyMonths', first, second)).toBe(true);
});

test('in a building of both, what the second has not asked for is not the first’s alone, but what is personal is', () => {
  const [first, second] = [seen(ids), seen({ objekt_sifra: '0137' })];
  expect(asks('getDecision', first, second)).toBe(false);
  for (const id of [
    'getEnergyMonths',
    'getDelivery',
    'moveHandover',
    'revokeCoUser',
    'downloadCostSpecification',
  ]) {
    expect([id, asks(id, first, second)]).toEqual([id, true]);
    expect([id, asks(id, first, seen(ids))]).toEqual([id, false]);
  }
});
