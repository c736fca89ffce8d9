import type { createBrowserRouter } from 'react-router-dom';

type BrowserRouter = ReturnType<typeof createBrowserRouter>;
type State = BrowserRouter['state'];

/**
 * A router that does not publish navigations under way, for the tree that renders the pages. That tree shows no progress
 * (no `useNavigation`), and React Router would render all links and lists of the old page again before the next page
 * (`docs/decisions/0022`). Revalidations are published: they restore a page that has failed.
 */
export function settledRouter(router: BrowserRouter): BrowserRouter {
  const subscribe: BrowserRouter['subscribe'] = (listener) => {
    let published = router.state;
    return router.subscribe((state, more) => {
      if (isAlike(published, state)) return;
      published = state;
      listener(state, more);
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

function isAlike(one: State, other: State): boolean {
  const keys = Object.keys(other) as (keyof State)[];
  return keys.every((key) => key === 'navigation' || one[key] === other[key]);
}
