import { formatDate } from '../../domain/dates/date';
import type { Brand } from '../../domain/people/brand';
import { pathOf } from '../../navigation/page-table';
import { BUILDING_CARD, keepPage, NO_NETWORK, PUBLIC_PAGES } from '../../storage/kept-card';
import { offlineText } from '../../text/building/offline';
import { pageTitles } from '../../text/shell/pages';
import { type FollowedSession, followBuilding } from './follow-building';
import { type BuildingOfCard, CardPage, NoNetworkPage } from './kept-pages';
import { type Draw, keptResponse } from './kept-response';

/** How long a card with a building is shown: companies and places change, and a device changes hands. */
const BUILDING_KEPT_MS = 30 * 24 * 3_600_000;

/** The session and the brand of the kept card. */
export interface CardOf extends FollowedSession {
  readonly brand: Brand;
}

interface KeepCard extends CardOf {
  readonly draw: Draw;
}

/** Keeps the two public pages, and from then on the card of the session's building whenever its answer arrives. */
export async function keepCard(surroundings: KeepCard): Promise<void> {
  await keepPublicPages(surroundings);
  followBuilding(surroundings, (of) => keepBuilding(surroundings, of));
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

async function keepBuilding(
  { brand, draw }: Pick<KeepCard, 'brand' | 'draw'>,
  of: BuildingOfCard,
): Promise<void> {
  const content = draw(<CardPage brand={brand} time={now()} of={of} />);
  const until = Date.now() + BUILDING_KEPT_MS;
  const page = await keptResponse({ title: cardTitle(brand), content, until });
  await keepPage(BUILDING_CARD, pathOf('emergency'), page);
}
