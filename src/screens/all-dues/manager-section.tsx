import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ManagerDues, OpenItem } from '../../domain/api-types';
import type { GoneState } from '../../domain/bills/all-dues';
import { formatDate } from '../../domain/dates/date';
import { formatNumber } from '../../domain/money/number';
import { managerKey } from '../../domain/people/manager';
import { label as labelOf } from '../../domain/values/label';
import { usePortal, useUser } from '../../machines/portal-context';
import { pathOf } from '../../navigation/page-table';
import { useCurrentManager } from '../../parts/manager/use-current-manager';
import { allDuesText as text } from '../../text/bills/all-dues';
import { billPaymentText as payments } from '../../text/bills/bill-payment';
import { pageTitles } from '../../text/shell/pages';
import { FocusHere } from '../../ui/page/focus-here';
import { Money } from '../../ui/page/money';
import '../../ui/page/section-card.css';
import { Notice } from '../../ui/states/notice';
import { DueRows } from './due-rows';

const below: CSSProperties = { display: 'block', marginBlockStart: 8 };

/** Why the amounts of a manager may be wrong, and the way to newer ones; nothing for those of now. */
function Age({ dues, askAgain }: { dues: ManagerDues; askAgain: ReactNode }) {
  if (dues.stanje === 'svezo') return null;
  const reasons = {
    ni_odgovora: text.silent,
    zastarelo: text.stale(formatDate(dues.osvezeno_ob, true)),
  };
  return (
    <Notice kind="warning">
      {labelOf(reasons, dues.stanje, text.unknown)}
      {askAgain ? <span style={below}>{askAgain}</span> : null}
    </Notice>
  );
}

/** Until when the payments to a manager are booked. */
function Booked({ placila_evidentirana_do }: Pick<ManagerDues, 'placila_evidentirana_do'>) {
  return (
    <p className="section-card__note">
      {placila_evidentirana_do === null
        ? text.bookedUnknown
        : payments.bookedUntil(formatDate(placila_evidentirana_do))}
    </p>
  );
}

interface AmountsProps extends Pick<ManagerSectionProps, 'dues' | 'first' | 'isOnly'> {
  readonly isCurrent: boolean;
  readonly onItemGone: (state: GoneState) => void;
}

function Amounts({ dues, isOnly, ...rest }: AmountsProps) {
  return (
    <>
      {isOnly && dues.stanje === 'svezo' ? null : (
        <strong className="rows__ends">
          <span>{text.open}</span>
          <Money value={dues.odprto} />
        </strong>
      )}
      <DueRows dues={dues} {...rest} />
      {dues.stevilo_vrstic > dues.postavke.length ? (
        <p className="section-card__note">
          {text.firstRows(
            formatNumber(dues.postavke.length, 0),
            formatNumber(dues.stevilo_vrstic, 0),
          )}
        </p>
      ) : null}
    </>
  );
}

interface ManagerSectionProps {
  readonly dues: ManagerDues;
  /** The title, with the payer code where one manager has several. */
  readonly label: string;
  /** The item that is paid first. */
  readonly first: OpenItem | undefined;
  /** Whether no other manager is owed: then the total above says its sum, when that is of now. */
  readonly isOnly: boolean;
  /** Asks again, for a manager that has not answered. */
  readonly askAgain: ReactNode;
}

/** Whether a manager is known to be owed nothing. */
export const isNothingDue = ({ postavke, stanje }: ManagerDues): boolean =>
  postavke.length === 0 && stanje !== 'ni_odgovora';

/** What one manager is owed, and the way to its other pages; a row when it is nothing. */
export function ManagerSection({ dues, label, first, isOnly, askAgain }: ManagerSectionProps) {
  const { managerSwitch } = usePortal();
  const isSelected = useUser()?.selected_manager === dues.manager;
  const isCurrent = useCurrentManager()?.key === managerKey(dues);
  const [gone, setGone] = useState<GoneState>();
  useEffect(() => {
    // It takes the focus once: the next silence is not the answer to a press.
    if (dues.stanje !== 'ni_odgovora') setGone((why) => (why === 'unknown' ? undefined : why));
  }, [dues.stanje]);
  const { stanje, full_title, code_payer } = dues;
  const isSettled = isNothingDue(dues);
  const head = (
    <>
      <h2>{full_title}</h2>
      {label === full_title ? null : (
        <p className="section-card__note">{text.payerCode(code_payer)}</p>
      )}
    </>
  );
  const age = <Age dues={dues} askAgain={askAgain} />;
  // They take the focus, because the button that had it is removed.
  const ageOrFocus =
    gone === 'unknown' && stanje === 'ni_odgovora' ? <FocusHere>{age}</FocusHere> : age;
  const settled =
    gone === 'settled' ? (
      <FocusHere>
        <Notice kind="success">{text.changed}</Notice>
      </FocusHere>
    ) : null;
  const way = isCurrent ? (
    <Link to={pathOf('open-items')}>{pageTitles['open-items']}</Link>
  ) : (
    <button
      type="button"
      className="button button--quiet"
      onClick={() => managerSwitch.send({ type: 'manager.chosen', target: dues })}
    >
      {isSelected ? text.switchToCode : text.switchTo}
      <span className="visually-hidden">: {label}</span>
    </button>
  );
  return (
    <section className="card section-card" data-wide aria-label={label}>
      {isSettled ? (
        <>
          {ageOrFocus}
          {settled}
          <div>{head}</div>
          <p>{text.settled}</p>
          <Booked {...dues} />
          {way}
        </>
      ) : (
        <>
          <div>{head}</div>
          {ageOrFocus}
          {settled}
          {stanje === 'ni_odgovora' ? null : (
            <>
              <Amounts
                dues={dues}
                first={first}
                isOnly={isOnly}
                isCurrent={isCurrent}
                onItemGone={setGone}
              />
              <Booked {...dues} />
            </>
          )}
          {way}
        </>
      )}
    </section>
  );
}
