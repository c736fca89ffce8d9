/** Rules for every tab: after every event, a second later, and at rest. A rule returns its breach, if there is one. */
import { isPublic } from '../src/api/transport/public-operations';
import { isActing } from '../src/domain/session/token';
import { internalPages } from '../src/navigation/allowed-pages';
import { pageTable } from '../src/navigation/page-table';
import { storageKeys } from '../src/storage/storage-keys';
import { type Account, accounts, countOf, markOf, pagesOf, type Server } from './server';
import type { Tab } from './tab';
import type { Window } from './window';

/** The world that a rule checks. */
export interface Looked {
  readonly window: Window;
  readonly server: Server;
  readonly tabs: readonly Tab[];
}

/** A tab as a rule sees it. */
interface Seen {
  readonly tab: Tab;
  readonly loggedIn: boolean;
  readonly loggedOut: boolean;
  /** Without a session: logged out, a login is under way, or a staff link is being exchanged. */
  readonly withoutSession: boolean;
  /** The tab shows that staff act as the user. */
  readonly acting: boolean;
  /** The accounts of all data that the tab could show: user, units, and its cache. */
  readonly marks: readonly string[];
  /** The account of the first mark. */
  readonly account: Account | undefined;
  readonly pages: readonly number[];
}

type Rule = (seen: Seen, looked: Looked) => string | false | undefined;

/** Every account whose mark a value contains. */
function marksIn(value: unknown): string[] {
  return [...new Set(JSON.stringify(value)?.match(/(ALFA|BRAVO)-m[12]/g) ?? [])];
}

const storedMarks = ({ entries }: Window) =>
  marksIn([storageKeys.user, storageKeys.unit].map((key) => entries.get(key)));

function see(tab: Tab): Seen {
  const { portal, queryClient } = tab.now;
  const session = portal.session.getSnapshot();
  const cached = queryClient.getQueryCache().getAll();
  const data = cached.map(({ queryKey, state }) => [queryKey, state.data]);
  const marks = marksIn([session.context, data]);
  return {
    tab,
    loggedIn: session.matches('loggedIn'),
    loggedOut: session.matches('loggedOut'),
    withoutSession: (['loggedOut', 'loggingIn', 'handedOver'] as const).some((each) =>
      session.matches(each),
    ),
    acting: session.context.acting,
    marks,
    account: accounts.find((account) => markOf(account) === marks[0]),
    pages: portal.access.getSnapshot().context.pages,
  };
}

/** After every event. */
const always: readonly Rule[] = [
  ({ withoutSession, marks }) =>
    withoutSession && marks.length > 0 && `logged out, with data of ${marks}`,
  ({ withoutSession, acting }) => withoutSession && acting && 'logged out, with staff acting',
  ({ withoutSession, pages }) =>
    withoutSession &&
    pages.some((page) => !internalPages.includes(page)) &&
    `logged out, with the pages ${pages}`,
  ({ marks }) => marks.length > 1 && `a mix of ${marks}`,
  ({ account, marks, pages }) => {
    const marked = pages.filter((page) => page >= 3 && page <= 6);
    const foreign = account && marked.some((page) => !pagesOf(account).includes(page));
    return foreign && `${marks} has the pages ${marked}`;
  },
  ({ tab, account, marks }) => {
    const counts = tab.now.queryClient.getQueriesData<number>({ queryKey: ['unread'] });
    const foreign = counts.some(
      ([, count]) => account && count !== undefined && count !== countOf(account),
    );
    return foreign && `${marks} has the counts of another`;
  },
  ({ tab }, { server }) => {
    const wrong = tab.now.sent.find(({ token, user }) => {
      const account = token === undefined ? undefined : server.known.get(token);
      return token !== undefined && user !== (account && markOf(account));
    });
    return wrong && `${wrong.path} went out as ${wrong.user} with the token of another`;
  },
  ({ tab }) => {
    const wrong = tab.now.sent.find(
      ({ path: url, method, token }) => token === undefined && !isPublic({ method, url }),
    );
    return wrong && `${wrong.path} went out without a token`;
  },
  ({ tab }) => {
    const wrong = tab.now.sent.find(({ path }) => /undefined|null|NaN|\[object/.test(path));
    return wrong && `${wrong.path} was requested`;
  },
  ({ tab }, { server }) => {
    const mine = server.pending.filter(({ tab: life }) => life === tab.now.life);
    const polled = mine
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => /allowed_pages|has_user_tenants|unread_num|POST .*switch/.test(call));
    return new Set(polled).size < polled.length && `in flight twice: ${polled}`;
  },
  ({ tab }) => {
    const { visits } = tab.now.router;
    return visits.length > 5 && `a loop of redirects: ${visits}`;
  },
];

/** A second after the last event: the tab knows what another tab did (`threats.md` B01, B03). */
const soon: readonly Rule[] = [
  ({ loggedIn }, { window }) =>
    loggedIn && !window.entries.has(storageKeys.token) && 'logged in, and storage has no token',
  ({ loggedOut }, { window }) =>
    loggedOut && window.entries.has(storageKeys.token) && 'logged out, and storage has a token',
  ({ loggedIn, marks }, { window }) => {
    const stored = storedMarks(window);
    return (
      loggedIn &&
      marks.length > 0 &&
      marks.join() !== stored.join() &&
      `shows ${marks}, and storage has ${stored}`
    );
  },
  ({ loggedIn, acting }, { window }) =>
    loggedIn &&
    acting !== isActing(window.entries.get(storageKeys.token) ?? '') &&
    `says that staff ${acting ? '' : 'do not '}act, against the stored token`,
];

/** At rest: all calls are answered, and half a minute has passed without an event. */
const atRest: readonly Rule[] = [
  ...soon,
  ({ tab, loggedIn, pages }) => {
    const page = pageTable.find(({ path }) => path === tab.path);
    const refused = loggedIn
      ? page?.page !== undefined && !pages.includes(page.page)
      : page?.requiresAuth === true;
    return refused && `is on ${tab.path}, which is not allowed`;
  },
  ({ tab }) => tab.now.portal.managerSwitch.getSnapshot().value !== 'idle' && 'is still switching',
  ({ tab, withoutSession, loggedOut }) =>
    withoutSession &&
    !loggedOut &&
    tab.path !== '/login-as-user/:token' &&
    'still waits for staff or a login',
];

function inStorage({ window, server }: Looked): string[] {
  const token = window.entries.get(storageKeys.token);
  const account = token === undefined ? undefined : server.known.get(token);
  const foreign = storedMarks(window).filter((mark) => mark !== (account && markOf(account)));
  return foreign.length > 0
    ? [`storage has the token of ${account && markOf(account)} and data of ${foreign}`]
    : [];
}

function problemsOf(tab: Tab, looked: Looked, rules: readonly Rule[]): string[] {
  const seen = see(tab);
  return rules.flatMap((rule) => rule(seen, looked) || []);
}

/** All breaches; `when` is the time since the last event. */
export function broken(looked: Looked, when: 'now' | 'soon' | 'at rest'): string[] {
  const rules = when === 'now' ? always : [...always, ...(when === 'soon' ? soon : atRest)];
  const problems = looked.tabs.flatMap((tab, index) =>
    problemsOf(tab, looked, rules).map((problem) => `tab ${index + 1}: ${problem}`),
  );
  for (const { now } of looked.tabs) {
    now.sent.length = 0;
    now.router.visits.length = 0;
  }
  return [...inStorage(looked), ...problems];
}
