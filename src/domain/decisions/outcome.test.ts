import { describe, expect, test } from 'vitest';
import type { NewValue } from '../opened';
import { type Counted, differs, type Proposed, reckon, thresholdOf } from './outcome';

const list: Counted = {
  vrsta: 'listina',
  imenovalec: 10_000,
  navzoci_stevec: null,
  id_prvega_zbora: null,
};
const repeated: Counted = {
  vrsta: 'ponovni_zbor',
  imenovalec: 10_000,
  navzoci_stevec: 3120,
  id_prvega_zbora: 9102,
};
const proposal = (za: number, more: Partial<Proposed> = {}): Proposed => ({
  vrsta_posla: 'redno',
  potrebna_vecina: 'vec_kot_50',
  osnova_vecine: 'vsi_delezi',
  izid: 'v_teku',
  za,
  proti: 0,
  vzdrzano: 0,
  neopredeljeno: 10_000 - za,
  ...more,
});

test.each([
  [4612, 389],
  [4852, 149],
  [4874, 127],
])('with %i of 10000 for a list, %i are missing', (za, missing) => {
  expect(reckon(list, proposal(za))).toEqual({
    accepted: false,
    missing,
    needed: 5001,
    base: 10_000,
    ofPresent: false,
  });
});

describe('at a repeated assembly', () => {
  const ofPresent = { osnova_vecine: 'navzoci_delezi' };

  test.each([
    [1560, false],
    [1561, true],
  ])('%i of 3120 present decide on ordinary management: %s', (za, accepted) => {
    const reckoned = reckon(repeated, proposal(za, ofPresent));
    expect(reckoned).toMatchObject({ accepted, base: 3120, ofPresent: true });
  });

  test.each<[string, Counted, Partial<Proposed>]>([
    ['a first assembly', { ...repeated, vrsta: 'zbor' }, ofPresent],
    [
      'an item that stood in no first invitation',
      { ...repeated, id_prvega_zbora: null },
      ofPresent,
    ],
    ['more than ordinary management', repeated, { ...ofPresent, vrsta_posla: 'preseza_redno' }],
    ['a majority of three quarters', repeated, { ...ofPresent, potrebna_vecina: 'vec_kot_75' }],
    ['a proposal measured against all shares', repeated, {}],
  ])('%s needs all shares', (_, decision, more) => {
    const reckoned = reckon(decision, proposal(1561, more));
    expect(reckoned).toMatchObject({ accepted: false, base: 10_000, ofPresent: false });
  });
});

test('before it is known who is present, a repeated assembly has no threshold for what they decide', () => {
  const announced = { ...repeated, navzoci_stevec: null };
  const ofPresent = proposal(1561, { osnova_vecine: 'navzoci_delezi' });
  expect([thresholdOf(announced, ofPresent), reckon(announced, ofPresent)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(thresholdOf(announced, proposal(0))).toMatchObject({ base: 10_000, needed: 5001 });
});

describe("the server's result", () => {
  test.each([
    ['sprejet', 5001, false],
    ['sprejet', 5000, true],
    ['ni_sprejet', 5000, false],
    // A percentage rounded to 50.0 would agree here.
    ['ni_sprejet', 5001, true],
    ['v_teku', 5001, false],
    ['umaknjen', 5001, false],
  ])('%s with %i of 10000 differs from ours: %s', (izid, za, is) => {
    const answer = proposal(za, { izid });
    expect(differs(izid, reckon(list, answer))).toBe(is);
  });

  test('is not doubted when the votes do not add up, or the majority is unknown', () => {
    expect(reckon(list, proposal(5001, { proti: 1 }))).toBeUndefined();
    expect(
      reckon(list, proposal(5001, { potrebna_vecina: 'dve_tretjini' as NewValue })),
    ).toBeUndefined();
    expect(differs('ni_sprejet', undefined)).toBe(false);
  });
});
