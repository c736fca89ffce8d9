import { describe, expect, it } from 'vitest';
import { billStatus, daysPast } from './bill-status';

const today = '2026-11-21';
const bill = { znesek: 1000, placano: 0, rok_placila: '2026-11-30', v_izvrsbi: false };

describe('the status of a bill', () => {
  it.for([
    ['placano when nothing is open', { placano: 1000 }, 'placano'],
    ['placano also past its due date', { placano: 1000, rok_placila: '2026-01-01' }, 'placano'],
    ['delno_placano when partly paid and not yet due', { placano: 1 }, 'delno_placano'],
    ['odprto when unpaid and not yet due', {}, 'odprto'],
    ['odprto on the due date itself', { rok_placila: today }, 'odprto'],
    ['zapadlo the day after', { rok_placila: '2026-11-20' }, 'zapadlo'],
    ['zapadlo when partly paid and past due', { placano: 1, rok_placila: '2026-11-20' }, 'zapadlo'],
    ['preplacilo when overpaid', { placano: 1001 }, 'preplacilo'],
    ['v_izvrsbi by the manager’s flag', { v_izvrsbi: true }, 'v_izvrsbi'],
    ['placano when enforcement got it all', { v_izvrsbi: true, placano: 1000 }, 'placano'],
    ['odprto without a due date', { rok_placila: null }, 'odprto'],
  ] as const)('is %s', ([, change, status]) => {
    expect(billStatus({ ...bill, ...change }, today)).toBe(status);
  });
});

describe('days past a date', () => {
  it.for([
    ['2026-10-30', 22],
    ['2026-09-30', 52],
    ['2026-11-20', 1],
    ['2026-11-21', 0],
    ['2026-11-30', 0],
    ['2025-11-21', 365],
    [null, 0],
  ] as const)('%s are %d', ([date, days]) => {
    expect(daysPast(date, today)).toBe(days);
  });
});
