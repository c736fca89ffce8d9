import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMessage } from './tab-messages';

const answer = { pages: [1, 2, 106], hasTenants: undefined };
const counts = [[['unread', 'bulletins', '0137'], 3]];
const good = [
  { from: 7, told: { kind: 'access', answer } },
  { from: 7, told: { kind: 'access', answer: { ...answer, hasTenants: true } } },
  { from: 7, told: { kind: 'counts', counts, asked: 1_000 } },
  { from: 7, told: { kind: 'switch', running: true } },
];

test.each(good)('a message of a tab of this release is read: %j', (message) => {
  expect(parseMessage(structuredClone(message))).toEqual(message);
});

test.each([
  null,
  undefined,
  'reload',
  5,
  [],
  {},
  { from: 7 },
  { from: 7, told: null },
  { from: 7, told: 'access' },
  { from: '7', told: { kind: 'switch', running: true } },
  { from: 7, told: { kind: 'access' } },
  { from: 7, told: { kind: 'access', answer: [1, 2] } },
  { from: 7, told: { kind: 'access', answer: { pages: '1,2' } } },
  { from: 7, told: { kind: 'access', answer: { pages: [1, '2'] } } },
  { from: 7, told: { kind: 'access', answer: { pages: [1], hasTenants: 'no' } } },
  { from: 7, told: { kind: 'counts', counts: 5, asked: 1 } },
  { from: 7, told: { kind: 'counts', counts: [5], asked: 1 } },
  { from: 7, told: { kind: 'counts', counts: [[['units'], 3]], asked: 1 } },
  { from: 7, told: { kind: 'counts', counts: [[['unread', 'notifications'], -1]], asked: 1 } },
  { from: 7, told: { kind: 'counts', counts: [[['unread', 'notifications'], '1']], asked: 1 } },
  { from: 7, told: { kind: 'counts', counts } },
  { from: 7, told: { kind: 'switch' } },
  { from: 7, told: { kind: 'logout' } },
])('what is no message of this release is none: %j', (message) => {
  expect(parseMessage(message)).toBeUndefined();
});

test('nothing that a script may post breaks the tab', () => {
  fc.assert(fc.property(fc.anything(), (message) => void parseMessage(message)));
});
