import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settledRouter } from './settled-router';

/** A router with two pages, the states that it publishes, and the states that the settled router publishes. */
async function start() {
  let loads = 0;
  const router = createMemoryRouter([
    { path: '/', element: null },
    {
      path: '/obvestila',
      loader: async () => {
        loads += 1;
        if (loads > 2) throw new Error('gone');
        return loads;
      },
      element: null,
      errorElement: null,
    },
  ]);
  const all: string[] = [];
  const published: string[] = [];
  const note = (list: string[]) => (state: typeof router.state) =>
    list.push(
      `${state.location.pathname} ${state.navigation.state} ${JSON.stringify(state.loaderData)}`,
    );
  router.subscribe(note(all));
  const settled = settledRouter(router);
  settled.subscribe(note(published));
  return { router, settled, all, published };
}

test('a navigation is published when it has ended, not while it is under way', async () => {
  const { router, settled, all, published } = await start();
  await router.navigate('/obvestila');
  expect(all).toHaveLength(2);
  expect(published).toEqual([all[1]]);
  expect(settled.state).toBe(router.state);
});

test('a revalidation is published from its start, also a failed one: it restores a page that has failed', async () => {
  const { router, all, published } = await start();
  await router.navigate('/obvestila');
  all.length = 0;
  published.length = 0;
  await router.revalidate();
  await router.revalidate();
  expect(router.state.errors).not.toBeNull();
  expect(all).toHaveLength(4);
  expect(published).toEqual(all);
});

test('it navigates like the original router', async () => {
  const { router, settled, published } = await start();
  await settled.navigate('/obvestila');
  expect(router.state.location.pathname).toBe('/obvestila');
  expect(published).toHaveLength(1);
});

describe('a first page that is late', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A router whose first page never loads. What it publishes is whether the layout is still missing. */
  function startLate(id: string) {
    const router = settledRouter(
      createMemoryRouter([
        {
          id,
          lazy: async () => ({ Component: () => null }),
          children: [{ path: '/', loader: () => new Promise(() => {}), element: null }],
        },
      ]),
    );
    const published: boolean[] = [];
    const subscribe = () =>
      router.subscribe(({ matches }) => published.push(matches[0]?.route.lazy !== undefined));
    return { published, subscribe };
  }

  test.each([
    ['after', 0],
    ['before', 10],
  ])(
    'its layout, which arrives %s the subscription, is published alone 400 ms later',
    async (_, wait) => {
      const { published, subscribe } = startLate('default');
      await vi.advanceTimersByTimeAsync(wait);
      subscribe();
      await vi.advanceTimersByTimeAsync(399);
      expect(published).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(published).toEqual([false]);
    },
  );

  test('nothing is published of the blank layout, nor after the end of the subscription', async () => {
    const blank = startLate('blank');
    const ended = startLate('default');
    blank.subscribe();
    const stop = ended.subscribe();
    await vi.advanceTimersByTimeAsync(100);
    stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([blank.published, ended.published]).toEqual([[], []]);
  });
});
