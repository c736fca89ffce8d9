import type { QueryClient } from '@tanstack/react-query';
import type { LinkToken } from '../../storage/link-token';
import type { PortalStore } from '../../storage/portal-store';
import type { PageLoaderSettings } from '../routing/page-loader';
import type { Browser } from './browser';

/** What the wiring needs of a router. */
export interface Router {
  readonly state: {
    readonly location: {
      readonly pathname: string;
      readonly search: string;
      readonly hash: string;
    };
  };
  navigate(path: string, options: { readonly replace: boolean; readonly state?: unknown }): unknown;
  /** Runs the loader of the current page again. */
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

/** The environment of the machines; a test provides a simulated one. */
export interface Surroundings<OfRouter extends Router> {
  readonly store: PortalStore;
  /** The token that was removed from the page's address before the start. */
  readonly linkToken: LinkToken;
  readonly queryClient: QueryClient;
  readonly browser: Browser;
  readonly notices: Notices;
  readonly createRouter: (settings: PageLoaderSettings) => OfRouter;
  /** Called when the loading background is to be hidden (§4 Start-up). */
  readonly onVisible: () => void;
  /** False when a login follows at once: a stored session is not restored, and other tabs do not see it end. */
  readonly restores?: boolean;
  /** Replaces the browser's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}
