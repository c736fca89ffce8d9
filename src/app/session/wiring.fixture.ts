import { ana } from '../../domain/session/session-data.fixture';
import { createMemoryStore, type KeyValueStore } from '../../storage/key-value-store';
import { openLinkToken } from '../../storage/link-token';
import { createPortalStore } from '../../storage/portal-store';
import type { Browser } from './browser';
import { createQueryClient } from './query-client';
import type { Router } from './surroundings';
import { wirePortal } from './wiring';

/** A token that is live until 2096. */
export const token = `a.${btoa('{"exp":4000000000}').replaceAll('=', '')}.c`;
/** For tests: a login of Ana. */
export const login = { token_string: token, user_data: ana };

/** Counts the listeners that are registered and not removed. */
function countedListeners() {
  const counts: Record<string, number> = {};
  const listen = (name: string) => () => {
    counts[name] = (counts[name] ?? 0) + 1;
    return () => {
      counts[name] = (counts[name] ?? 0) - 1;
    };
  };
  return { counts, listen };
}

/** Records the calls of a function: `vi.fn`, which this file, as a part of `src`, cannot import. */
type Spy = <Args extends unknown[], Answer>(
  run: (...args: Args) => Answer,
) => (...args: Args) => Answer;

interface Start {
  /** The storage, in which Ana is logged in unless it refuses. */
  readonly memory?: KeyValueStore;
  /** The path of the page. */
  readonly pathname?: string;
  /** The notice that the page before the reload has left. */
  readonly notice?: string | undefined;
}

/** For tests: a wired portal with a session of Ana, in a simulated browser, and what it did there. */
export function start(
  spy: Spy,
  { memory = createMemoryStore(), pathname = '/', notice }: Start = {},
) {
  const nothing = () => undefined;
  const { counts, listen } = countedListeners();
  const store = createPortalStore(memory);
  store.saveLogin(login);
  const queryClient = createQueryClient();
  const browser: Browser = {
    reload: spy(nothing),
    onStored: listen('storage'),
    onShown: listen('shown'),
    onAttention: listen('attention'),
    postMessage: spy(nothing),
    onMessage: listen('message'),
    leaveNotice: spy(nothing),
    takeNotice: () => notice,
  };
  const router: Router = {
    state: { location: { pathname, search: '', hash: '' } },
    navigate: spy(nothing),
    revalidate: spy(nothing),
    dispose: spy(nothing),
  };
  const notices = { info: spy(nothing), success: spy(nothing), error: spy(nothing) };
  const fetch = spy((_: Request) => new Promise<Response>(() => {}));
  const { portal, stop } = wirePortal(
    { product: 'portal', name: 'Portal', apiOrigin: 'https://portal.example.si' },
    {
      store,
      linkToken: openLinkToken({ state: null, replaceState: () => {} }),
      queryClient,
      browser,
      notices,
      createRouter: () => router,
      onVisible: spy(nothing),
      fetch,
    },
  );
  return { portal, store, stop, counts, queryClient, browser, router, notices, fetch };
}
