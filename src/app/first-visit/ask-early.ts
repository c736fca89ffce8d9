import type { paths } from '../../api/schema';
import { askEarly } from '../../api/transport/early-answers';
import type { Unit } from '../../domain/api-types';
import { type PageEntry, pageEntry, pageTable, type RouteName } from '../../navigation/page-table';
import { openEntries } from '../../storage/entries';
import { openLocalStore } from '../../storage/key-value-store';
import { readSession, type SessionReader } from '../../storage/session-reader';
import { isOrigin } from '../configuration/addresses';

/**
 * The files of each page and of each layout that `index.html` does not name (`scripts/build/early-start.ts`), by their place
 * in a list: pages share most of them.
 */
declare const PAGE_FILES: {
  readonly files: readonly string[];
  readonly of: Readonly<Record<RouteName | PageEntry['layout'], readonly number[]>>;
};
/** Named once: the build replaces each mention with the whole table. */
const { files, of } = PAGE_FILES;

type Path = keyof paths & `/api/${string}`;

/** The calls of the shell on every page of a session; with a route, only where its page is allowed. */
const shellCalls: readonly (readonly [Path, RouteName?])[] = [
  ['/api/{product}-user/v2/allowed_pages'],
  ['/api/{product}-user/v2/has_user_tenants', 'tenants-open-items'],
  ['/api/{product}-user/v1/e_manager/enota'],
  ['/api/auth/v1/user_managers'],
  ['/api/{product}-user/v2/notifications/unread_num', 'notifications'],
];

/**
 * The call of a page about the selected unit, and the route whose page permits it; only about a unit that this session has
 * stored.
 */
const pageCalls: Partial<Record<RouteName, readonly [Path, RouteName]>> = {
  home: ['/api/{product}-user/v2/open_items', 'open-items'],
  'open-items': ['/api/{product}-user/v2/open_items', 'open-items'],
  readings: ['/api/{product}-user/v2/readings/{inventarna_stevilka}', 'readings'],
};

/**
 * Runs before the portal's own scripts are loaded: preloads the files of the requested page and begins the first calls of
 * a stored session, so that neither waits for the scripts (`budgets.md`). The stored list of pages decides which calls are
 * made; it grants nothing, and the server decides again.
 */
export function startEarly(): void {
  const { pathname, search, origin } = window.location;
  const entry = pageTable.find(({ path }) => isAt(path, pathname));
  if (!entry) return;
  const store = readSession(openEntries(openLocalStore()));
  const token = store.liveToken();
  fetchFiles(entry.requiresAuth && !token ? pageEntry('login') : entry);
  const { product, apiOrigin = origin } = document.getElementById('portal')?.dataset ?? {};
  if (!token || !product || !isOrigin(apiOrigin) || entry.layout === 'blank') return;
  const calls = [...callsOfShell(store), ...(search ? [] : callsOfPage(entry, store))];
  askEarly(
    calls.map((call) => `${apiOrigin}${call.replace('{product}', product)}`),
    token,
  );
}

function callsOfShell(store: SessionReader): string[] {
  return shellCalls.filter(([, route]) => !route || isAllowed(route, store)).map(([path]) => path);
}

function callsOfPage({ name }: PageEntry, store: SessionReader): string[] {
  const [path, route] = pageCalls[name] ?? [];
  const unit = store.ownUnit();
  return path && route && unit && isAllowed(route, store) ? [forUnit(path, unit)] : [];
}

/** Puts the unit into the path where that has a parameter for it, otherwise into the query. */
function forUnit(path: Path, { inventarna_stevilka }: Unit): string {
  const unit = encodeURIComponent(inventarna_stevilka);
  return path.includes('{inventarna_stevilka}')
    ? path.replace('{inventarna_stevilka}', unit)
    : `${path}?inventarna_stevilka=${unit}`;
}

function isAllowed(route: RouteName, store: SessionReader): boolean {
  const { page } = pageEntry(route);
  return page !== undefined && store.pages()?.includes(page) === true;
}

/**
 * Whether a path belongs to a route, whose parameters each stand for one part of it. Never true for a link with a token,
 * which has to leave the address before anything more is requested (E01).
 */
function isAt(route: string, pathname: string): boolean {
  const parts = pathname.split('/');
  const names = route.split('/');
  const isPart = (name: string, part: string | undefined) =>
    name === part || (name.startsWith(':') && name !== ':token' && part !== '');
  return names.length === parts.length && names.every((name, at) => isPart(name, parts[at]));
}

/**
 * Fetches the files of a page. The shell's own are among them and not in `index.html`: they arrive while the portal's
 * start already runs (`docs/decisions/0022`).
 */
function fetchFiles({ name, layout }: PageEntry): void {
  for (const place of new Set([...of[layout], ...of[name]])) {
    const href = files[place] ?? '';
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    const link = Object.assign(document.createElement('link'), kind, { href, crossOrigin: '' });
    document.head.append(link);
  }
}
