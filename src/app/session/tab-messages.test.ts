import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTabMessage } from './tab-messages';

const answer = { pages: [1, 2, 106], hasTenants: undefined };
const counts = [[['unread', 'bulletins', '0137'], 3]];
const good = [
  { from: 7, message: { kind: 'access', answer } },
  { from: 7, message: { kind: 'access', answer: { ...answer, hasTenants: true } } },
  { from: 7, message: { kind: 'counts', counts, asked: 1_000 } },
  { from: 7, message: { kind: 'switch', running: true } },
];

test.each(good)('a message of a tab of this release is read: %j', (message) => {
  expect(parseTabMessage(structuredClone(message))).toEqual(message);
});

test.each([
  null,
  undefined,
  'reload',
  5,
  [],
  {},
  { from: 7 },
  { from: 7, message: null },
  { from: 7, message: 'access' },
  { from: '7', message: { kind: 'switch', running: true } },
  { from: 7, message: { kind: 'access' } },
  { from: 7, message: { kind: 'access', answer: [1, 2] } },
  { from: 7, message: { kind: 'access', answer: { pages: '1,2' } } },
  { from: 7, message: { kind: 'access', answer: { pages: [1, '2'] } } },
  { from: 7, message: { kind: 'access', answer: { pages: [1], hasTenants: 'no' } } },
  { from: 7, message: { kind: 'counts', counts: 5, asked: 1 } },
  { from: 7, message: { kind: 'counts', counts: [5], asked: 1 } },
  { from: 7, message: { kind: 'counts', counts: [[['units'], 3]], asked: 1 } },
  { from: 7, message: { kind: 'counts', counts: [[['unread', 'notifications'], -1]], asked: 1 } },
  { from: 7, message: { kind: 'counts', counts: [[['unread', 'notifications'], '1']], asked: 1 } },
  { from: 7, message: { kind: 'counts', counts } },
  { from: 7, message: { kind: 'switch' } },
  { from: 7, message: { kind: 'logout' } },
])('any other value is ignored: %j', (message) => {
  expect(parseTabMessage(message)).toBeUndefined();
});

test('no posted value throws', () => {
  fc.assert(fc.property(fc.anything(), (message) => void parseTabMessage(message)));
});
