import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reloadOnce = vi.fn<() => Promise<boolean>>();
const polyfill = vi.fn<() => object>();

/** The browser of the page: what it supports, and the mark on its root element. */
function openBrowser({ ranges = true, popover = true }) {
  const dataset: { started?: string } = {};
  class Element {}
  if (popover) Object.assign(Element.prototype, { popover: null });
  vi.stubGlobal('matchMedia', () => ({ matches: ranges }));
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('document', { documentElement: { dataset } });
  return dataset;
}

/** A new page, on which nothing has begun. */
const openPage = async () => {
  vi.resetModules();
  const { begin } = await import('./begin');
  return begin;
};

beforeEach(() => {
  vi.doMock('../routing/missing-part', () => ({ reloadOnce }));
  vi.doMock('@oddbird/popover-polyfill', polyfill);
  polyfill.mockReset().mockReturnValue({});
  reloadOnce.mockReset();
});

afterEach(() => {
  vi.doUnmock('../routing/missing-part');
  vi.doUnmock('@oddbird/popover-polyfill');
  vi.resetModules();
  vi.unstubAllGlobals();
});

test('a page starts at once and once: the file of the other entry does not start it again', async () => {
  openBrowser({});
  const begin = await openPage();
  const [first, second] = [vi.fn(), vi.fn()];
  begin(first);
  expect(first).toHaveBeenCalledOnce();
  begin(second);
  await new Promise((done) => setTimeout(done));
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  expect(polyfill).not.toHaveBeenCalled();
});

test('a browser that is too old does not start, and has no mark that hides the rescue', async () => {
  const dataset = openBrowser({ ranges: false });
  const begin = await openPage();
  const start = vi.fn();
  begin(start);
  expect(start).not.toHaveBeenCalled();
  expect(dataset).toEqual({});
});

test('a browser without popovers loads them first; meanwhile nothing else starts', async () => {
  const dataset = openBrowser({ popover: false });
  const begin = await openPage();
  const [start, second] = [vi.fn(), vi.fn()];
  begin(start);
  begin(second);
  expect(start).not.toHaveBeenCalled();
  expect(dataset).toEqual({ started: '' });
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  expect(polyfill).toHaveBeenCalledOnce();
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
});

test.each([
  ['the page reloads', true, 0],
  ['the page starts without them where a reload does not help', false, 1],
])('without the file of the popovers %s', async (_, reloads, starts) => {
  openBrowser({ popover: false });
  polyfill.mockImplementation(() => {
    throw new Error('404');
  });
  reloadOnce.mockResolvedValue(reloads);
  const begin = await openPage();
  const start = vi.fn();
  begin(start);
  await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce());
  await new Promise((done) => setTimeout(done));
  expect(start).toHaveBeenCalledTimes(starts);
});
