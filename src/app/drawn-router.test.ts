import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { withoutProgress } from './drawn-router';

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
  const drawn = withoutProgress(router);
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

test('what a revalidation brings is told, also that it failed', async () => {
  const { router, all, told } = await start();
  await router.navigate('/obvestila');
  told.length = 0;
  await router.revalidate();
  expect(told).toEqual([all.at(-1)]);
  await router.revalidate();
  expect(router.state.errors).not.toBeNull();
  expect(told).toEqual([expect.anything(), all.at(-1)]);
});

test('it navigates as the router that it stands for', async () => {
  const { router, drawn, told } = await start();
  await drawn.navigate('/obvestila');
  expect(router.state.location.pathname).toBe('/obvestila');
  expect(told).toHaveLength(1);
});
