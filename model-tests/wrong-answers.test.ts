/**
 * An answer that breaks the contract replaces each answer, on each page that requests it. The page is shown, has an
 * error message in place of the missing data, and does not contain "undefined".
 */
import { expect, test } from 'vitest';
import { messages } from '../src/text/common/messages';
import { shellText } from '../src/text/shell/shell';
import { type Changed, changedBackend, logInAtBackend } from './drawn/changed-backend';
import { openDrawnPortal, type Send } from './drawn/drawn-portal';
import { MISTAKES, pages, readable } from './drawn/pages';

/** Calls of the shell, or of a page for additional data; pages are shown without them. */
const ADDITIONAL = [
  'listUnits',
  'listUserManagers',
  'listAllowedPages',
  'getAllowedPages',
  'hasUserTenants',
  'getUnreadNotifications',
  'getUnreadBulletins',
];

const login = await logInAtBackend();

const REPORT = '/dogajanje/prijava-napake';

/** Additional content that a page leaves out when it could not be loaded. */
const WITHOUT = [
  'listOpenItems on /prostovoljni-sklad',
  // Only the pay button of a bill that is open, and what is known of its payment, need these.
  ...['/specifikacija-stroskov', '/redni-obracun', '/obracun-rezervni-sklad'].map(
    (path) => `listOpenItems on ${path}`,
  ),
  // Only the card of a rented-out unit needs these; home is shown without it.
  'listTenantOpenItems on /',
  'listUnitDetails on /',
  // The unit's part of a planned work is left out.
  'listUnitDetails on /rezervni-sklad',
  // All units are offered, and the server says which one was handed over.
  ...[
    '/obrazci?obrazec=e_racun',
    '/obrazci?obrazec=reklamacija_obracuna',
    '/prijavljena-stevila-oseb-in-psov',
    REPORT,
  ].map((path) => `listUnitDetails on ${path}`),
  // Everything is offered, and the server says what the user may not send.
  ...[
    '/obrazci?obrazec=e_racun',
    '/obrazci?obrazec=reklamacija_obracuna',
    '/dogajanje/napake',
    '/primopredaja',
    REPORT,
  ].map((path) => `getOwnRights on ${path}`),
  // Home has these cards only while a vote is missing, or an event concerns the user.
  'listDecisions on /',
  'listBuildingEvents on /',
  // The link to all dues is shown without its amount.
  'getDueList on /',
  // A field that has no list is typed.
  ...['listRegularBills', 'getCostSpecification', 'getReadings'].map(
    (call) => `${call} on /obrazci?obrazec=reklamacija_obracuna`,
  ),
  ...['/profil', '/vase-enote', '/dodaj-upravnika', '/registracija', '/obvescanje', REPORT].map(
    (path) => `getContactCard on ${path}`,
  ),
];

async function draw(page: (typeof pages)[number], send: Send) {
  const portal = await openDrawnPortal(login, send);
  const text = readable(await portal.draw(...page));
  const failures = portal.failures();
  portal.stop();
  return { text, failures };
}

/** The operations that each page calls. */
const called = new Map<string, Set<string>>();
const texts = new Map<string, string>();
for (const page of pages) {
  const own = new Set<string>();
  const send = changedBackend(({ id }, _, body) => {
    own.add(id);
    return { body };
  });
  texts.set(page[1], (await draw(page, send)).text);
  called.set(page[1], own);
}
const operations = [...new Set([...called.values()].flatMap((own) => [...own]))].filter(
  (id) => !ADDITIONAL.includes(id),
);

/** Replaces the first number in a body. */
function withNumber(body: unknown, other: unknown): unknown {
  const spoilt = JSON.stringify(body).replace(
    /:-?\d+(?:\.\d+)?(?=[,}])/,
    `:${JSON.stringify(other)}`,
  );
  return JSON.parse(spoilt);
}

type Wrong = readonly [kind: string, spoil: (body: unknown) => Changed];

const NOTHING: Wrong = ['nothing', () => ({ body: null })];

const wrong: readonly Wrong[] = [
  NOTHING,
  ['an empty object', () => ({ body: {} })],
  ['a list of nothing', () => ({ body: [null] })],
  ['status 207', (body) => ({ status: 207, body })],
  ['status 204', () => ({ status: 204, body: null })],
  ['an amount of 1e21', (body) => ({ body: withNumber(body, 1e21) })],
  ['a text for an amount', (body) => ({ body: withNumber(body, 'NaN') })],
];

const places = operations.flatMap((operation) =>
  pages
    .filter(([, address]) => called.get(address)?.has(operation))
    .map((page) => ({ operation, page })),
);

/** Each place gets one kind here; `browser-tests/accessibility/wrong-answers.test.ts` has more. */
test('an answer that breaks the contract, in place of each answer', async () => {
  const silent = new Set<string>();
  for (const [at, { operation, page }] of places.entries()) {
    const [kind, spoil] = wrong[at % wrong.length] ?? NOTHING;
    let isSpoilt = false;
    const send = changedBackend(({ id }, _, body) => {
      const changed = id === operation ? spoil(body) : { body };
      isSpoilt ||=
        JSON.stringify([200, changed.body]) !== JSON.stringify([changed.status ?? 200, body]);
      return changed;
    });
    const { text, failures } = await draw(page, send);
    const where = `${operation} on ${page[1]}`;
    expect(MISTAKES.exec(text)?.[0], `${kind} for ${where}: ${text}`).toBeUndefined();
    if (!isSpoilt) continue;
    expect([kind, where, failures.length > 0]).toEqual([kind, where, true]);
    if (!text.includes(shellText.retry)) silent.add(where);
  }
  // Calls of one page go out in any order.
  expect([...silent].sort()).toEqual([...WITHOUT].sort());
}, 60_000);

test('a card with a wrong answer does not affect the other cards of home', async () => {
  const send = changedBackend(({ id }, _, body) => ({
    body: id === 'getContactCard' ? {} : body,
  }));
  const { text, failures } = await draw(['home', '/'], send);
  // The card of the building, and that of the manager alone, which only a page in a browser leaves out.
  expect(new Set(failures)).toEqual(new Set(['contact-card']));
  expect(text).toContain('286.84');
  expect(text.split(shellText.retry)).toHaveLength(2);
  expect(texts.get('/')).not.toContain(messages.load);
});

test.each([-1, 5.5, true, '2', null])(
  '%j is not accepted as a number of unread messages',
  async (unread) => {
    const send = changedBackend(({ id }, _, body) => ({
      body:
        id === 'getUnreadNotifications'
          ? { unread_num: unread }
          : id === 'getUnreadBulletins'
            ? unread
            : body,
    }));
    const { failures } = await draw(['home', '/'], send);
    expect(failures).toEqual(['unread', 'unread']);
  },
);

test('a missing title of a manager and a missing name of a tenant leave no text behind', async () => {
  const send = changedBackend((_, __, body) => ({
    body: JSON.parse(
      JSON.stringify(body, (key, value) =>
        /^(full_title|najemnik)$/.test(key) ? undefined : value,
      ),
    ),
  }));
  for (const page of pages) {
    const { text } = await draw(page, send);
    expect(MISTAKES.exec(text)?.[0], page[1]).toBeUndefined();
  }
}, 60_000);
