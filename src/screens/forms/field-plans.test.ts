import { describe, expect, test } from 'vitest';
import { formFaults } from '../../../mocks/forms/form-rules';
import * as f from '../../../mocks/forms/seed/form-fields';
import { forms } from '../../../mocks/forms/seed/forms';
import { unitWith } from '../../domain/session/session-data.fixture';
import { type FormValues, judge } from '../../ui/form/rules';
import { emptyValue, filesOfForm, plansOf, sentValues } from './field-plans';

const unit = unitWith({ stev_stavbe: '2', zaporedna: 3, stez_stanovanja: 14, vrsta: 'L+U' });

/** The portal's message for the value of one field. */
function said(field: f.Field, value: FormValues[string]): string | undefined {
  const plan = plansOf([field], [unit])[field.ime];
  const values = { [field.ime]: value };
  return judge(plan?.rules ?? [], value, plan?.label ?? '', values);
}

const water = f.field('stanje', 'Stanje (m³)', 'stevilo', {
  najmanj: 0,
  najvec: 999999,
  decimalke: 3,
});
const persons = f.count('st_oseb', 'Število oseb', 1, 30);

describe('the portal and the backend validate a value alike', () => {
  test.each<[f.Field, FormValues[string], string | undefined]>([
    [water, '217.4', undefined],
    [water, '217,451', undefined],
    [water, ' 217 ', undefined],
    [water, '12,5', undefined],
    [water, '1.234,5', undefined],
    [water, '1,234.5', 'Vrednost polja Stanje (m³) mora biti število'],
    [water, '217.4519', 'Polje Stanje (m³) ima lahko največ 3 decimalke'],
    [water, '-1', 'Vrednost polja Stanje (m³) mora biti 0 ali več'],
    [water, '1000000', 'Vrednost polja Stanje (m³) mora biti 999999 ali manj'],
    [water, 'sto', 'Vrednost polja Stanje (m³) mora biti število'],
    [water, '', 'Polje Stanje (m³) je obvezno'],
    [persons, '4', undefined],
    [persons, '٤', undefined],
    [persons, '٣١', 'Vrednost polja Število oseb mora biti 30 ali manj'],
    [water, '٢١٧,٤٥١', undefined],
    [persons, '4.5', 'Vrednost polja Število oseb mora biti celo število'],
    [persons, '31', 'Vrednost polja Število oseb mora biti 30 ali manj'],
    [f.line('zadeva', 'Zadeva', 5), 'Ključi', 'Dolžina polja Zadeva ne sme biti večja od 5 znakov'],
    [f.text('opis', 'Opis'), 'kratko', 'Dolžina polja Opis mora biti vsaj 10 znakov'],
    [f.text('opis', 'Opis'), 'dovolj dolgo', undefined],
    [f.bills, 'oboje', undefined],
    [f.bills, 'vse', 'Izberite vrednost polja Obračun'],
    [f.unit, '0137014', undefined],
    [f.field('iban', 'IBAN', 'iban'), 'si56 0510 0801 0486 080', undefined],
    [f.field('iban', 'IBAN', 'iban'), 'SI56051008010486081', 'IBAN ni veljaven.'],
    [f.field('iban', 'IBAN', 'iban'), 'DE89370400440532013000', 'Slovenski IBAN ima 19 znakov.'],
    [f.field('telefon', 'Telefon', 'telefon'), '+386 (0)41 123 456', undefined],
    [
      f.field('telefon', 'Telefon', 'telefon'),
      'pokličite',
      'Vrednost polja Telefon mora biti telefonska številka',
    ],
    [
      f.field('email', 'E-poštni naslov', 'email'),
      'ana',
      'Vrednost polja E-poštni naslov mora biti ustrezen e-naslov',
    ],
    [f.field('na_dan', 'Na dan', 'datum'), '2026-11-21', undefined],
    [f.field('nastanek', 'Nastanek', 'datum_ura'), '2026-11-21T08:15', undefined],
    [f.declaration, true, undefined],
    [f.declaration, false, 'Polje Izjava je obvezno'],
  ])('%o %j: %s', (field, value, message) => {
    expect(said(field, value)).toBe(message);
    const sent = sentValues([field], { [field.ime]: value });
    expect(formFaults([field], sent, 0).length > 0).toBe(message !== undefined);
  });

  test('a unit of another user cannot be chosen', () => {
    expect(said(f.unit, '0291007')).toBe('Izberite vrednost polja Enota');
  });
});

