import type { QueryClient } from '@tanstack/react-query';
import { markedSince } from '../../api/read-marks';
import { fingerprint } from '../../domain/session/token';
import type { Portal } from '../../machines/portal-context';
import type { OwnSession } from '../../storage/own-session';
import type { Browser } from './browser';
import { parseTabMessage, type TabMessage, tabMessage } from './tab-messages';
import { countQueries } from './unread-counts';

/** Messages between the tabs of one session. */
export interface TabChannel {
  /** Sends a message to the other tabs; without a session it does nothing. */
  send(message: TabMessage): void;
  stop(): void;
}

interface TabChannelSettings {
  readonly portal: Portal;
  readonly own: OwnSession;
  readonly queryClient: QueryClient;
  readonly browser: Browser;
  /** Called when another tab has requested all counts that this tab would request. */
  readonly onCounts: () => void;
  /** Called when another tab's counts may lack what was read here since. */
  readonly onStaleCounts: () => void;
}

/** Opens the channel to the other tabs; messages of another session are ignored. */
export function openTabChannel(settings: TabChannelSettings): TabChannel {
  const { portal, own, queryClient, browser, onCounts, onStaleCounts } = settings;
  const session = () => {
    const token = own.token();
    return token === undefined ? undefined : fingerprint(token);
  };

  const receiveCounts = ({ counts, asked }: Extract<TabMessage, { kind: 'counts' }>) => {
    if (markedSince(queryClient, asked)) return onStaleCounts();
    for (const [key, count] of counts) queryClient.setQueryData(key, count);
    const received = new Set(counts.map(([key]) => JSON.stringify(key)));
    const wanted = countQueries(portal).map(({ queryKey }) => JSON.stringify(queryKey));
    if (wanted.every((key) => received.has(key))) onCounts();
  };

  const stop = browser.onMessage((received) => {
    const { from, message } = parseTabMessage(received) ?? {};
    if (!message || from !== session() || !portal.session.getSnapshot().matches('loggedIn')) return;
    if (message.kind === 'access')
      portal.access.send({ type: 'access.received', answer: message.answer });
    else if (message.kind === 'switch')
      portal.managerSwitch.send({ type: message.running ? 'switch.announced' : 'switch.over' });
    else receiveCounts(message);
  });

  return {
    send: (message) => {
      const from = session();
      if (from !== undefined) browser.postMessage(tabMessage(from, message));
    },
    stop,
  };
}
