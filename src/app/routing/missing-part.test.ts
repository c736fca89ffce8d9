import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  reload.mockReset();
  asked.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that was just opened. @param state - of its history entry, which a reload keeps */
async function open(state: unknown = null) {
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = structuredClone(next);
    },
  };
  vi.stubGlobal('window', { history, location: { reload } });
  vi.stubGlobal('performance', { timeOrigin: Date.now() });
  vi.resetModules();
  return { history, ...(await import('./missing-part')) };
}

test('a part that cannot be loaded is missing, with its cause', async () => {
  const { loadPart, MissingPart } = await open();
  const cause = new TypeError('Failed to fetch');
  const failed = await loadPart(() => Promise.reject(cause)).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(MissingPart);
  expect(failed).toMatchObject({ cause });
  expect(await loadPart(async () => 'part')).toBe('part');
});

test('H05 the page reloads itself again only 30 s after the last reload, and keeps its history entry', async () => {
  const { history, reloadOnce } = await open({ idx: 3 });
  expect(await reloadOnce()).toBe(true);
  expect(history.state).toMatchObject({ idx: 3 });
  vi.advanceTimersByTime(29_999);
  expect(await reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each(['reloadOnce', 'reloadForPart'] as const)(
  'H05 the page after `%s` waits 30 s from when its scripts run, however late they come',
  async (first) => {
    const before = await open();
    await before[first]();
    vi.advanceTimersByTime(1_000);
    const opening = open(before.history.state);
    // The document has arrived; its scripts take longer than the pause.
    vi.setSystemTime(Date.now() + 40_000);
    const after = await opening;
    vi.advanceTimersByTime(29_999);
    expect(await after.reloadOnce()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await after.reloadOnce()).toBe(true);
  },
);

test('an entry that was reloaded long ago, as in a restored tab, does not prevent a reload', async () => {
  const { history, reloadForPart } = await open();
  reloadForPart();
  vi.advanceTimersByTime(3_600_000);
  const { reloadOnce } = await open(history.state);
  expect(await reloadOnce()).toBe(true);
});

test('a clock that was set back since the last reload does not prevent a reload', async () => {
  const { reloadForPart, reloadOnce } = await open();
  reloadForPart();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await reloadOnce()).toBe(true);
});

test.each([
  ['is in trouble', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'H05 while the server %s the page does not reload itself, and may do so later',
  async (_, answer) => {
    const { reloadOnce } = await open();
    asked.mockImplementationOnce(answer);
    expect(await reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(await reloadOnce()).toBe(true);
  },
);

test('a reload that the user wants does not ask whether the server answers', async () => {
  const { reloadForPart } = await open();
  reloadForPart();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(asked).not.toHaveBeenCalled();
});
