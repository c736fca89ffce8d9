import { vi } from 'vitest';
import type { Browser } from '../src/app/session/browser';
import { createQueryClient } from '../src/app/session/query-client';
import type { Router } from '../src/app/session/surroundings';
import { wirePortal } from '../src/app/session/wiring';
import { ana } from '../src/domain/session/session-data.fixture';
import { createMemoryStore, type KeyValueStore } from '../src/storage/key-value-store';
import { openLinkToken } from '../src/storage/link-token';
import { createPortalStore } from '../src/storage/portal-store';

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

interface Start {
  /** The storage, in which Ana is logged in unless it refuses. */
  readonly memory?: KeyValueStore;
  /** The path of the page. */
  readonly pathname?: string;
  /** The notice that the page before the reload has left. */
  readonly notice?: string | undefined;
}

/** For tests: a wired portal with a session of Ana, in a simulated browser, and what it did there. */
export function start({ memory = createMemoryStore(), pathname = '/', notice }: Start = {}) {
  const { counts, listen } = countedListeners();
  const store = createPortalStore(memory);
  store.saveLogin(login);
  const queryClient = createQueryClient();
  const browser: Browser = {
    reload: vi.fn(),
    onStored: listen('storage'),
    onShown: listen('shown'),
    onAttention: listen('attention'),
    postMessage: vi.fn(),
    onMessage: listen('message'),
    leaveNotice: vi.fn(),
    takeNotice: () => notice,
  };
  const router: Router = {
    state: { location: { pathname, search: '', hash: '' } },
    navigate: vi.fn(),
    revalidate: vi.fn(),
    dispose: vi.fn(),
  };
  const notices = { info: vi.fn(), success: vi.fn(), error: vi.fn() };
  const fetch = vi.fn((_: Request) => new Promise<Response>(() => {}));
  const { portal, stop } = wirePortal(
    { product: 'portal', name: 'Portal', apiOrigin: 'https://portal.example.si' },
    {
      store,
      linkToken: openLinkToken({ state: null, replaceState: () => {} }),
      queryClient,
      browser,
      notices,
      createRouter: () => router,
      onVisible: vi.fn(),
      fetch,
    },
  );
  return { portal, store, stop, counts, queryClient, browser, router, notices, fetch };
}
