import type { ComponentType } from 'react';
import { messageFor } from '../../api/errors';
import type { Unit } from '../../domain/api-types';
import type { RouteName } from '../../navigation/page-table';
import { homeText as text } from '../../text/home';
import { menuLabels, pageTitles } from '../../text/pages';
import { LazyPart } from '../../ui/lazy-part';
import { HomeCard } from './card';

interface ChartCardProps {
  readonly route: RouteName;
  readonly title: string;
  readonly linkText: string;
  /** The part with the chart; it is told the unit's `inventarna_stevilka`. */
  readonly load: () => Promise<{ readonly default: ComponentType<{ readonly unit: string }> }>;
}

/** A card of the home screen with a chart, which comes as a file of its own, after the cards with amounts. */
function chartCard({ load, ...card }: ChartCardProps) {
  const Card = ({ unit }: { readonly unit: Unit }) => (
    <HomeCard {...card}>
      <LazyPart
        name={card.title}
        load={load}
        skeletonLines={10}
        explain={messageFor}
        failedTitle={text.cardFailed}
      >
        {(Part) => <Part unit={unit.inventarna_stevilka} />}
      </LazyPart>
    </HomeCard>
  );
  return { route: card.route, Card };
}

/** The cards with a chart, with the page that permits each (`domain.md` P1). */
export const chartCards = [
  chartCard({
    route: 'regular-billing',
    title: text.monthlyCosts,
    linkText: pageTitles['regular-billing'],
    load: () => import('../../ui/monthly-bills'),
  }),
  chartCard({
    route: 'cost-specification',
    title: text.costsByGroup,
    linkText: pageTitles['cost-specification'],
    load: () => import('./costs-by-group'),
  }),
  chartCard({
    route: 'readings',
    title: text.heatUse,
    linkText: menuLabels.heatBillings,
    load: () => import('./heat-use'),
  }),
];
