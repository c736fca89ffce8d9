import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ManagerDues } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { formatNumber } from '../../domain/money/number';
import { managerKey } from '../../domain/people/manager';
import { usePortal, useUser } from '../../machines/portal-context';
import { pathOf } from '../../navigation/page-table';
import { useCurrentManager } from '../../parts/manager/use-current-manager';
import { allDuesText as text } from '../../text/bills/all-dues';
import { billPaymentText as payments } from '../../text/bills/bill-payment';
import { pageTitles } from '../../text/shell/pages';
import { FocusHere } from '../../ui/page/focus-here';
import { Money } from '../../ui/page/money';
import { SectionCard } from '../../ui/page/section-card';
import { Notice } from '../../ui/states/notice';
import { DueRows } from './due-rows';

/** How old the amounts of a manager are; nothing for those of now. */
function Age({ dues }: { dues: ManagerDues }) {
  if (dues.stanje === 'svezo') return null;
  if (dues.stanje === 'ni_odgovora') return <Notice kind="warning">{text.silent}</Notice>;
  const isStale = dues.stanje === 'zastarelo';
  return (
    <Notice kind="warning">
      {isStale ? text.stale(formatDate(dues.osvezeno_ob, true)) : text.unknown}
    </Notice>
  );
}

function Amounts({ dues, isCurrent }: { dues: ManagerDues; isCurrent: boolean }) {
  const [isGone, setGone] = useState(false);
  return (
    <>
      {isGone ? (
        <FocusHere>
          <Notice kind="success">{text.changed}</Notice>
        </FocusHere>
      ) : null}
      {dues.postavke.length === 0 ? (
        <p>{text.settled}</p>
      ) : (
        <>
          <strong className="rows__ends">
            <span>{text.open}</span>
            <Money value={dues.odprto} />
          </strong>
          <DueRows dues={dues} isCurrent={isCurrent} onGone={() => setGone(true)} />
          {dues.stevilo_vrstic > dues.postavke.length ? (
            <p className="section-card__note">
              {text.firstRows(
                formatNumber(dues.postavke.length, 0),
                formatNumber(dues.stevilo_vrstic, 0),
              )}
            </p>
          ) : null}
        </>
      )}
      <p className="section-card__note">
        {dues.placila_evidentirana_do === null
          ? text.bookedUnknown
          : payments.bookedUntil(formatDate(dues.placila_evidentirana_do))}
      </p>
    </>
  );
}

/** What one manager is owed, and the way to its other pages. */
export function ManagerSection({ dues, label }: { dues: ManagerDues; label: string }) {
  const { managerSwitch } = usePortal();
  const isSelected = useUser()?.selected_manager === dues.manager;
  const isCurrent = useCurrentManager()?.key === managerKey(dues);
  return (
    <SectionCard title={label} wide>
      <Age dues={dues} />
      {dues.stanje === 'ni_odgovora' ? null : <Amounts dues={dues} isCurrent={isCurrent} />}
      {isCurrent ? (
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
      )}
    </SectionCard>
  );
}
