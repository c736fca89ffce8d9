/** A wrong answer of a broken handler, and what the checker must find. */
export interface PlantedFault {
  readonly name: string;
  readonly operation: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly body: string;
  /** The checker's message, `<operation> <status> <place>: <message>`. */
  readonly found: string | RegExp;
}

type Json = Record<string, unknown>;

const json = 'application/json';
const unit: Json = {
  objekt_sifra: '0137',
  naziv: 'Javorjeva ulica 12',
  stev_stavbe: '2',
  zaporedna: 3,
  stez_stanovanja: 14,
  inventarna_stevilka: '0137014',
  vrsta: 'L',
};
const items: Json = {
  postavke: [],
  skupaj_odprto: 0,
  zapadlo: 0,
  nezapadlo: 0,
  naslednji_rok: null,
  placila_evidentirana_do: null,
  po_skladih: [],
  skupna_placila: [],
};

/** An answer of listUnits with one changed unit. */
function units(name: string, change: Json, found: PlantedFault['found']): PlantedFault {
  const body = JSON.stringify([{ ...unit, ...change }]);
  return { name, operation: 'listUnits', status: 200, contentType: json, body, found };
}

/** A changed answer of listOpenItems. */
function openItems(name: string, change: Json, found: PlantedFault['found']): PlantedFault {
  const body = JSON.stringify({ ...items, ...change });
  return { name, operation: 'listOpenItems', status: 200, contentType: json, body, found };
}

/** Faults that a strict checker must find, each as one answer. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'an undocumented success',
    operation: 'listUnits',
    status: 201,
    contentType: json,
    body: '[]',
    found: 'listUnits 201 status: is not documented',
  },
  {
    name: 'an undocumented server error',
    operation: 'listUnits',
    status: 500,
    contentType: json,
    body: '{}',
    found: 'listUnits 500 status: is not documented',
  },
  {
    name: 'a wrong content type',
    operation: 'listUnits',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: '[]',
    found: 'listUnits 200 content-type: is "text/html", must be application/json',
  },
  {
    name: 'no content type',
    operation: 'listUnits',
    status: 200,
    contentType: null,
    body: '[]',
    found: 'listUnits 200 content-type: is "", must be application/json',
  },
  {
    name: 'an empty body',
    operation: 'listUnits',
    status: 200,
    contentType: json,
    body: '',
    found: 'listUnits 200 body: is missing',
  },
  {
    name: 'an empty body of an error',
    operation: 'getUnreadBulletins',
    status: 404,
    contentType: json,
    body: '',
    found: 'getUnreadBulletins 404 body: is missing',
  },
  {
    name: 'a body that is cut off',
    operation: 'listUnits',
    status: 200,
    contentType: json,
    body: '[{"naziv":',
    found: 'listUnits 200 body: is not JSON in UTF-8',
  },
  units('a missing field', { naziv: undefined }, "body/0: must have required property 'naziv'"),
  units('null where none may be', { zaporedna: null }, 'body/0/zaporedna: must be integer'),
  units(
    'a wrong enum member',
    { vrsta: 'N' },
    'body/0/vrsta: must be equal to one of the allowed values: L, U, L+U',
  ),
  units('a number as text', { stez_stanovanja: '14' }, 'body/0/stez_stanovanja: must be integer'),
  units('text as a number', { objekt_sifra: 137 }, 'body/0/objekt_sifra: must be string'),
  units(
    'an extra field',
    { lastnik: 'Ana' },
    'body/0/lastnik: must NOT have additional properties',
  ),
  units(
    'empty text where none may be',
    { inventarna_stevilka: '' },
    /body\/0\/inventarna_stevilka: .*fewer than 1/,
  ),
  units('a negative sequence', { zaporedna: -1 }, 'body/0/zaporedna: must be >= 0'),
  openItems(
    'three decimals',
    { skupaj_odprto: 1.005 },
    'body/skupaj_odprto: must be a multiple of 0.01',
  ),
  openItems('a sum in binary', { zapadlo: 0.1 + 0.2 }, 'body/zapadlo: must be a multiple of 0.01'),
  openItems(
    'a month 13',
    { naslednji_rok: '2020-13-01' },
    'body/naslednji_rok: must match format "date"',
  ),
  openItems(
    'a date with a time',
    { naslednji_rok: '2026-11-30T00:00:00Z' },
    /body\/naslednji_rok: .*"date"/,
  ),
  openItems('a Slovenian date', { naslednji_rok: '30.11.2026' }, /body\/naslednji_rok: .*"date"/),
  openItems(
    'an unknown fund',
    { po_skladih: [{ sklad: 'drugo', odprto: 1 }] },
    /body\/po_skladih\/0\/sklad: /,
  ),
  openItems(
    'a total that is not the sum of the rows',
    { skupaj_odprto: 1, nezapadlo: 1 },
    'body: must obey skupaj_odprto = sum(postavke.odprto)',
  ),
  openItems(
    'parts that do not add up to the total',
    { zapadlo: 1 },
    'body: must obey skupaj_odprto = zapadlo + nezapadlo',
  ),
  {
    name: 'a number of unread rows that is not theirs',
    operation: 'listNotifications',
    status: 200,
    contentType: json,
    body: '{"obvestila":[],"skupaj":0,"neprebrana":1}',
    found: 'body: must obey neprebrana = count(obvestila where prebrano = false)',
  },
  {
    name: 'a count as text',
    operation: 'getUnreadBulletins',
    status: 200,
    contentType: json,
    body: '"2"',
    found: 'getUnreadBulletins 200 body: must be integer',
  },
  {
    name: 'an unknown error code',
    operation: 'login',
    status: 401,
    contentType: json,
    body: '{"code":7}',
    found: 'login 401 body/code: must be equal to one of the allowed values: 1, 2, 3, 4, 5, 6',
  },
];
