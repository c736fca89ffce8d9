/** The real screens, rendered by React's server renderer from the answers of a backend: no browser, no effects. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement as element } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { waitFor } from 'xstate';
import { bindApi } from '../../src/api/bound-api';
import { createApi } from '../../src/api/client';
import { managersQuery } from '../../src/api/managers';
import { unitsQuery } from '../../src/api/units';
import { screens } from '../../src/app/routing/screens';
import { createActors } from '../../src/app/session/actors';
import { createQueryClient } from '../../src/app/session/query-client';
import { readStoredSession } from '../../src/app/session/stored-session';
import type { Login } from '../../src/domain/api-types';
import type { Brand } from '../../src/domain/people/brand';
import { type Portal, PortalContext } from '../../src/machines/portal-context';
import { pageTable, pathOf, type RouteName } from '../../src/navigation/page-table';
import { createFormDrafts } from '../../src/storage/form-drafts';
import { createMemoryStore } from '../../src/storage/key-value-store';
import { openLinkToken } from '../../src/storage/link-token';
import { createOwnSession } from '../../src/storage/own-session';
import { createPortalStore } from '../../src/storage/portal-store';
import { PageLinkContext } from '../../src/ui/page/page-link';
import { BrandContext } from '../../src/ui/theme/brand-context';
import { Life, Window } from '../window';

export type Send = (request: Request) => Promise<Response>;

const BRAND: Brand = {
  name: 'Portal',
  logo: '/icon.svg',
  partners: [],
  terms: '/pogoji.html',
  privacy: '/zasebnost.html',
  accessibility: '/dostopnost.html',
  demo: undefined,
  contact: undefined,
};
const ORIGIN = 'http://portal.test';

/** The longest chain of requests of a page, each of which needs the answer of the one before. */
const TURNS = 6;

/** A portal with a session; it renders pages. */
export interface DrawnPortal {
  /** The markup of a page once all its requests are answered. @throws what rendering throws */
  draw(route: RouteName, address?: string): Promise<string>;
  /** The first part of the key of each query that has failed for the rendered pages. */
  failures(): readonly string[];
  stop(): void;
}

/** Opens a session; `send` answers its calls. */
export async function openDrawnPortal(login: Login, send: Send): Promise<DrawnPortal> {
  const store = createPortalStore(createMemoryStore());
  store.saveLogin(login);
  const client = createQueryClient();
  client.setDefaultOptions({
    queries: { retry: false, retryOnMount: false, staleTime: 60_000, networkMode: 'always' },
  });
  const browser = new Window().browserOf(new Life(), () => {});
  const own = createOwnSession(store);
  own.adopt();
  const { session, access, managerSwitch } = createActors({
    store,
    browser,
    queryClient: client,
    own,
  });
  const linkToken = openLinkToken({ state: null, replaceState: () => {} });
  const drafts = createFormDrafts();
  const portal: Portal = {
    session,
    access,
    managerSwitch,
    store,
    linkToken,
    drafts,
    name: BRAND.name,
  };
  const readToken = () => login.token_string;
  bindApi(
    client,
    createApi({
      origin: ORIGIN,
      product: 'portal',
      readToken,
      onUnauthorised: () => {},
      fetch: send,
    }),
  );
  const actors = [session, access, managerSwitch];
  for (const actor of actors) actor.start();
  session.send({ type: 'session.restored', ...readStoredSession(store) });
  access.send({ type: 'pages.wanted' });
  await waitFor(access, (state) => !state.matches('firstLoad') && !state.matches('internalOnly'));
  session.send({ type: 'units.wanted' });
  await Promise.all([client.prefetchQuery(unitsQuery()), client.prefetchQuery(managersQuery())]);

  const ask = async () => {
    // A form's field has a query for no unit, which the page does not ask.
    const open = client.getQueryCache().findAll({
      predicate: ({ state, queryKey }) => state.status === 'pending' && !queryKey.includes(''),
    });
    await Promise.allSettled(open.map((query) => query.fetch()));
    return open.length;
  };
  return {
    draw: async (route, address = pathOf(route)) => {
      const { default: Screen } = await screens[route]();
      const path = pageTable.find(({ name }) => name === route)?.path ?? '*';
      const draw = () => renderToString(treeOf({ portal, client, path, address, Screen }));
      let markup = draw();
      for (let turn = 0; turn < TURNS && (await ask()) > 0; turn += 1) markup = draw();
      return markup;
    },
    failures: () =>
      client
        .getQueryCache()
        .findAll({ predicate: ({ state }) => state.status === 'error' })
        .map(({ queryKey }) => String(queryKey[0])),
    stop: () => {
      for (const actor of actors) actor.stop();
      client.clear();
    },
  };
}

interface Drawn {
  readonly portal: Portal;
  readonly client: QueryClient;
  readonly path: string;
  readonly address: string;
  readonly Screen: ComponentType;
}

function treeOf({ portal, client, path, address, Screen }: Drawn) {
  const router = createMemoryRouter([{ path, element: element(Screen) }], {
    initialEntries: [address],
  });
  const page = element(RouterProvider, { router });
  const cached = element(QueryClientProvider, { client }, page);
  const linked = element(PageLinkContext, { value: Link }, cached);
  const branded = element(BrandContext, { value: BRAND }, linked);
  return element(PortalContext, { value: portal }, branded);
}