describe('files', () => {
  const files = f.optional(f.field('priloge', 'Fotografije', 'priloge'));
  const file = (name: string, type: string, size = 1) =>
    new File([new Uint8Array(size)], name, { type });
  const jpg = file('a.jpg', 'image/jpeg');

  test('must be of the contract’s types, of at most 10 MB, and at most ten', () => {
    expect(said(files, [jpg, file('b.pdf', 'application/pdf', 10 * 1024 * 1024)])).toBeUndefined();
    expect(said(files, [file('b.html', 'text/html')])).toContain(
      'Dovoljene so datoteke PDF, JPG in PNG.',
    );
    expect(said(files, [file('b.png', 'image/png', 10 * 1024 * 1024 + 1)])).toContain('10 MB');
    expect(said(files, Array(10).fill(jpg))).toBeUndefined();
    expect(said(files, Array(11).fill(jpg))).toBe('Dodate lahko največ 10 datotek.');
  });

  test('are sent separately, not among the values', () => {
    const values = { priloge: [jpg], zadeva: 'x' };
    expect(sentValues([files, f.line('zadeva', 'Zadeva')], values)).toEqual({ zadeva: 'x' });
    expect(filesOfForm([files], values)).toEqual([jpg]);
    expect(filesOfForm([f.line('zadeva', 'Zadeva')], values)).toEqual([]);
  });

  test('that were chosen in a field that is hidden now are not sent', () => {
    const hidden = f.onlyWhen('nacin', 'email', files);
    expect(filesOfForm([hidden], { nacin: 'email', priloge: [jpg] })).toEqual([jpg]);
    expect(filesOfForm([hidden], { nacin: 'banka', priloge: [jpg] })).toEqual([]);
  });
});

test('a field that depends on another one is validated and sent only when that one requires it', () => {
  const way = f.choice('nacin', 'Način', { banka: 'Banka', email: 'E-pošta' });
  const iban = f.onlyWhen('nacin', 'banka', f.field('iban', 'IBAN', 'iban'));
  const plan = plansOf([way, iban], [])[iban.ime];
  expect(plan?.when?.({ nacin: 'banka' })).toBe(true);
  expect(plan?.when?.({ nacin: 'email' })).toBe(false);
  const iban1 = 'si56 0510 0801 0486 080';
  expect(sentValues([way, iban], { nacin: 'email', iban: iban1 })).toEqual({ nacin: 'email' });
  expect(sentValues([way, iban], { nacin: 'banka', iban: iban1 })).toEqual({
    nacin: 'banka',
    iban: 'SI56051008010486080',
  });
});

test('an empty form of P24 is refused at the same fields by portal and backend', () => {
  for (const { oznaka, polja } of forms) {
    const empty = Object.fromEntries(polja.map((field) => [field.ime, emptyValue(field)]));
    const plans = plansOf(polja, [unit]);
    const ours = polja
      .filter(({ ime }) => {
        const plan = plans[ime];
        const value = empty[ime] ?? '';
        return plan?.when?.(empty) && judge(plan.rules ?? [], value, '', empty) !== undefined;
      })
      .map(({ ime }) => ime);
    const theirs = formFaults(polja, sentValues(polja, empty), 0).map((each) => each.split(':')[0]);
    expect([oznaka, [...ours].sort()]).toEqual([oznaka, [...theirs].sort()]);
  }
});
