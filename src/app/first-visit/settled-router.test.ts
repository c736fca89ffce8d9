import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { settledRouter } from './settled-router';

/** A router over two pages, what it tells of itself, and what it tells the tree. */
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
  const told: string[] = [];
  const note = (list: string[]) => (state: typeof router.state) =>
    list.push(
      `${state.location.pathname} ${state.navigation.state} ${JSON.stringify(state.loaderData)}`,
    );
  router.subscribe(note(all));
  const drawn = settledRouter(router);
  drawn.subscribe(note(told));
  return { router, drawn, all, told };
}

test('a navigation is told of when it is over, and not while it is under way', async () => {
  const { router, drawn, all, told } = await start();
  await router.navigate('/obvestila');
  expect(all).toHaveLength(2);
  expect(told).toEqual([all[1]]);
  expect(drawn.state).toBe(router.state);
});

test('a revalidation is told of from its begin, also that it failed: a page that has failed comes back by it', async () => {
  const { router, all, told } = await start();
  await router.navigate('/obvestila');
  all.length = 0;
  told.length = 0;
  await router.revalidate();
  await router.revalidate();
  expect(router.state.errors).not.toBeNull();
  expect(all).toHaveLength(4);
  expect(told).toEqual(all);
});

test('it navigates as the router that it stands for', async () => {
  const { router, drawn, told } = await start();
  await drawn.navigate('/obvestila');
  expect(router.state.location.pathname).toBe('/obvestila');
  expect(told).toHaveLength(1);
});
