import type { QueryClient } from '@tanstack/react-query';
import { contactCardQuery } from '../../api/building-contact';
import { formatDate } from '../../domain/dates/date';
import type { Brand } from '../../domain/people/brand';
import type { Portal } from '../../machines/portal-context';
import { selectedUnit } from '../../machines/selected-unit';
import { pathOf } from '../../navigation/page-table';
import {
  BUILDING_CARD,
  deleteBuildingCard,
  keepPage,
  NO_NETWORK,
  PUBLIC_PAGES,
} from '../../storage/kept-card';
import { offlineText } from '../../text/building/offline';
import { pageTitles } from '../../text/shell/pages';
import { type BuildingOfCard, CardPage, NoNetworkPage } from './kept-pages';
import { type Draw, keptResponse } from './kept-response';

/** How long a card with a building is shown: companies and places change, and a device changes hands. */
const BUILDING_KEPT_MS = 30 * 24 * 3_600_000;

/** The session and the brand of the kept card. */
export interface CardOf {
  readonly portal: Portal;
  readonly queryClient: QueryClient;
  readonly brand: Brand;
}

interface KeepCard extends CardOf {
  readonly draw: Draw;
}

/** Keeps the two public pages, and from then on the card of the session's building whenever its answer arrives. */
export async function keepCard(surroundings: KeepCard): Promise<void> {
  await keepPublicPages(surroundings);
  followBuilding(surroundings);
}

const now = () => formatDate(new Date().toISOString(), true);
const cardTitle = (brand: Brand) => `${pageTitles.emergency} – ${brand.name}`;

async function keepPublicPages({ brand, draw }: KeepCard): Promise<void> {
  const card = <CardPage brand={brand} time={now()} />;
  await keepPage(
    PUBLIC_PAGES,
    pathOf('emergency'),
    await keptResponse({ title: cardTitle(brand), content: draw(card) }),
  );
  const title = `${offlineText.title} – ${brand.name}`;
  const content = draw(<NoNetworkPage brand={brand} />);
  await keepPage(PUBLIC_PAGES, NO_NETWORK, await keptResponse({ title, content, status: 503 }));
}

/** Keeps the card again when its answer or the unit changes. Staff who act as a user keep nothing on their device. */
function followBuilding({ portal, queryClient, ...page }: KeepCard): void {
  const { session, store } = portal;
  let last: unknown;
  const look = () => {
    const { context } = session.getSnapshot();
    const unit = selectedUnit(context);
    const card = queryClient.getQueryData(contactCardQuery(unit?.objekt_sifra).queryKey);
    if (card === undefined || card === last || context.acting) return;
    last = card;
    const token = store.liveToken();
    void adviceOf(card.navodila_html)
      .then((advice) => keepBuilding(page, { card, building: unit?.naziv, advice }))
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

async function keepBuilding(
  { brand, draw }: Pick<KeepCard, 'brand' | 'draw'>,
  of: BuildingOfCard,
): Promise<void> {
  const content = draw(<CardPage brand={brand} time={now()} of={of} />);
  const until = Date.now() + BUILDING_KEPT_MS;
  const page = await keptResponse({ title: cardTitle(brand), content, until });
  await keepPage(BUILDING_CARD, pathOf('emergency'), page);
}

/** The text of the manager's advice; its reader is a separate file. */
async function adviceOf(html: string | null): Promise<string | undefined> {
  if (html === null) return undefined;
  const { textOfHtml } = await import('../../parts/managers-text/text-of-html');
  return textOfHtml(html).trim().replace(/\n+/g, '\n');
}
