import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
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
