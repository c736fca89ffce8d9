import { onMarksSettled } from '../../api/read-marks';
import { type Stop, stopAll } from './subscriptions';
import type { Router } from './surroundings';
import type { TabChannel } from './tab-channel';
import { refreshUnread } from './unread-counts';
import type { Wiring } from './wiring-parts';

/** Connects the polls (allowed pages, unread counts) with start-up, visibility, network and the other tabs. */
export function connectPolls(
  wiring: Wiring,
  tabs: Pick<TabChannel, 'send'>,
  router: () => Router,
): Stop {
  const { actors, portal, own, queryClient, browser, onVisible } = wiring;
  const { session, access, unread, startUp } = actors;
  return stopAll(
    access.on('pages.changed', ({ pages }) => {
      if (own.isStored()) portal.store.savePages(pages);
      startUp.send({ type: 'pages.decided' });
      unread.send({ type: 'counts.wanted' });
      void router().revalidate();
    }),
    access.on('access.answered', ({ answer }) => tabs.send({ kind: 'access', answer })),
    unread.on('counts.due', async ({ force }) => {
      const asked = Date.now();
      const counts = await refreshUnread(portal, queryClient, force);
      if (counts.length > 0) tabs.send({ kind: 'counts', counts, asked });
    }),
    onMarksSettled(queryClient, () => unread.send({ type: 'counts.wanted' })),
    startUp.on('background.done', onVisible),
    startUp.on('pages.wanted', () => {
      if (session.getSnapshot().matches('loggedIn')) access.send({ type: 'pages.wanted' });
    }),
    startUp.on('counts.wanted', () => unread.send({ type: 'counts.wanted' })),
    browser.onAttention((change) => {
      access.send(change);
      unread.send(change);
    }),
  );
}
