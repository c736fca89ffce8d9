/** The merge of units, for any rows (§4 Unit list). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Unit } from '../api-types';
import { mergeUnits, numberOf, selectUnit, unitKey } from './unit';
import { numberOptions, tellApart } from './unit-twins';

/** Values of the inventory number; the first five mean that a unit has none. A server may break its contract. */
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

/** The rows with an inventory number. */
const shared = (units: readonly Unit[], number: string) =>
  units.filter((unit) => numberOf(unit) === number);
const numbersIn = (units: readonly Unit[]) =>
  new Set(units.flatMap((unit) => numberOf(unit) ?? []));
const types = (units: readonly Unit[]) => units.map(({ vrsta }) => vrsta);

describe('mergeUnits', () => {
  test('keeps every unit without a number unchanged', () => {
    fc.assert(
      fc.property(rows, (units) => {
        const without = (all: readonly Unit[]) => all.filter((unit) => !numberOf(unit));
        expect(without(mergeUnits(units))).toEqual(without(units));
      }),
    );
  });

  test('merges a number with exactly one L and a partner into one row, L+U; other rows stay unchanged', () => {
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

  test('keeps the order, and a second merge changes nothing', () => {
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
  test('identifies every row, and each row can be selected', () => {
    fc.assert(
      fc.property(rows, (units) => {
        const shown = tellApart(mergeUnits(units));
        expect(shown).toHaveLength(mergeUnits(units).length);
        expect(new Set(shown.map(unitKey)).size).toBe(shown.length);
        for (const unit of shown) {
          // A copy, as storage returns it.
          expect(selectUnit(shown, unitKey(structuredClone(unit)))).toBe(unit);
        }
      }),
    );
  });

  test('marks only rows with the same number, or without one, and the same label', () => {
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

  test('offers each number once when the server identifies units by number alone', () => {
    fc.assert(
      fc.property(rows, (units) => {
        const values = numberOptions(tellApart(mergeUnits(units))).map(({ value }) => value);
        expect(new Set(values.map(String))).toEqual(numbersIn(units));
        expect(new Set(values).size).toBe(values.length);
      }),
    );
  });
});
