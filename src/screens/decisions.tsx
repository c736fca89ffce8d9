import { useQuery } from '@tanstack/react-query';
import { decisionsQuery } from '../api/decisions';
import type { Unit } from '../domain/api-types';
import { awaitsVote, groupDecisions } from '../domain/decisions/decision-order';
import { isOwned } from '../domain/units/unit';
import { useSelectedUnit } from '../machines/portal-context';
import { OwnersView } from '../parts/unit/owners-view';
import { UnitGate } from '../parts/unit/unit-gate';
import { useUnits } from '../parts/unit/use-units';
import { decisionsText as text } from '../text/decisions/decisions';
import { pageTitles } from '../text/shell/pages';
import { Answer } from '../ui/page/answer';
import { Page } from '../ui/page/page';
import { Empty } from '../ui/states/states';
import { DecisionSection, PastDecisions } from './decisions/decision-sections';

function DecisionsOfBuilding({ unit }: { unit: Unit }) {
  const query = useQuery(decisionsQuery(unit.objekt_sifra, { state: undefined, year: undefined }));
  return (
    <OwnersView query={query}>
      {({ odlocitve }) => {
        if (odlocitve.length === 0) return <Empty text={text.none} />;
        const { open, announced, past } = groupDecisions(odlocitve);
        return (
          <>
            <Answer>
              {text.answer(open.length, open.filter(awaitsVote).length, announced.length)}
            </Answer>
            <DecisionSection title={text.sections.open} rows={open} />
            <DecisionSection title={text.sections.announced} rows={announced} />
            <PastDecisions years={past} />
          </>
        );
      }}
    </OwnersView>
  );
}

/** `/odlocanje`, `pages.md` P30: what the owners of the building decide. */
export default function DecisionsScreen() {
  const units = useUnits();
  const selected = useSelectedUnit();
  return (
    <Page title={pageTitles.decisions} lead={selected?.naziv}>
      <UnitGate units={units} selected={selected}>
        {(unit) =>
          isOwned(unit) ? (
            <DecisionsOfBuilding key={unit.objekt_sifra} unit={unit} />
          ) : (
            <Empty text={text.ownersOnly} />
          )
        }
      </UnitGate>
    </Page>
  );
}
