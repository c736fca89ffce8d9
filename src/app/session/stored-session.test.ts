import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ana, unitWith } from '../../domain/session/session-data.fixture';
import { unitKey } from '../../domain/units/unit';
import type { Portal } from '../../machines/portal-context';
import { sessionMachine } from '../../machines/session';
import { internalPages } from '../../navigation/allowed-pages';
import { createMemoryStore } from '../../storage/key-value-store';
import { createOwnSession } from '../../storage/own-session';
import { createPortalStore } from '../../storage/portal-store';
import { restoreSession } from './stored-session';

const tokenWith = (claims: object) =>
  `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`;
const EXPIRES_AT = 4_000_000_000;

/** A portal that starts with a stored session. */
function startWith(token_string: string, pages?: readonly number[]) {
  const store = createPortalStore(createMemoryStore());
  store.saveLogin({ token_string, user_data: ana });
  store.saveUnit(unitWith());
  if (pages) store.savePages(pages);
  const session = createActor(sessionMachine).start();
  const own = createOwnSession(store);
  restoreSession({ store, session } as unknown as Portal, own);
  const { value, context } = session.getSnapshot();
  return { store, own, value, context };
}

test('§4 a live session is restored with user and unit, and keeps the stored pages', () => {
  const { own, context, store } = startWith(tokenWith({ exp: EXPIRES_AT }), [2]);
  expect(own.stored()).toBe('own');
  expect(context).toMatchObject({ user: ana, unitKey: unitKey(unitWith()), acting: false });
  expect(store.pages()).toEqual([2]);
});

test('§4 without stored pages the internal ones are stored', () => {
  expect(startWith(tokenWith({ exp: EXPIRES_AT })).store.pages()).toEqual(internalPages);
});

test('a session of staff who act as a user is restored as such', () => {
  const token = tokenWith({ exp: EXPIRES_AT, act: { sub: 'staff' } });
  expect(startWith(token).context.acting).toBe(true);
});

test('a session that has expired is not restored, and nothing of it stays', () => {
  const { store, value } = startWith(tokenWith({ exp: 1 }), [2]);
  expect(value).toBe('loggedOut');
  expect([store.token(), store.user(), store.unit()]).toEqual([null, undefined, undefined]);
  expect(store.pages()).toEqual(internalPages);
});
