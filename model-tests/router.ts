import { loadPage, type PageLoaderSettings } from '../src/app/routing/page-loader';
import { pageTable } from '../src/navigation/page-table';
import type { Life } from './window';

/** A router that runs the real page loader and follows its redirects. */
export function createRouter(settings: PageLoaderSettings, life: Life, path: string) {
  const location = { pathname: path, search: '', hash: '' };
  let first = true;
  let running = new AbortController();
  const router = {
    state: { location },
    /** Navigations that ended on a page. */
    visits: [] as string[],
    /** The navigation that is under way. */
    moving: undefined as string | undefined,
    navigate: (to: string) => void go(to),
    dispose: () => running.abort(),
    revalidate: () => void go(router.moving ?? location.pathname),
  };
  const go = async (to: string): Promise<void> => {
    if (life.over) return;
    running.abort();
    running = new AbortController();
    const { signal } = running;
    router.moving = to;
    const target = pageTable.find((entry) => entry.path === to);
    if (!target) throw new Error(`The model does not have a page ${to}.`);
    const navigation = { target, path: to, first, signal };
    first = false;
    const elsewhere = await loadPage(navigation, settings).catch(() => 'failed');
    if (signal.aborted || life.over) return;
    router.moving = undefined;
    // The allowed pages could not be loaded: the real router shows an error page without data.
    if (elsewhere === 'failed') return;
    if (elsewhere !== undefined) return go(elsewhere);
    location.pathname = to;
    router.visits.push(to);
  };
  void go(path);
  return router;
}
