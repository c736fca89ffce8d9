import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALLOWED_PAGES_INTERVAL_MS } from '../../machines/poll-intervals';
import { start } from './wiring.fixture';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the units are requested once a page in the default layout is opened, without a screen', async () => {
  const { portal, stop, fetch } = start(vi.fn);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).not.toHaveBeenCalled();
  portal.session.send({ type: 'units.wanted' });
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ url: expect.stringMatching(/\/e_manager\/enota$/) }),
  );
  stop();
});

test.each([
  [[2, 15], true],
  [[2], undefined],
])(
  'the first page list and the question about tenants are sent together; with the pages %j the answer is %s',
  async (pages, hasTenants) => {
    const { portal, stop, fetch } = start(vi.fn);
    vi.mocked(fetch).mockImplementation(async ({ url }) =>
      Response.json(url.endsWith('/allowed_pages') ? pages : true),
    );
    const asked = () =>
      vi.mocked(fetch).mock.calls.map(([{ url }]) => url.slice(url.lastIndexOf('/') + 1));
    portal.access.send({ type: 'pages.wanted' });
    expect(asked()).toEqual(['has_user_tenants', 'allowed_pages']);
    await vi.advanceTimersByTimeAsync(0);
    expect(portal.access.getSnapshot().context).toMatchObject({ hasTenants });
    await vi.advanceTimersByTimeAsync(ALLOWED_PAGES_INTERVAL_MS);
    expect(asked().filter((call) => call === 'has_user_tenants')).toHaveLength(1);
    expect(asked().filter((call) => call === 'allowed_pages')).toHaveLength(2);
    stop();
  },
);

test.each([
  ['has failed', () => Response.json({}, { status: 500 })],
  ['has no page 15', () => Response.json([2])],
])('the question about tenants is aborted once the first page list %s', async (_, answer) => {
  const { portal, stop, fetch } = start(vi.fn);
  vi.mocked(fetch).mockImplementation(async ({ url }) =>
    url.endsWith('/allowed_pages') ? answer() : new Promise<Response>(() => {}),
  );
  portal.access.send({ type: 'pages.wanted' });
  const [[question] = []] = vi.mocked(fetch).mock.calls;
  expect(question?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(question?.url).toMatch(/has_user_tenants$/);
  expect(question?.signal.aborted).toBe(true);
  stop();
});

test('after `stop` nothing is subscribed and nothing reacts', async () => {
  const { portal, stop, counts, queryClient, browser, router, notices, fetch } = start(vi.fn);
  portal.session.send({ type: 'units.wanted' });
  expect(counts).toEqual({ storage: 1, shown: 1, attention: 1, message: 1 });
  expect(queryClient.getQueryCache().hasListeners()).toBe(true);
  stop();
  expect(counts).toEqual({ storage: 0, shown: 0, attention: 0, message: 0 });
  expect(queryClient.getQueryCache().hasListeners()).toBe(false);
  expect(router.dispose).toHaveBeenCalledOnce();

  await vi.advanceTimersByTimeAsync(0);
  // xstate warns about events to a stopped actor.
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(fetch).mockClear();
  portal.session.send({ type: 'logout.chosen' });
  portal.access.send({ type: 'pages.wanted' });
  portal.managerSwitch.send({
    type: 'manager.chosen',
    target: { manager: 'breza', code_payer: '5' },
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetch).not.toHaveBeenCalled();
  for (const unused of [browser.postMessage, browser.reload, router.navigate, notices.info]) {
    expect(unused).not.toHaveBeenCalled();
  }
  expect(vi.getTimerCount()).toBe(0);
});

test('a logout ends a switch of manager that has no answer yet, so that its answer opens no session', async () => {
  const { portal, stop } = start(vi.fn);
  await vi.advanceTimersByTimeAsync(0);
  const { session, managerSwitch } = portal;
  managerSwitch.send({
    type: 'manager.chosen',
    target: { manager: 'breza', code_payer: '5530' },
  });
  expect(managerSwitch.getSnapshot().matches('switching')).toBe(true);
  session.send({ type: 'logout.chosen' });
  expect(session.getSnapshot().matches('loggingOut')).toBe(true);
  expect(managerSwitch.getSnapshot().matches('switching')).toBe(false);
  stop();
});
