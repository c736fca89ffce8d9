import { messageFor } from '../../api/errors';
import type { Unit } from '../../domain/api-types';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { homeText as text } from '../../text/home';
import { menuLabels, pageTitles } from '../../text/pages';
import { LazyPart } from '../../ui/lazy-part';
import { HomeCard } from './card';

/** The cards with a chart (`domain.md` P1). Each comes as a file of its own, after the cards with amounts. */
const cards = [
  {
    route: 'regular-billing',
    title: text.monthlyCosts,
    linkText: pageTitles['regular-billing'],
    load: () => import('./monthly-costs'),
  },
  {
    route: 'cost-specification',
    title: text.costsByGroup,
    linkText: pageTitles['cost-specification'],
    load: () => import('./costs-by-group'),
  },
  {
    route: 'readings',
    title: text.heatUse,
    linkText: menuLabels.heatBillings,
    load: () => import('./heat-use'),
  },
] as const;

/** The pages whose cards stand here. */
export const chartRoutes = cards.map(({ route }) => route);

/** The charts of the pages that the user may see. */
export function ChartCards({ unit }: { unit: Unit }) {
  const access = useAccess();
  return cards
    .filter(({ route }) => isGranted(route, access))
    .map(({ load, ...card }) => (
      <HomeCard key={card.title} {...card}>
        <LazyPart
          name={card.title}
          load={load}
          skeletonLines={6}
          explain={messageFor}
          failedTitle={text.cardFailed}
        >
          {(Part) => <Part unit={unit} />}
        </LazyPart>
      </HomeCard>
    ));
}
