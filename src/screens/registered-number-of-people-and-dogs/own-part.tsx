import { useEffect, useRef, useState } from 'react';
import type { RegisteredNumbers, RegisteredUnit, Unit } from '../../domain/api-types';
import { unitLabel } from '../../domain/units/unit';
import { useSelectedUnit } from '../../machines/portal-context';
import { reportParameter } from '../../navigation/form-link';
import { useAddress } from '../../parts/address/use-address';
import { useRight } from '../../parts/rights/use-right';
import { useCurrentUnits } from '../../parts/unit/use-current-units';
import { useUnits } from '../../parts/unit/use-units';
import { changeText, registeredText as text } from '../../text/building/registered-numbers';
import { Answer } from '../../ui/page/answer';
import { Notice } from '../../ui/states/notice';
import { Skeleton } from '../../ui/states/states';
import { OwnRecords } from './own-records';
import { ReportCard } from './report-card';

const NO_UNITS: readonly Unit[] = [];

/** Whether lists of the user's own units stand above the building's list, which then needs a heading. */
export function hasRecords({ spremembe, zgodovina }: RegisteredNumbers): boolean {
  return spremembe.length + zgodovina.length > 0;
}

/** What is registered for the user's own units. */
function OwnNumbers({ own }: { own: readonly RegisteredUnit[] }) {
  return (
    <div className="page__header">
      {own.map((row) => (
        <Answer key={row.oznaka_enote}>
          {text.own(row.oznaka_enote, row.st_oseb, row.st_psov)}
        </Answer>
      ))}
      {own.length === 0 ? <Answer>{text.noOwn}</Answer> : null}
    </div>
  );
}

/**
 * The user's own units: what is registered, the report of a change, earlier reports and registrations. That a report was
 * received is said for its building only.
 */
export function OwnPart({ numbers }: { numbers: RegisteredNumbers }) {
  const building = useSelectedUnit()?.objekt_sifra ?? '';
  return <OwnPartOf key={building} building={building} numbers={numbers} />;
}

interface OwnPartOfProps {
  readonly building: string;
  readonly numbers: RegisteredNumbers;
}

function OwnPartOf({ building, numbers }: OwnPartOfProps) {
  const { data: all = NO_UNITS } = useUnits();
  const { isPending, currentOf } = useCurrentUnits();
  const selected = useSelectedUnit();
  const { address, change } = useAddress();
  const mayReport = useRight('obrazci');
  const [received, setReceived] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const reports = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (received) notice.current?.focus();
  }, [received]);

  const inBuilding = all.filter(({ objekt_sifra }) => objekt_sifra === building);
  const units = currentOf(inBuilding);
  const own = numbers.enote.filter(({ moja }) => moja);
  const wanted = address.get(reportParameter);
  // A link without a known unit means the selected one.
  const first =
    units.find(({ inventarna_stevilka }) => inventarna_stevilka === wanted) ??
    units.find(
      ({ inventarna_stevilka }) => inventarna_stevilka === selected?.inventarna_stevilka,
    ) ??
    units[0];
  const isOpen = wanted !== null && units.length > 0;
  useEffect(() => {
    if (cancelled && !isOpen) reports.current?.focus();
  }, [cancelled, isOpen]);
  const nameOf = (key: string) => {
    const unit = inBuilding.find((each) => each.inventarna_stevilka === key);
    return unit ? unitLabel(unit) : key;
  };
  const open = () => {
    setReceived(false);
    setCancelled(false);
    change({ [reportParameter]: first?.inventarna_stevilka ?? '' });
  };
  const close = () => change({ [reportParameter]: undefined });
  const cancel = () => {
    setCancelled(true);
    close();
  };
  return (
    <>
      <OwnNumbers own={own} />
      {received ? (
        <div ref={notice} tabIndex={-1} className="focus-here">
          <Notice kind="success">{changeText.received}</Notice>
        </div>
      ) : null}
      {mayReport === false ? (
        <Notice kind="warning">{changeText.noRight}</Notice>
      ) : isOpen && (mayReport === undefined || isPending) ? (
        <Skeleton lines={8} />
      ) : isOpen ? (
        <ReportCard
          building={building}
          units={units}
          first={first?.inventarna_stevilka ?? ''}
          registered={own}
          onCancel={cancel}
          onSent={() => {
            setReceived(true);
            close();
          }}
        />
      ) : (
        <div className="registered-actions no-print">
          <button ref={reports} type="button" className="button" onClick={open}>
            {text.report}
          </button>
          <p className="page__lead">{text.late}</p>
        </div>
      )}
      <OwnRecords numbers={numbers} nameOf={nameOf} />
    </>
  );
}
