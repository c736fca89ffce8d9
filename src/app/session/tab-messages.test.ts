import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTabMessage, tabMessage } from './tab-messages';

/** A message of this release without its content. */
const { message: _, ...own } = tabMessage(7, { kind: 'switch', running: true });
const answer = { pages: [1, 2, 106], hasTenants: undefined };
const counts = [[['unread', 'bulletins', '0137'], 3]];
test.each([
  { kind: 'access', answer },
  { kind: 'access', answer: { ...answer, hasTenants: true } },
  { kind: 'counts', counts: [[['unread', 'bulletins', '0137'], 3]], asked: 1_000 },
  { kind: 'switch', running: true },
] as const)('a message of a tab of this release is read: %j', (message) => {
  const sent = tabMessage(7, message);
  expect(parseTabMessage(structuredClone(sent))).toEqual(sent);
});

test.each([{ release: '0.9.0' }, { release: undefined }])(
  'a message of a tab of another release is ignored: %j',
  (other) => {
    const sent = tabMessage(7, { kind: 'access', answer });
    expect(parseTabMessage({ ...sent, ...other })).toBeUndefined();
  },
);

test.each([
  null,
  undefined,
  'reload',
  5,
  [],
  {},
  own,
  { ...own, message: null },
  { ...own, message: 'access' },
  { ...own, from: '7', message: { kind: 'switch', running: true } },
  { ...own, message: { kind: 'access' } },
  { ...own, message: { kind: 'access', answer: [1, 2] } },
  { ...own, message: { kind: 'access', answer: { pages: '1,2' } } },
  { ...own, message: { kind: 'access', answer: { pages: [1, '2'] } } },
  { ...own, message: { kind: 'access', answer: { pages: [1], hasTenants: 'no' } } },
  { ...own, message: { kind: 'counts', counts: 5, asked: 1 } },
  { ...own, message: { kind: 'counts', counts: [5], asked: 1 } },
  { ...own, message: { kind: 'counts', counts: [[['units'], 3]], asked: 1 } },
  { ...own, message: { kind: 'counts', counts: [[['unread', 'notifications'], -1]], asked: 1 } },
  { ...own, message: { kind: 'counts', counts: [[['unread', 'notifications'], '1']], asked: 1 } },
  { ...own, message: { kind: 'counts', counts } },
  { ...own, message: { kind: 'switch' } },
  { ...own, message: { kind: 'logout' } },
])('any other value is ignored: %j', (message) => {
  expect(parseTabMessage(message)).toBeUndefined();
});

test('no posted value throws', () => {
  fc.assert(fc.property(fc.anything(), (message) => void parseTabMessage(message)));
});
