import { useQuery } from '@tanstack/react-query';
import { decisionsQuery } from '../../api/decisions';
import type { DecisionRow, Unit } from '../../domain/api-types';
import { deadlineOf } from '../../domain/decisions/deadline';
import { awaitsVote, groupDecisions } from '../../domain/decisions/decision-order';
import { isOwned } from '../../domain/units/unit';
import { decisionPath } from '../../navigation/decision-link';
import { decisionsText as text } from '../../text/decisions/decisions';
import { pageTitles } from '../../text/shell/pages';
import { HomeCard } from './card';
import { Headlines, useMostHeadlines } from './headlines';

/** Until when one can vote. */
function untilWhen({ konec, prvi_podpis }: DecisionRow): string {
  if (konec !== null) return text.untilDay(deadlineOf(konec));
  return prvi_podpis === null ? text.noDeadline : '';
}

/** The first open decisions that await the own vote, those that end first; without any there is no card (`pages.md` P30). */
export function DecisionCard({ unit }: { unit: Unit }) {
  const most = useMostHeadlines();
  const { data, isLoading } = useQuery({
    ...decisionsQuery(unit.objekt_sifra, { state: 'odprto', year: undefined }),
    enabled: isOwned(unit),
  });
  if (isLoading) return <span className="home__wait" hidden />;
  const awaited = groupDecisions(data?.odlocitve ?? []).open.filter(awaitsVote);
  const more = awaited.length - most;
  if (awaited.length === 0) return null;
  return (
    <HomeCard
      title={text.home}
      route="decisions"
      linkText={more > 0 ? text.andMore(more) : pageTitles.decisions}
    >
      <p>{text.awaited(awaited.length)}</p>
      <Headlines
        headlines={awaited.map((decision) => ({
          to: decisionPath(decision.id_odlocitve),
          title: decision.naziv,
          note: untilWhen(decision),
        }))}
      />
    </HomeCard>
  );
}
