import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApi } from '../../api/api.fixture';
import { bindApi } from '../../api/bound-api';
import { unitWith } from '../../domain/session/session-data.fixture';
import { unitKey } from '../../domain/units/unit';
import type { Portal } from '../../machines/portal-context';
import { createQueryClient } from './query-client';
import { refreshUnread } from './unread-counts';

const client = createQueryClient();
const asked: string[] = [];
const held: (() => void)[] = [];
let holds = false;

const unit = unitWith();
const session = {
  matches: () => true,
  context: { units: [unit], unitKey: unitKey(unit) },
};
const portalWith = (pages: readonly number[], of: object = session) =>
  ({
    session: { getSnapshot: () => of },
    access: { getSnapshot: () => ({ context: { pages, hasTenants: false } }) },
  }) as unknown as Portal;
const portal = portalWith([7, 9]);

beforeEach(() => {
  vi.useFakeTimers();
  holds = false;
  asked.length = 0;
  bindApi(
    client,
    testApi({
      fetch: async ({ url }) => {
        asked.push(url.replace(/^.*\/v2\//, ''));
        if (holds) await new Promise<void>((done) => held.push(done));
        return Response.json(url.includes('notifications') ? { unread_num: 2 } : 3);
      },
    }),
  );
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

const both = ['notifications/unread_num', 'bulletin/unread_num/0137'];

test('two reasons to refresh within a second make one request of each count', async () => {
  await refreshUnread(portal, client);
  await vi.advanceTimersByTimeAsync(900);
  await refreshUnread(portal, client);
  expect(asked).toEqual(both);
});

test('a choice of unit requests both counts, also fresh ones', async () => {
  await refreshUnread(portal, client);
  await vi.advanceTimersByTimeAsync(10);
  expect(await refreshUnread(portal, client, true)).toHaveLength(2);
  expect(asked).toEqual([...both, ...both]);
});

test('a count that is being requested is awaited, not requested twice', async () => {
  holds = true;
  const polled = refreshUnread(portal, client);
  await vi.advanceTimersByTimeAsync(0);
  const chosen = refreshUnread(portal, client, true);
  await vi.advanceTimersByTimeAsync(0);
  for (const answer of held.splice(0)) answer();
  expect(await chosen).toEqual(await polled);
  expect(asked).toEqual(both);
});

test.each([
  ['without the page of the bulletins', portalWith([7]), [both[0]]],
  ['without the page of the notifications', portalWith([9]), [both[1]]],
  ['without a unit', portalWith([7, 9], { ...session, context: { units: [] } }), [both[0]]],
  ['without a session', portalWith([7, 9], { ...session, matches: () => false }), []],
])('%s only what the user may see is requested', async (_, its, counts) => {
  await refreshUnread(its, client);
  expect(asked).toEqual(counts);
});
