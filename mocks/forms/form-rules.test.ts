import { describe, expect, it } from 'vitest';
import { faultsByField, formFaults } from './form-rules';
import * as f from './seed/form-fields';
import { forms } from './seed/forms';

const fields = [
  f.count('st_oseb', 'Število oseb', 1, 30),
  f.optional(f.line('zadeva', 'Zadeva', 5)),
  f.optional(f.bills),
  f.optional(f.field('velja_od', 'Velja od', 'datum')),
  f.optional(f.field('email', 'E-poštni naslov', 'email')),
  f.optional(f.field('iban', 'IBAN', 'iban')),
  f.declaration,
];
const good = { st_oseb: 3, izjava: true };

describe('the values of a form', () => {
  it.for([
    ['nothing that is optional', {}],
    ['an account in fours', { iban: 'SI56 0510 0801 0486 080' }],
    ['as many characters as fit, one of them an emoji', { zadeva: 'Klju😀' }],
    ['null for nothing', { zadeva: null, obracun: null }],
    ['all', { zadeva: 'Ključ', obracun: 'redni', velja_od: '2026-11-15', email: 'a@b.si' }],
  ] as const)('fit with %s', ([, change]) => {
    expect(formFaults(fields, { ...good, ...change }, 0)).toEqual([]);
  });

  it.for([
    ['a required field without a value', { st_oseb: null }, 'st_oseb: is missing'],
    ['a declaration that is not given', { izjava: false }, 'izjava: is missing'],
    ['a tick that is text', { izjava: 'true' }, 'izjava: must be true or false'],
    ['a number as text', { st_oseb: '3' }, 'st_oseb: must be a number'],
    ['a number too small', { st_oseb: 0 }, 'st_oseb: must be 1 or more'],
    ['a number too big', { st_oseb: 31 }, 'st_oseb: must be 30 or less'],
    ['half a person', { st_oseb: 1.5 }, 'st_oseb: must have at most 0 decimals'],
    ['text too long', { zadeva: 'Ključi' }, 'zadeva: must have at most 5 characters'],
    ['a number for text', { zadeva: 1 }, 'zadeva: must be text'],
    ['an unknown choice', { obracun: 'vsi' }, 'obracun: cannot be chosen'],
    ['a month 13', { velja_od: '2026-13-01' }, 'velja_od: is not of kind datum'],
    ['a day that does not exist', { velja_od: '2026-02-30' }, 'velja_od: is not of kind datum'],
    ['a year before 1900', { velja_od: '0001-01-01' }, 'velja_od: is not of kind datum'],
    ['a tick for text', { zadeva: false }, 'zadeva: must be text'],
    ['no address', { email: 'ana' }, 'email: is not of kind email'],
    ['a wrong account', { iban: 'SI56051008010486081' }, 'iban: is not a Slovenian IBAN'],
    ['an unknown field', { neznano: 1 }, 'neznano: is not a field of this form'],
  ] as const)('are refused with %s', ([, change, fault]) => {
    expect(formFaults(fields, { ...good, ...change }, 0)).toEqual([fault]);
  });

  it('have files only in a field for files, and must have them where it is required', () => {
    const files = f.field('priloge', 'Pogodba', 'priloge');
    expect(formFaults([], {}, 1)).toEqual(['priloge: this form takes no files']);
    expect(formFaults([files], {}, 0)).toEqual(['priloge: is missing']);
    expect(formFaults([files], {}, 1)).toEqual([]);
    expect(formFaults([f.optional(files)], {}, 0)).toEqual([]);
  });
});

describe('a field that depends on another one', () => {
  const way = f.choice('nacin', 'Način', { banka: 'Spletna banka', email: 'E-pošta' });
  const both = [
    way,
    f.onlyWhen('nacin', 'banka', f.field('iban', 'IBAN', 'iban')),
    f.onlyWhen('nacin', 'email', f.field('email', 'E-poštni naslov', 'email')),
  ];

  it.for([
    ['a bank and its account', { nacin: 'banka', iban: 'SI56051008010486080' }, []],
    ['e-mail and its address', { nacin: 'email', email: 'ana@example.si', iban: null }, []],
    ['a bank without an account', { nacin: 'banka', email: 'a@b.si' }, ['iban: is missing']],
    ['a bank and spaces', { nacin: 'banka', iban: ' ' }, ['iban: is missing']],
    ['e-mail without an address', { nacin: 'email', email: null }, ['email: is missing']],
    ['neither', {}, ['nacin: is missing']],
  ] as const)('is checked only with that value: %s', ([, values, faults]) => {
    expect(formFaults(both, values, 0)).toEqual(faults);
  });

  it('is not missing without that value when it is for files, and takes none', () => {
    const files = f.onlyWhen('nacin', 'email', f.field('priloge', 'Izpisek', 'priloge'));
    const bank = { nacin: 'banka' };
    expect(formFaults([way, files], bank, 0)).toEqual([]);
    expect(formFaults([way, files], bank, 1)).toEqual(['priloge: this form takes no files']);
    expect(formFaults([way, files], { nacin: 'email' }, 0)).toEqual(['priloge: is missing']);
  });
});

it('faults are listed by field, only the first one of each field, with the lowest valid number', () => {
  const faults = [
    'stanje: must be 217.4 or more, the last reading',
    'opis: is missing',
    'opis: must be text',
    'iban: is not a Slovenian IBAN',
  ];
  expect(faultsByField(faults)).toEqual([
    { polje: 'stanje', razlog: 'prenizko', meja: 217.4 },
    { polje: 'opis', razlog: 'manjka', meja: null },
    { polje: 'iban', razlog: 'neustrezno', meja: null },
  ]);
});

it('a form has fields exactly when it can be sent, and a PDF exactly when it can be printed', () => {
  for (const { nacin, polja, velikost } of forms) {
    expect(polja.length > 0).toBe(nacin !== 'pdf');
    expect(velikost !== null).toBe(nacin !== 'splet');
  }
});
