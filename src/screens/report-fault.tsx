import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { faultsQuery } from '../api/events-faults';
import type { Unit } from '../domain/api-types';
import { useSelectedUnit } from '../machines/portal-context';
import { BackLink } from '../parts/address/back-link';
import { LazyPart } from '../parts/query/lazy-part';
import { QueryView } from '../parts/query/query-view';
import { useRight } from '../parts/rights/use-right';
import { UnitGate } from '../parts/unit/unit-gate';
import { useCurrentUnits } from '../parts/unit/use-current-units';
import { useUnits } from '../parts/unit/use-units';
import { reportFaultText as text } from '../text/events/report-fault';
import { pageTitles } from '../text/shell/pages';
import { FocusHere } from '../ui/page/focus-here';
import { Page } from '../ui/page/page';
import { Notice } from '../ui/states/notice';
import { Skeleton } from '../ui/states/states';
import './report-fault/report-fault.css';
import { UrgentFirst } from './report-fault/urgent-first';

const loadReportForm = async () => ({
  default: (await import('./report-fault/report-form')).ReportForm,
});

function Report({ unit, units }: { unit: Unit; units: readonly Unit[] }) {
  const query = useQuery(faultsQuery(unit.objekt_sifra));
  const { currentOf } = useCurrentUnits();
  const mayReport = useRight('obrazci');
  const [tries, setTries] = useState(0);
  if (mayReport === undefined) return <Skeleton lines={8} />;
  if (!mayReport) return <Notice kind="warning">{text.noRight}</Notice>;
  return (
    <QueryView query={query} skeletonLines={8}>
      {(answer) => {
        const form = (
          <LazyPart name="report-fault" load={loadReportForm} skeletonLines={8}>
            {(ReportForm) => (
              <ReportForm
                key={tries}
                unit={unit}
                units={currentOf(units).filter(
                  ({ objekt_sifra }) => objekt_sifra === unit.objekt_sifra,
                )}
                answer={answer}
                onRestart={() => setTries(tries + 1)}
              />
            )}
          </LazyPart>
        );
        return tries > 0 ? <FocusHere key={tries}>{form}</FocusHere> : form;
      }}
    </QueryView>
  );
}

/** `/dogajanje/prijava-napake`, `pages.md` P31: the report of a fault. The number to call comes before the form. */
export default function ReportFaultScreen() {
  const units = useUnits();
  const selected = useSelectedUnit();
  return (
    <Page
      title={pageTitles['report-fault']}
      path={<BackLink to="faults">{text.back}</BackLink>}
      lead={selected?.naziv}
    >
      <div className="report-fault">
        <UrgentFirst />
        <UnitGate units={units} selected={selected}>
          {(unit) => <Report key={unit.objekt_sifra} unit={unit} units={units.data ?? []} />}
        </UnitGate>
      </div>
    </Page>
  );
}
