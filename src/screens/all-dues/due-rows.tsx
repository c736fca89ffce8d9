import type { ManagerDues, OpenItem } from '../../domain/api-types';
import { formatDate, formatPeriod } from '../../domain/dates/date';
import { label } from '../../domain/values/label';
import { directDebitNote } from '../../parts/bill/bill-status';
import { BillStatusBadge } from '../../parts/bill/bill-status-badge';
import { allDuesText as text } from '../../text/bills/all-dues';
import { fundLabels } from '../../text/bills/open-items';
import { unknownText } from '../../text/common/unknown';
import { Money } from '../../ui/page/money';
import { DuePay } from './due-pay';

interface DueRowProps {
  readonly dues: ManagerDues;
  readonly item: OpenItem;
  readonly onGone: () => void;
}

function DueRow({ dues, item, onGone }: DueRowProps) {
  const name = `${label(fundLabels, item.sklad, unknownText.other)} ${formatPeriod(item.obdobje)}`;
  const debit = directDebitNote(item);
  return (
    <li className="all-dues__row">
      <p>
        <strong>{name}</strong>
        <span className="section-card__note">{item.naziv_enote}</span>
      </p>
      <p>
        <Money value={item.odprto} />
        <span className="section-card__note">{text.until(formatDate(item.rok_placila))}</span>
      </p>
      <div className="rows__ends">
        <BillStatusBadge status={item.status} />
        {item.odprto > 0 && !debit ? (
          <DuePay dues={dues} item={item} name={`${name}, ${dues.full_title}`} onGone={onGone} />
        ) : null}
      </div>
      {debit ? <div className="section-card__note rows__ends">{debit}</div> : null}
    </li>
  );
}

/** The open items of one manager, each with its own payment order. */
export function DueRows({ dues, onGone }: { dues: ManagerDues; onGone: () => void }) {
  return (
    <ul className="rows">
      {dues.postavke.map((item) => (
        <DueRow key={item.id_postavke} dues={dues} item={item} onGone={onGone} />
      ))}
    </ul>
  );
}
