import type { QueryClient } from '@tanstack/react-query';
import { contactCardQuery, isBuildingGone } from '../../api/building-contact';
import type { Unit } from '../../domain/api-types';
import type { Portal } from '../../machines/portal-context';
import { selectedUnit } from '../../machines/selected-unit';
import { deleteBuildingCard } from '../../storage/kept-card';
import type { BuildingOfCard } from './kept-pages';

/** The session whose card is followed. */
export interface FollowedSession {
  readonly portal: Pick<Portal, 'session' | 'store'>;
  readonly queryClient: QueryClient;
}

/**
 * Keeps the card with each of its answers and when the unit changes. Staff who act as a user keep nothing on their device.
 *
 * @param keep - keeps the card in the place of the one before
 */
export function followBuilding(
  { portal, queryClient }: FollowedSession,
  keep: (of: BuildingOfCard) => Promise<void>,
): void {
  const { session, store } = portal;
  let last: ReturnType<typeof answerOf>;
  const look = () => {
    const { context } = session.getSnapshot();
    const answer = answerOf(queryClient, selectedUnit(context));
    const isKnown = answer?.card === last?.card && answer?.time === last?.time;
    if (answer === undefined || isKnown || context.acting) return;
    last = answer;
    const token = store.liveToken();
    const { card, building } = answer;
    void adviceOf(card.navodila_html)
      // The next card may have arrived while the reader of this one's advice was loaded.
      .then((advice) => (answer === last ? keep({ card, building, advice }) : undefined))
      // Also when the session has ended meanwhile: its end has deleted what was kept before.
      .finally(async () => {
        if (token === undefined || token !== store.liveToken()) await deleteBuildingCard();
      })
      .catch(() => undefined);
  };
  session.subscribe(look);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'contact-card') look();
  });
  look();
}

/** The last answer for the unit's building; for a building that is no longer the user's, that with the manager alone. */
function answerOf(queryClient: QueryClient, unit: Unit | undefined) {
  const stateOf = (building: string | undefined) =>
    queryClient.getQueryState(contactCardQuery(building).queryKey);
  const ofBuilding = stateOf(unit?.objekt_sifra);
  const isGone = isBuildingGone(ofBuilding?.error);
  const { data: card, dataUpdatedAt: time } = (isGone ? stateOf(undefined) : ofBuilding) ?? {};
  return card && { card, time, building: isGone ? undefined : unit?.naziv };
}

/** The text of the manager's advice; its reader is a separate file. */
async function adviceOf(html: string | null): Promise<string | undefined> {
  if (html === null) return undefined;
  const { textOfHtml } = await import('../../parts/managers-text/text-of-html');
  return textOfHtml(html).trim().replace(/\n+/g, '\n');
}
