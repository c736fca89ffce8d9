import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana } from '../../domain/session/session-data.fixture';
import { createMemoryStore } from '../../storage/key-value-store';
import { createOwnSession } from '../../storage/own-session';
import { createPortalStore } from '../../storage/portal-store';
import { lostBy } from './watch-token';

const EXPIRES_AT = 4_000_000_000;
const token = `a.${Buffer.from(`{"exp":${EXPIRES_AT}}`).toString('base64url')}.c`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A tab whose token another tab has removed from the storage of both. */
function afterRemoval() {
  const store = createPortalStore(createMemoryStore());
  const own = createOwnSession(store);
  own.open({ token_string: token, user_data: ana });
  store.clearSession();
  return own;
}

test('a live token that was removed was ended by another tab', () => {
  expect(lostBy(afterRemoval())).toBe('elsewhere');
});

test('an expired token that another tab has removed has expired here too, so that drafts stay', () => {
  const own = afterRemoval();
  vi.setSystemTime((EXPIRES_AT + 1) * 1000);
  expect(lostBy(own)).toBe('expired');
});
