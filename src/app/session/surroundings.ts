import type { QueryClient } from '@tanstack/react-query';
import type { LinkToken } from '../../storage/link-token';
import type { PortalStore } from '../../storage/portal-store';
import type { PageLoaderSettings } from '../routing/page-loader';
import type { Browser } from './browser';

/** What the wiring asks of a router. */
export interface Router {
  readonly state: {
    readonly location: {
      readonly pathname: string;
      readonly search: string;
      readonly hash: string;
    };
  };
  navigate(path: string, options: { readonly replace: boolean; readonly state?: unknown }): unknown;
  /** Runs the guard of the current page again. */
  revalidate(): unknown;
  /** Stops listening to the window. */
  dispose(): unknown;
}

/** Short messages to the user. */
export interface Notices {
  info(text: string): unknown;
  success(text: string): unknown;
  error(text: string): unknown;
}

/** The world around the machines; tests put a simulated one in its place. */
export interface Surroundings<OfRouter extends Router> {
  readonly store: PortalStore;
  /** What the page's address had in it, taken out before all this began. */
  readonly linkToken: LinkToken;
  readonly queryClient: QueryClient;
  readonly browser: Browser;
  readonly notices: Notices;
  readonly createRouter: (settings: PageLoaderSettings) => OfRouter;
  /** Told when the loading background is to go (§4 Start-up). */
  readonly onVisible: () => void;
  /** False where a login follows at once: a stored session is not restored then, and no other tab hears of its end. */
  readonly restores?: boolean;
  /** What stands for the browser's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}
