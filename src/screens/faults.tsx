import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { faultsQuery } from '../api/events-faults';
import type { BuildingFaults, Unit } from '../domain/api-types';
import { groupFaults } from '../domain/events/fault-groups';
import { useSelectedUnit } from '../machines/portal-context';
import { itemAnchors } from '../navigation/item-link';
import { pathOf } from '../navigation/page-table';
import { BackLink } from '../parts/address/back-link';
import { type OwnState, useOwnState } from '../parts/address/own-state';
import { QueryView } from '../parts/query/query-view';
import { useRight } from '../parts/rights/use-right';
import { UnitGate } from '../parts/unit/unit-gate';
import { useUnits } from '../parts/unit/use-units';
import { faultsText as text } from '../text/events/faults';
import { pageTitles } from '../text/shell/pages';
import { Answer } from '../ui/page/answer';
import { FocusHere } from '../ui/page/focus-here';
import { Page } from '../ui/page/page';
import { Notice } from '../ui/states/notice';
import { Empty } from '../ui/states/states';
import { DoneFaults, FaultSection } from './faults/fault-sections';
import './faults/faults.css';

const REFRESH_MS = 60_000;

function Faults({ answer: { prijave }, opened }: { answer: BuildingFaults; opened: string }) {
  const [answered, setAnswered] = useState<string>();
  if (prijave.length === 0) {
    return (
      <>
        <Empty text={text.none} />
        <Report />
      </>
    );
  }
  const groups = groupFaults(prijave);
  const common = { opened, answered, onAnswer: setAnswered };
  return (
    <>
      <Answer>{text.answer(groups.asks.length, groups.open.length)}</Answer>
      <Report quiet={groups.asks.length > 0} />
      <FaultSection label={text.sections.asks} faults={groups.asks} {...common} />
      <FaultSection label={text.sections.open} faults={groups.open} {...common} />
      <DoneFaults faults={groups.done} {...common} />
    </>
  );
}

/** The way to the report of a fault, also without the faults; quiet while the page asks the user something. */
function Report({ quiet = false }) {
  if (useRight('obrazci') === false) return null;
  return (
    <p className="no-print">
      <Link className={quiet ? 'button button--quiet' : 'button'} to={pathOf('report-fault')}>
        {text.report}
      </Link>
    </p>
  );
}

function FaultsOfBuilding({ unit, opened }: { unit: Unit; opened: string }) {
  const query = useQuery({ ...faultsQuery(unit.objekt_sifra), refetchInterval: REFRESH_MS });
  return (
    <>
      <QueryView query={query} skeletonLines={6}>
        {(answer) => <Faults answer={answer} opened={opened} />}
      </QueryView>
      {query.isError && !query.data ? <Report /> : null}
    </>
  );
}

const FRAGMENT = `#${itemAnchors.faults}-`;

/**
 * The number of a fault that the page of the report has left in the history entry, and whether it has just been sent; else the
 * one that the fragment of a notification names.
 */
function arrivalOf(
  { fault, sent }: OwnState['left'],
  hash: string,
): { readonly opened: string; readonly isSent: boolean } {
  const named = hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : '';
  return { opened: typeof fault === 'string' ? fault : named, isSent: sent === true };
}

/** `/dogajanje/napake`, `pages.md` P31: the faults of the building, without names. */
export default function FaultsScreen() {
  const units = useUnits();
  const selected = useSelectedUnit();
  const { hash } = useLocation();
  const { opened, isSent } = arrivalOf(useOwnState().left, hash);
  // A reload and Back do not send it again, and another building is not the one that it was sent for.
  const isArrival = useNavigationType() !== 'POP';
  const [building] = useState(selected?.objekt_sifra);
  return (
    <Page
      title={pageTitles.faults}
      path={<BackLink to="events">{text.back}</BackLink>}
      lead={text.lead}
    >
      {isSent && isArrival && selected?.objekt_sifra === building ? (
        <FocusHere>
          <Notice kind="success">{text.sent(opened)}</Notice>
        </FocusHere>
      ) : null}
      <UnitGate units={units} selected={selected}>
        {(unit) => <FaultsOfBuilding key={unit.objekt_sifra} unit={unit} opened={opened} />}
      </UnitGate>
    </Page>
  );
}
