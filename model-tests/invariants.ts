/** What must hold in every tab after every event, a second later, and at rest. Each rule says what is broken, or nothing. */
import { internalPages } from '../src/navigation/allowed-pages';
import { pageTable } from '../src/navigation/page-table';
import { storageKeys } from '../src/storage/portal-store';
import { accounts, countOf, markOf, pagesOf, type Server } from './server';
import type { Tab } from './tab';
import type { Window } from './window';

/** The world that a rule looks at. */
export interface Looked {
  readonly window: Window;
  readonly server: Server;
  readonly tabs: readonly Tab[];
}

type Rule = (tab: Tab, looked: Looked) => string | undefined;

/** Every account that a value speaks of. */
function marksIn(value: unknown): string[] {
  return [...new Set(JSON.stringify(value)?.match(/(ALFA|BRAVO)-m[12]/g) ?? [])];
}

/** The accounts of all that a tab could show: user, unit, and whatever its cache holds. */
function shown({ now: { portal, queryClient } }: Tab): string[] {
  const cached = queryClient.getQueryCache().getAll();
  const data = cached.map(({ queryKey, state }) => [queryKey, state.data]);
  return marksIn([portal.session.getSnapshot().context, data]);
}

const isLoggedIn = (tab: Tab) => tab.now.portal.session.getSnapshot().matches('loggedIn');
const isLoggedOut = (tab: Tab) => tab.now.portal.session.getSnapshot().matches('loggedOut');
const accountOf = (tab: Tab) => accounts.find((account) => markOf(account) === shown(tab)[0]);
const pagesIn = (tab: Tab) => tab.now.portal.pageGuard.getSnapshot().context.pages;
const stored = ({ entries }: Window) =>
  marksIn([storageKeys.user, storageKeys.unit].map((key) => entries.get(key)));
const say = (wrong: boolean, what: string) => (wrong ? what : undefined);

/** After every event. */
const always: readonly Rule[] = [
  (tab) => say(isLoggedOut(tab) && shown(tab).length > 0, `logged out, and ${shown(tab)} is there`),
  (tab) =>
    say(
      isLoggedOut(tab) && pagesIn(tab).some((page) => !internalPages.includes(page)),
      `logged out, with pages ${pagesIn(tab)}`,
    ),
  (tab) => say(shown(tab).length > 1, `a mix of ${shown(tab)}`),
  (tab) => {
    const account = accountOf(tab);
    const foreign = pagesIn(tab).filter(
      (page) => page >= 3 && page <= 6 && account && !pagesOf(account).includes(page),
    );
    return say(foreign.length > 0, `${shown(tab)} has the pages ${foreign} of another`);
  },
  (tab) => {
    const account = accountOf(tab);
    const counts = tab.now.queryClient.getQueriesData<number>({ queryKey: ['unread'] });
    const foreign = counts.some(
      ([, count]) => account && count !== undefined && count !== countOf(account),
    );
    return say(foreign, `${shown(tab)} has the counts of another`);
  },
  (tab, { server }) => {
    const wrong = tab.now.sent.find(({ token, user }) => {
      const account = token === undefined ? undefined : server.known.get(token);
      return token !== undefined && user !== (account && markOf(account));
    });
    return wrong && `${wrong.path} went out as ${wrong.user} with the token of another`;
  },
  (tab) => tab.now.sent.find(({ path }) => /undefined|null|NaN|\[object/.test(path))?.path,
  (tab, { server }) => {
    const mine = server.pending.filter(({ tab: life }) => life === tab.now.life);
    const polled = mine
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => /allowed_pages|unread_num|POST .*switch/.test(call));
    return say(new Set(polled).size < polled.length, `in flight twice: ${polled}`);
  },
  (tab) => say(tab.now.router.visits.length > 5, `a loop of redirects: ${tab.now.router.visits}`),
];

/** A second after the last event: what another tab did has been heard (`reliability.md` B01, B03). */
const soon: readonly Rule[] = [
  (tab, { window }) =>
    say(
      isLoggedIn(tab) && !window.entries.has(storageKeys.token),
      'logged in, and storage has no token',
    ),
  (tab, { window }) =>
    say(
      isLoggedOut(tab) && window.entries.has(storageKeys.token),
      'logged out, and storage has a token',
    ),
  (tab, { window }) =>
    say(
      isLoggedIn(tab) && shown(tab).length > 0 && shown(tab).join() !== stored(window).join(),
      `shows ${shown(tab)}, and storage has ${stored(window)}`,
    ),
];

/** Once all answers have come and half a minute has passed in peace. */
const atRest: readonly Rule[] = [
  ...soon,
  (tab) => {
    const page = pageTable.find(({ path }) => path === tab.path);
    const refused = isLoggedIn(tab)
      ? page?.page !== undefined && !pagesIn(tab).includes(page.page)
      : page?.requiresAuth === true;
    return say(refused, `stands on ${tab.path}, which is not allowed`);
  },
  (tab) => say(tab.now.portal.managerSwitch.getSnapshot().value !== 'idle', 'is still switching'),
];

function inStorage({ window, server }: Looked): string[] {
  const token = window.entries.get(storageKeys.token);
  const account = token === undefined ? undefined : server.known.get(token);
  const foreign = stored(window).filter((mark) => mark !== (account && markOf(account)));
  return foreign.length > 0
    ? [`storage has the token of ${account && markOf(account)} and data of ${foreign}`]
    : [];
}

/** What is broken, in words; `when` says how long nothing has happened. */
export function broken(looked: Looked, when: 'now' | 'soon' | 'at rest'): string[] {
  const rules = when === 'now' ? always : [...always, ...(when === 'soon' ? soon : atRest)];
  const problems = looked.tabs.flatMap((tab, index) =>
    rules
      .flatMap((rule) => rule(tab, looked) ?? [])
      .map((problem) => `tab ${index + 1}: ${problem}`),
  );
  for (const { now } of looked.tabs) {
    now.sent.length = 0;
    now.router.visits.length = 0;
  }
  return [...inStorage(looked), ...problems];
}
