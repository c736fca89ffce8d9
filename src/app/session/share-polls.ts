import type { QueryClient } from '@tanstack/react-query';
import { markedSince } from '../../api/read-marks';
import { fingerprint } from '../../domain/session/token';
import type { Portal } from '../../machines/portal-context';
import type { Browser } from './browser';
import type { OwnSession } from './own-session';
import { parseMessage, type Told } from './tab-messages';
import { countQueries } from './unread-counts';

/** How a tab tells the others. */
export interface SharedPolls {
  tell(told: Told): void;
}

/** Who is to be told of what other tabs were answered. */
interface Hearers {
  /** Another tab has asked for all the counts that this one would ask for. */
  readonly onCounts: () => void;
  /** Another tab has heard counts that may lack what was read here since. */
  readonly onStaleCounts: () => void;
}

/** Passes this between the tabs of one session; those of another session are not heard. */
export function sharePolls(
  portal: Portal,
  own: OwnSession,
  queryClient: QueryClient,
  browser: Browser,
  { onCounts, onStaleCounts }: Hearers,
): SharedPolls {
  const session = () => {
    const token = own.token();
    return token === undefined ? undefined : fingerprint(token);
  };

  const hearCounts = ({ counts, asked }: Extract<Told, { kind: 'counts' }>) => {
    if (markedSince(queryClient, asked)) return onStaleCounts();
    for (const [key, count] of counts) queryClient.setQueryData(key, count);
    const heard = new Set(counts.map(([key]) => JSON.stringify(key)));
    const wanted = countQueries(portal).map(({ queryKey }) => JSON.stringify(queryKey));
    if (wanted.every((key) => heard.has(key))) onCounts();
  };

  browser.onTold((message) => {
    const { from, told } = parseMessage(message) ?? {};
    if (!told || from !== session() || !portal.session.getSnapshot().matches('loggedIn')) return;
    if (told.kind === 'access')
      portal.pageGuard.send({ type: 'access.heard', answer: told.answer });
    else if (told.kind === 'switch')
      portal.managerSwitch.send({ type: told.running ? 'switch.heard' : 'switch.over' });
    else hearCounts(told);
  });

  return {
    tell: (told) => {
      const from = session();
      if (from !== undefined) browser.tell({ from, told });
    },
  };
}
