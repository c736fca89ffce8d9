import { describe, expect, it } from 'vitest';
import { createDb } from '../world/db';
import { seedDemoWorld } from '../world/seed';
import { crossFaults, readingFaults } from './form-cross-rules';

describe('fields of one form', () => {
  it.for([
    ['an empty unit of one', 'sprememba_oseb', { prazna: true, st_oseb: 1 }],
    ['a unit in use', 'sprememba_oseb', { prazna: false, st_oseb: 4 }],
    ['a form without such rules', 'splosno_vprasanje', { zadeva: '' }],
  ] as const)('fit together with %s', ([, form, values]) => {
    expect(crossFaults(form, values)).toEqual([]);
  });

  it.for([
    ['an empty unit of two', 'sprememba_oseb', { prazna: true, st_oseb: 2 }, 'st_oseb'],
  ] as const)('are refused with %s', ([, form, values, field]) => {
    expect(crossFaults(form, values).map((fault) => fault.split(':')[0])).toEqual([field]);
  });
});

describe('a reading', () => {
  const db = createDb();
  seedDemoWorld(db);
  // Its last reading is 217.4 (pages.md P5).
  const own = { inventarna_stevilka: '0137014', vodomer: '33009871' };

  it.for([217.4, 218])('may be %d, not below the last one', (stanje) => {
    expect(readingFaults(db, 'zelenigaj/104217', 'stanje_vodomera', { ...own, stanje })).toEqual(
      [],
    );
  });

  it('must not be below the last one', () => {
    const faults = readingFaults(db, 'zelenigaj/104217', 'stanje_vodomera', {
      ...own,
      stanje: 217.399,
    });
    expect(faults).toEqual(['stanje: must be 217.4 or more, the last reading']);
  });

  it('may have any value for a meter without readings, and in other forms', () => {
    const other = { ...own, vodomer: '1', stanje: 3 };
    expect(readingFaults(db, 'zelenigaj/104217', 'stanje_vodomera', other)).toEqual([]);
    expect(readingFaults(db, 'zelenigaj/104217', 'prijava_skode', { ...own, stanje: 3 })).toEqual(
      [],
    );
  });

  it('of a unit that is let does not tell its owner the last reading', () => {
    const flat7 = { inventarna_stevilka: '0291007', vodomer: '33029107', stanje: 0 };
    const faults = (payer: string) => readingFaults(db, payer, 'stanje_vodomera', flat7);
    expect(faults('zelenigaj/204511')).toHaveLength(1);
    expect(faults('zelenigaj/104217')).toEqual([]);
  });
});
