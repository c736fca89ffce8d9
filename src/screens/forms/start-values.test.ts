import { expect, test } from 'vitest';
import * as f from '../../../mocks/forms/seed/form-fields';
import { forms } from '../../../mocks/forms/seed/forms';
import type { Unit } from '../../domain/api-types';
import type { FormValues } from '../../ui/form/rules';
import { resumed, sameValues, startValues, withFile } from './start-values';

const units = ['0137014', '0291007'].map((key) => ({ inventarna_stevilka: key }) as Unit);
const fieldsOf = (form: string) => forms.find(({ oznaka }) => oznaka === form)?.polja ?? [];
const nothing = { unit: null, bill: null, line: null, meter: null };
const start = (form: string, given = {}, selected: string | undefined = '0137014') =>
  startValues(fieldsOf(form), { units, selected, given: { ...nothing, ...given } });

test('a complaint opened from a line of a bill has its unit, bill and line', () => {
  const given = { unit: '0291007', bill: '26100314', line: 'Upravljanje' };
  expect(start('reklamacija_obracuna', given)).toEqual({
    inventarna_stevilka: '0291007',
    obracun: '26100314',
    postavka: 'Upravljanje',
    opis: '',
    priloge: [],
  });
});

test('a reading opened from the readings has its unit and meter', () => {
  const given = { unit: '0137014', meter: '33009871' };
  expect(start('stanje_vodomera', given)).toMatchObject({
    inventarna_stevilka: '0137014',
    vodomer: '33009871',
    stanje: '',
  });
});

test('values of the address that the form does not accept are ignored', () => {
  // Another user's unit, a bill that this form does not offer, a line that is too long.
  expect(start('potrdilo', { unit: '9999999' }).inventarna_stevilka).toBe('0137014');
  expect(start('e_racun', { bill: '26100314' }).obracun).toBe('');
  expect(start('e_racun', { bill: 'redni' }).obracun).toBe('redni');
  expect(start('reklamacija_obracuna', { line: 'x'.repeat(601) }).postavka).toBe('');
});

test('without an address the selected unit is filled in only when a unit is required', () => {
  expect(start('potrdilo').inventarna_stevilka).toBe('0137014');
  expect(start('potrdilo', {}, undefined).inventarna_stevilka).toBe('0137014');
  const optional = [f.optional(f.unit)];
  const known = { units, selected: '0137014', given: nothing };
  expect(startValues(optional, known)).toEqual({ inventarna_stevilka: '' });
});

test('a draft is restored as far as the form accepts its values', () => {
  const fresh = { zadeva: '', izjava: false, priloge: [] };
  const file = new File(['x'], 'a.pdf');
  const values = { zadeva: 'Ključ', izjava: 'true', priloge: [file], neznano: 'x' };
  expect(resumed(fresh, { values, filesLost: false })).toEqual({
    zadeva: 'Ključ',
    izjava: false,
    priloge: [file],
  });
  expect(resumed(fresh, undefined)).toEqual(fresh);
  const odd = { values: { zadeva: ['a'], priloge: 'x' }, filesLost: false };
  expect(resumed(fresh, odd)).toEqual(fresh);
});

test('the comparison of two states of a form includes their files', () => {
  const [one, other] = [new File(['x'], 'a.pdf'), new File(['x'], 'a.pdf')];
  expect(sameValues({ a: '1', p: [one] }, { a: '1', p: [one] })).toBe(true);
  expect(sameValues({ a: '1', p: [one] }, { a: '1', p: [other] })).toBe(false);
  expect(sameValues({ a: '1', p: [] }, { a: '1', p: [one] })).toBe(false);
  expect(sameValues({ a: '1', p: [] }, { a: '2', p: [] })).toBe(false);
});

test('a file is added to those of the draft, and replaces one of the same name', () => {
  const fields = fieldsOf('reklamacija_obracuna');
  const [photo, old, pack] = ['slika.jpg', 'dokazi.zip', 'dokazi.zip'].map(
    (name) => new File([], name),
  );
  const draft = { ...start('reklamacija_obracuna'), priloge: [photo, old] } as FormValues;
  const { priloge } = withFile(draft, fields, pack);
  expect(Array.isArray(priloge) && priloge.map((file) => file === pack)).toEqual([false, true]);
  expect(withFile(draft, fields, undefined)).toBe(draft);
});
