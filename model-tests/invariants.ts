import { internalPages } from '../src/navigation/allowed-pages';
import { pageTable } from '../src/navigation/page-table';
import { storageKeys } from '../src/storage/portal-store';
import { type Account, countOf, markOf, pagesOf, type Server } from './server';
import type { Tab } from './tab';
import type { Window } from './window';

/** Every account that a text speaks of. */
function marksIn(text: string): string[] {
  return [...new Set(text.match(/(ALFA|BRAVO)-m[12]/g) ?? [])];
}

/** All that a tab could show: user, unit, and whatever its cache holds. */
function shown(tab: Tab): string {
  const { portal, queryClient } = tab.now;
  const cached = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey, state.data]);
  return JSON.stringify([portal.session.getSnapshot().context, cached]);
}

const storedMarks = (window: Window) =>
  marksIn([storageKeys.user, storageKeys.unit].map((key) => window.entries.get(key) ?? '').join());

function brokenInTab(tab: Tab, server: Server): string[] {
  const { portal, queryClient, sent, router } = tab.now;
  const problems: string[] = [];
  const session = portal.session.getSnapshot();
  const { pages } = portal.pageGuard.getSnapshot().context;
  const marks = marksIn(shown(tab));

  if (session.matches('loggedOut')) {
    if (marks.length > 0) problems.push(`logged out, and ${marks} is still there`);
    if (pages.some((page) => !internalPages.includes(page)))
      problems.push(`logged out, with pages ${pages}`);
  } else {
    if (marks.length > 1) problems.push(`a mix of ${marks}`);
    const [mark] = marks;
    const account = [...accounts].find((one) => markOf(one) === mark);
    if (account) {
      const foreign = pages.filter(
        (page) => page >= 3 && page <= 6 && !pagesOf(account).includes(page),
      );
      if (foreign.length > 0) problems.push(`${mark} has the pages ${foreign} of another`);
      const counts = queryClient.getQueriesData<number>({ queryKey: ['unread'] });
      const wrong = counts.filter(([, count]) => count !== undefined && count !== countOf(account));
      if (wrong.length > 0) problems.push(`${mark} has the counts of another`);
    }
  }
  for (const { token, stored, path } of sent) {
    if (token !== undefined && token !== stored)
      problems.push(`${path} went out with a token that is not stored`);
    if (/undefined|null|NaN|\[object/.test(path)) problems.push(`${path} was asked for`);
  }
  sent.length = 0;
  const mine = server.pending
    .filter(({ tab: life }) => life === tab.now.life)
    .map(({ method, path }) => `${method} ${path}`);
  const polled = mine.filter((call) => /allowed_pages|unread_num|POST .*switch/.test(call));
  const twice = polled.filter((call, index) => polled.indexOf(call) !== index);
  if (twice.length > 0) problems.push(`in flight twice: ${twice}`);
  if (router.visits.length > 5) problems.push(`a loop of redirects: ${router.visits}`);
  router.visits.length = 0;
  return problems;
}

const accounts: readonly Account[] = (['ALFA', 'BRAVO'] as const).flatMap((person) =>
  (['m1', 'm2'] as const).map((manager) => ({ person, manager })),
);

/** What is broken at this moment, in words. */
export function broken(window: Window, tabs: readonly Tab[], server: Server): string[] {
  const token = window.entries.get(storageKeys.token);
  const marks = storedMarks(window);
  const account = token === undefined ? undefined : server.known.get(token);
  const inStorage =
    token === undefined
      ? marks.length > 0
        ? [`storage has ${marks} and no token`]
        : []
      : marks.some((mark) => mark !== (account && markOf(account)))
        ? [`storage has a token of ${account && markOf(account)} and data of ${marks}`]
        : [];
  return [
    ...inStorage,
    ...tabs.flatMap((tab, index) =>
      brokenInTab(tab, server).map((problem) => `tab ${index + 1}: ${problem}`),
    ),
  ];
}

/** What is broken once all answers have come and half a minute has passed in peace. */
export function brokenAtRest(window: Window, tabs: readonly Tab[]): string[] {
  const token = window.entries.get(storageKeys.token);
  return tabs.flatMap((tab, index) => {
    const session = tab.now.portal.session.getSnapshot();
    const problems: string[] = [];
    const loggedIn = session.matches('loggedIn');
    if (loggedIn !== (token !== undefined)) {
      problems.push(`is ${loggedIn ? 'logged in' : 'logged out'}, and storage says otherwise`);
    }
    const marks = marksIn(shown(tab));
    const stored = storedMarks(window);
    if (loggedIn && marks.join() !== stored.join())
      problems.push(`shows ${marks}, and storage has ${stored}`);
    const page = pageTable.find(({ path }) => path === tab.path);
    if (!loggedIn && page?.requiresAuth) problems.push(`stands on ${tab.path} without a session`);
    const { pages } = tab.now.portal.pageGuard.getSnapshot().context;
    if (loggedIn && page?.page !== undefined && !pages.includes(page.page))
      problems.push(`stands on ${tab.path}, which is not granted`);
    if (tab.now.portal.managerSwitch.getSnapshot().value !== 'idle')
      problems.push('is still switching');
    return problems.map((problem) => `tab ${index + 1} at rest: ${problem}`);
  });
}
