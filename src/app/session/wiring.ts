import { bindApi } from '../../api/bound-api';
import { type Api, createApi } from '../../api/client';
import { StaleAnswer } from '../../api/errors';
import type { Portal } from '../../machines/portal-context';
import { selectedUnit } from '../../machines/selected-unit';
import { createFormDrafts } from '../../storage/form-drafts';
import { createOwnSession, type OwnSession } from '../../storage/own-session';
import { messages } from '../../text/common/messages';
import type { Configuration } from '../configuration/configuration';
import { preparePage } from '../routing/prepare-page';
import { createActors } from './actors';
import { connectPolls } from './connect-polls';
import { connectSession } from './connect-session';
import { connectSwitch, noticeAfterSwitch } from './connect-switch';
import { returnPath } from './return-path';
import { restoreSession } from './stored-session';
import { type Stop, stopAll } from './subscriptions';
import type { Router, Surroundings } from './surroundings';
import { openTabChannel } from './tab-channel';
import { lostBy } from './watch-token';
import type { Wiring } from './wiring-parts';

/** A running portal. */
export interface WiredPortal<OfRouter extends Router> {
  readonly portal: Portal;
  readonly router: OfRouter;
  /** Stops the machines and ends every subscription; in a browser, closing the page does the same. */
  readonly stop: Stop;
}

/** Creates the machines with their actors, starts and connects them, and restores the stored session. */
export function wirePortal<OfRouter extends Router>(
  configuration: Configuration,
  surroundings: Surroundings<OfRouter>,
): WiredPortal<OfRouter> {
  const { store, linkToken, queryClient, browser, createRouter, restores = true } = surroundings;
  const own = createOwnSession(store);
  const actors = createActors({ store, browser, queryClient, own });
  const { session, access, managerSwitch, unread, startUp } = actors;
  const drafts = createFormDrafts();
  const { name } = configuration;
  const portal: Portal = { session, access, managerSwitch, store, linkToken, drafts, name };
  const wiring: Wiring = { ...surroundings, actors, portal, own };
  const api = createPortalApi(configuration, wiring, surroundings.fetch);
  bindApi(queryClient, api);

  const all = Object.values(actors);
  for (const actor of all) actor.start();
  const currentRouter = () => router;
  const tabs = openTabChannel({
    ...wiring,
    onCounts: () => unread.send({ type: 'counts.received' }),
    onStaleCounts: () => unread.send({ type: 'counts.wanted' }),
  });
  const path = returnPath(session, currentRouter);
  const disconnect = stopAll(
    path.stop,
    tabs.stop,
    connectSession({ ...wiring, api, path, router: currentRouter }),
    connectSwitch(wiring, tabs),
    connectPolls(wiring, tabs, currentRouter),
  );
  if (restores) restoreSession(portal, own);
  // Last: a router runs its first loader as soon as it is created.
  const router = createRouter({
    portal,
    onNavigation: (loadsPages) => startUp.send({ type: 'navigation.began', loadsPages }),
    onLoginWanted: path.want,
    onNotAllowed: () => surroundings.notices.info(messages.pageNotAllowed),
    prepare: (target) =>
      preparePage(queryClient, target.name, () => selectedUnit(session.getSnapshot().context)),
  });
  noticeAfterSwitch(wiring);
  const stop = () => {
    disconnect();
    for (const actor of all) actor.stop();
    router.dispose();
  };
  return { portal, router, stop };
}

function createPortalApi(
  { apiOrigin: origin, product }: Configuration,
  { actors, own }: Wiring,
  fetch: Surroundings<Router>['fetch'],
): Api {
  const { session, managerSwitch } = actors;
  return createApi({
    origin,
    product,
    readToken: () => tokenForCall(own),
    // The switch machine holds a 401 back during a switch and otherwise passes it on to the session.
    onUnauthorised: () => managerSwitch.send({ type: 'call.unauthorised' }),
    // The next check of the token would be too late: the page waits for an answer that never arrives. In a microtask,
    // because the end of the session clears the cache, and the caller may still be starting its requests.
    onNoToken: () => queueMicrotask(() => session.send({ type: 'token.lost', by: lostBy(own) })),
    ...(fetch && { fetch }),
  });
}

/** @throws StaleAnswer when another tab has replaced this one's session */
function tokenForCall(own: OwnSession): string | undefined {
  if (own.token() === undefined) return undefined;
  const stored = own.stored();
  if (stored === 'other') throw new StaleAnswer();
  return stored === 'own' ? own.token() : undefined;
}
