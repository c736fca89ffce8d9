/**
 * Dates and times of answers in every form that the contract's checker accepts, and texts that are no date, on all routes:
 * the former change nothing, and the latter break no page (docs/decisions/0024).
 */
import { expect, test } from 'vitest';
import { changedBackend, logInAtBackend } from './drawn/changed-backend';
import { openDrawnPortal } from './drawn/drawn-portal';
import { MISTAKES, pages, readable } from './drawn/pages';

const DATED = /^\d{4}-\d\d-\d\d(T.*)?$/;
const login = await logInAtBackend();

/** Draws all pages, with another text for each date and time of an answer. */
async function drawAll(next: (written: string) => string): Promise<Map<string, string>> {
  const send = changedBackend((_, __, body) => ({
    body: JSON.parse(JSON.stringify(body), (_key, value) =>
      typeof value === 'string' && DATED.test(value) ? next(value) : value,
    ),
  }));
  const texts = new Map<string, string>();
  for (const [route, address] of pages) {
    const portal = await openDrawnPortal(login, send);
    try {
      texts.set(address, readable(await portal.draw(route, address)));
    } catch (error) {
      texts.set(address, `undefined: ${error}`);
    }
    portal.stop();
  }
  return texts;
}

const before = await drawAll((written) => written);

test.each<[string, (written: string) => string]>([
  ['t and z', (written) => written.toLowerCase()],
  ['an offset without minutes', (written) => written.replace(/(?<=T.*[+-]\d\d):00$/, '')],
  ['an offset without a colon', (written) => written.replace(/(?<=T.*[+-]\d\d):00$/, '00')],
])(
  'times with %s are shown as others are',
  async (_, next) => {
    expect(await drawAll(next)).toEqual(before);
  },
  60_000,
);

test.each(['ni podatka', '31.12.2026', ''])(
  'no page breaks when each date of an answer is "%s"',
  async (text) => {
    for (const [address, drawn] of await drawAll(() => text)) {
      expect([address, MISTAKES.exec(drawn)?.[0], drawn.slice(0, 200)]).toEqual([
        address,
        undefined,
        expect.anything(),
      ]);
    }
  },
  60_000,
);
