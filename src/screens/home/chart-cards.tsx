import type { ComponentType } from 'react';
import type { Unit } from '../../domain/api-types';
import type { RouteName } from '../../navigation/page-table';
import { LazyPart } from '../../parts/query/lazy-part';
import { homeText as text } from '../../text/news/home';
import { menuLabels, pageTitles } from '../../text/shell/pages';
import type { SkeletonShape } from '../../ui/states/states';
import { HomeCard } from './card';
import { FoldedCard } from './folded-card';
import { useTenancy } from './use-tenancy';

interface ChartProps {
  /** `inventarna_stevilka`. */
  readonly unit: string;
  /** The text without a bill, when it has another reason than usual. */
  readonly none?: string | undefined;
}

interface ChartCardProps {
  readonly route: RouteName;
  readonly title: string;
  readonly linkText: string;
  readonly skeletonShape: SkeletonShape;
  /** The part with the chart. */
  readonly load: () => Promise<{ readonly default: ComponentType<ChartProps> }>;
}

interface OfUnit {
  readonly unit: Unit;
}

/** A chart as a card, and as a part that opens; it loads as a separate file after the cards with amounts. */
function chartCard({ load, skeletonShape, ...card }: ChartCardProps) {
  const Chart = ({ unit }: OfUnit) => {
    const none = useTenancy(unit).isLet ? text.tenantGetsBills : undefined;
    return (
      <LazyPart
        name={card.title}
        load={load}
        skeletonLines={10}
        skeletonShape={skeletonShape}
        failedTitle={text.cardFailed}
      >
        {(Part) => <Part unit={unit.inventarna_stevilka} none={none} />}
      </LazyPart>
    );
  };
  const Card = ({ unit }: OfUnit) => (
    <HomeCard {...card}>
      <Chart unit={unit} />
    </HomeCard>
  );
  const Folded = ({ unit }: OfUnit) => (
    <FoldedCard {...card}>
      <Chart unit={unit} />
    </FoldedCard>
  );
  return { route: card.route, Card, Folded };
}

/** The cards with a chart, each with the page that permits it (`pages.md` P1). */
export const chartCards = [
  chartCard({
    route: 'regular-billing',
    title: text.monthlyCosts,
    linkText: pageTitles['regular-billing'],
    skeletonShape: 'chart',
    load: () => import('../../parts/bill/monthly-bills'),
  }),
  chartCard({
    route: 'cost-specification',
    title: text.costsByGroup,
    linkText: pageTitles['cost-specification'],
    skeletonShape: 'facts',
    load: () => import('./costs-by-group'),
  }),
  chartCard({
    route: 'readings',
    title: text.heatUse,
    linkText: menuLabels.heatBillings,
    skeletonShape: 'chart',
    load: () => import('./heat-use'),
  }),
];
