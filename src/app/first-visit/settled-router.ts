import type { createBrowserRouter } from 'react-router-dom';

type BrowserRouter = ReturnType<typeof createBrowserRouter>;
type State = BrowserRouter['state'];

/** How long the first page may come after its layout: with it, the layout is rendered once and nothing moves. */
const PAGE_LIMIT_MS = 400;

/**
 * A router that does not publish navigations under way, for the tree that renders the pages. That tree shows no progress
 * (no `useNavigation`), and React Router would render all links and lists of the old page again before the next page
 * (`docs/decisions/0022`). Revalidations are published: they restore a page that has failed. So is the default layout
 * when its file arrives after this call and its page is late: React Router publishes nothing before the page too.
 */
export function settledRouter(router: BrowserRouter): BrowserRouter {
  const lateLayout = loadLateLayout(router.state);
  const subscribe: BrowserRouter['subscribe'] = (listener) => {
    let published = router.state;
    const unsubscribe = router.subscribe((state, more) => {
      if (isAlike(published, state)) return;
      published = state;
      listener(state, more);
    });
    let isOver = false;
    const showLayout = () => {
      if (isOver || router.state.initialized) return;
      listener({ ...router.state }, { deletedFetchers: [], newErrors: null, flushSync: false });
    };
    void lateLayout?.then(() => setTimeout(showLayout, PAGE_LIMIT_MS));
    return () => {
      isOver = true;
      unsubscribe();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

/** Waits for the default layout, if the router, which loads it too and shows its failure, does not have it yet. */
function loadLateLayout({ matches }: State): Promise<unknown> | undefined {
  const layout = matches[0]?.route;
  if (layout?.id !== 'default' || typeof layout.lazy !== 'function') return undefined;
  return layout.lazy().catch(() => undefined);
}

function isAlike(one: State, other: State): boolean {
  const keys = Object.keys(other) as (keyof State)[];
  return keys.every((key) => key === 'navigation' || one[key] === other[key]);
}
