/** The merge of units, whatever rows come (§4 Unit list). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Unit } from '../api-types';
import { mergeUnits, numberOf, selectUnit, unitKey } from './unit';
import { numberOptions, tellApart } from './unit-twins';

/** What stands for a number; the first four are none. A server may well send what its contract does not know. */
const numbers = fc.constantFrom('', '0', null, 0, ' ', '0137014', '0137022', '0291003', 137);

const rows: fc.Arbitrary<Unit[]> = fc.array(
  fc.record({
    objekt_sifra: fc.constantFrom('0137', '0291'),
    naziv: fc.constantFrom('Javorjeva ulica 12', 'Brezova pot 4'),
    stev_stavbe: fc.constantFrom(null, '2'),
    zaporedna: fc.nat({ max: 1 }),
    stez_stanovanja: fc.nat({ max: 1 }),
    inventarna_stevilka: numbers as fc.Arbitrary<string>,
    vrsta: fc.constantFrom('L' as const, 'U' as const, 'L+U' as const),
  }),
  { maxLength: 12 },
);

/** The rows of each inventory number that is one. */
const shared = (units: readonly Unit[], number: string) =>
  units.filter((unit) => numberOf(unit) === number);
const numbersIn = (units: readonly Unit[]) =>
  new Set(units.flatMap((unit) => numberOf(unit) ?? []));
const types = (units: readonly Unit[]) => units.map(({ vrsta }) => vrsta);

describe('mergeUnits', () => {
  test('loses no unit without a number, and merges none of them', () => {
    fc.assert(
      fc.property(rows, (units) => {
        const without = (all: readonly Unit[]) => all.filter((unit) => !numberOf(unit));
        expect(without(mergeUnits(units))).toEqual(without(units));
      }),
    );
  });

  test('leaves one row, L+U, of a number with exactly one L and a partner; else all, as they are', () => {
    fc.assert(
      fc.property(rows, (units) => {
        const merged = mergeUnits(units);
        expect(numbersIn(merged)).toEqual(numbersIn(units));
        for (const number of numbersIn(units)) {
          const before = shared(units, number);
          const owners = before.filter(({ vrsta }) => vrsta === 'L');
          const [owner] = owners;
          const isPair = owners.length === 1 && before.length > 1;
          expect(shared(merged, number)).toEqual(isPair ? [{ ...owner, vrsta: 'L+U' }] : before);
        }
      }),
    );
  });

  test('keeps the order, and changes nothing when it is done again', () => {
    fc.assert(
      fc.property(rows, (units) => {
        const merged = mergeUnits(units);
        const places = merged.map(({ vrsta: _, ...unit }) =>
          units.findIndex(({ vrsta: __, ...other }) => other === unit || sameFields(other, unit)),
        );
        expect(places.every((place) => place >= 0)).toBe(true);
        expect(types(mergeUnits(merged))).toEqual(types(merged));
      }),
    );
  });
});

const sameFields = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

describe('the shown list', () => {
  test('tells every row from every other, and each can be selected', () => {
    fc.assert(
      fc.property(rows, (units) => {
        const shown = tellApart(mergeUnits(units));
        expect(shown).toHaveLength(mergeUnits(units).length);
        expect(new Set(shown.map(unitKey)).size).toBe(shown.length);
        for (const unit of shown) {
          // As it comes back out of storage.
          expect(selectUnit(shown, unitKey(structuredClone(unit)))).toBe(unit);
        }
      }),
    );
  });

  test('marks nothing but rows of one number, or of none, that read the same', () => {
    fc.assert(
      fc.property(rows, (units) => {
        const merged = mergeUnits(units);
        const shown = tellApart(merged);
        for (const [index, { mark, ...unit }] of shown.entries()) {
          expect(unit).toEqual(merged[index]);
          const twins = merged.filter((other) => numberOf(other) === numberOf(unit));
          if (twins.length === 1) expect(mark).toBeUndefined();
          if (mark !== undefined) expect(mark).not.toBe('');
        }
      }),
    );
  });

  test('offers each number once where the server tells units apart by it', () => {
    fc.assert(
      fc.property(rows, (units) => {
        const values = numberOptions(tellApart(mergeUnits(units))).map(({ value }) => value);
        expect(new Set(values.map(String))).toEqual(numbersIn(units));
        expect(new Set(values).size).toBe(values.length);
      }),
    );
  });
});
