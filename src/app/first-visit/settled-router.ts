import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type State = Router['state'];

/**
 * A router that tells its listeners nothing of a navigation that is under way, for the tree that draws the pages: nothing of
 * it is drawn there (no `useNavigation`), and React Router would draw all links and lists of the old page anew before it
 * draws the next one (`docs/decisions/0022`). Of a revalidation they are told: by it a page that has failed comes back.
 */
export function settledRouter(router: Router): Router {
  const subscribe: Router['subscribe'] = (listener) => {
    let told = router.state;
    return router.subscribe((state, more) => {
      if (isAlike(told, state)) return;
      told = state;
      listener(state, more);
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

function isAlike(one: State, other: State): boolean {
  const keys = Object.keys(other) as (keyof State)[];
  return keys.every((key) => key === 'navigation' || one[key] === other[key]);
}
