import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { internalPages } from '../../navigation/allowed-pages';
import { start } from './wiring.fixture';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOTIFICATIONS = 7;

/** A portal whose first list has the notifications; their count is answered after a second. */
async function poll(count: () => Response) {
  const it = start(vi.fn);
  vi.mocked(it.fetch).mockImplementation(async ({ url }) => {
    if (url.endsWith('/allowed_pages')) return Response.json([NOTIFICATIONS]);
    if (url.endsWith('/has_user_tenants')) return Response.json(false);
    await new Promise((done) => setTimeout(done, 1_000));
    return count();
  });
  it.portal.access.send({ type: 'pages.wanted' });
  const asked = Date.now();
  await vi.advanceTimersByTimeAsync(1_000);
  const sent = vi.mocked(it.browser.postMessage).mock.calls.map(([message]) => message);
  return { ...it, asked, sent };
}

test('a new list is stored, lets the open page decide again, and requests the counts of its pages', async () => {
  const { store, router, fetch, stop } = await poll(() => Response.json({ unread_num: 2 }));
  expect(store.pages()).toEqual([NOTIFICATIONS, ...internalPages]);
  expect(router.revalidate).toHaveBeenCalledOnce();
  const counts = vi.mocked(fetch).mock.calls.filter(([{ url }]) => url.includes('unread_num'));
  expect(counts).toHaveLength(1);
  stop();
});

test('the other tabs get the list and the counts, with the time of the request', async () => {
  const { sent, asked, stop } = await poll(() => Response.json({ unread_num: 2 }));
  expect(sent).toMatchObject([
    { message: { kind: 'access', answer: { pages: [NOTIFICATIONS, ...internalPages] } } },
    { message: { kind: 'counts', counts: [[['unread', 'notifications'], 2]], asked } },
  ]);
  stop();
});

test('a count that fails is not sent to the other tabs', async () => {
  const { sent, stop } = await poll(() => Response.json({}, { status: 500 }));
  expect(sent).toMatchObject([{ message: { kind: 'access' } }]);
  stop();
});
