import { expect, test } from 'vitest';
import type { OpenItem } from '../api-types';
import { overdueParts } from './overdue-parts';

const item = (odprto: number, dni_zamude: number, stanje_placila?: string) =>
  ({ odprto, dni_zamude, placilo: stanje_placila ? { stanje_placila } : null }) as OpenItem;

test('an announced payment is not asked for again; one that is not yet due has a separate sum', () => {
  const postavke = [item(64.1, 20, 'najavljeno'), item(66.35, 10), item(217.5, 0, 'najavljeno')];
  expect(overdueParts({ zapadlo: 130.45, postavke })).toEqual({
    announced: 64.1,
    asked: 66.35,
    announcedNotDue: 217.5,
  });
});

test('what the bank collects is not asked for, also when it has been announced', () => {
  const collected = { direktna_obremenitev: true };
  const postavke = [
    { ...item(64.1, 20), ...collected },
    { ...item(31.9, 22, 'najavljeno'), ...collected },
    item(10, 3),
  ];
  expect(overdueParts({ zapadlo: 106, postavke })).toEqual({
    announced: 0,
    asked: 10,
    announcedNotDue: 0,
  });
});

test('without announcements all that is overdue is asked for', () => {
  const postavke = [item(31.9, 22), item(217.5, 0), item(-5, 3, 'najavljeno')];
  expect(overdueParts({ zapadlo: 31.9, postavke })).toEqual({
    announced: 0,
    asked: 31.9,
    announcedNotDue: 0,
  });
});

test('what is overpaid lowers nothing', () => {
  const postavke = [item(31.9, 22), item(10, 3, 'najavljeno'), item(-50, 0)];
  expect(overdueParts({ zapadlo: -8.1, postavke })).toEqual({
    announced: 10,
    asked: 31.9,
    announcedNotDue: 0,
  });
});

test('a cent that is one day late counts, and what the bank collects later is not announced', () => {
  const collected = { direktna_obremenitev: true };
  const postavke = [
    item(0.01, 1, 'najavljeno'),
    item(0.02, 1),
    { ...item(37.44, 0, 'najavljeno'), ...collected },
    item(-5, 1),
  ];
  expect(overdueParts({ zapadlo: -4.97, postavke })).toEqual({
    announced: 0.01,
    asked: 0.02,
    announcedNotDue: 0,
  });
});
