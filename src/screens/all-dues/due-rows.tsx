import type { CSSProperties } from 'react';
import type { ManagerDues, OpenItem } from '../../domain/api-types';
import type { GoneState } from '../../domain/bills/all-dues';
import { formatDate, formatPeriod } from '../../domain/dates/date';
import { formatMoney } from '../../domain/money/number';
import { label } from '../../domain/values/label';
import { directDebitNote } from '../../parts/bill/bill-status';
import { BillState } from '../../parts/pay/bill-state';
import { allDuesText as text } from '../../text/bills/all-dues';
import { fundLabels } from '../../text/bills/open-items';
import { unknownText } from '../../text/common/unknown';
import { PHONE, useMedia } from '../../ui/browser/use-media';
import { Money } from '../../ui/page/money';
import '../../ui/table/list-cards.css';
import { DuePay } from './due-pay';

interface DueRowProps {
  readonly dues: ManagerDues;
  readonly item: OpenItem;
  readonly onItemGone: (state: GoneState) => void;
  /** Whether the session is with this payer code. */
  readonly isCurrent: boolean;
  /** The item that is paid first. */
  readonly first: OpenItem | undefined;
  /** Set when the items of the manager are of several units. */
  readonly withUnit: boolean;
}

// With large text the amount and its button are below the words.
const words: CSSProperties = { flexBasis: '8rem' };
const fromTop: CSSProperties = { alignItems: 'start' };
/** On a phone the state has a line of its own in each row. */
const ownLine: CSSProperties = { flexBasis: '100%' };
/** The amount, and what pays it. */
const beside: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
};
const below: CSSProperties = {
  display: 'grid',
  gap: 4,
  justifyItems: 'end',
  marginInlineStart: 'auto',
};

function DueRow({ dues, item, first, onItemGone, isCurrent, withUnit }: DueRowProps) {
  const name = `${label(fundLabels, item.sklad, unknownText.other)} ${formatPeriod(item.obdobje)}`;
  const debit = directDebitNote(item);
  const until = text.until(formatDate(item.rok_placila));
  const { stanje_placila: paid, prejeti_znesek } = item.placilo;
  const received = paid === 'delno' && text.received(formatMoney(prejeti_znesek));
  const isPhone = useMedia(PHONE);
  return (
    <li className="rows__ends" style={isPhone ? fromTop : undefined}>
      <div className="list-cards__main" style={words}>
        <span>{name}</span>
        <div className="list-cards__sub">
          {withUnit ? <span>{item.naziv_enote}</span> : null}
          <span>{received ? `${until}\u00A0· ${received}` : until}</span>
          <span style={isPhone ? ownLine : undefined}>
            <BillState status={item.status} payment={item.placilo} lateDays={item.dni_zamude} />
          </span>
        </div>
      </div>
      <div style={isPhone ? below : beside}>
        <strong>
          <Money value={item.odprto} />
        </strong>
        {item.odprto > 0 && !debit ? (
          <DuePay
            dues={dues}
            item={item}
            name={`${name}, ${dues.full_title}`}
            isCurrent={isCurrent}
            isFirst={item === first}
            onItemGone={onItemGone}
          />
        ) : null}
      </div>
      {debit ? <div className="section-card__note rows__ends">{debit}</div> : null}
    </li>
  );
}

/** The open items of one manager, each with its own payment order. Items of one unit have its name above them. */
export function DueRows({ dues, ...rest }: Omit<DueRowProps, 'item' | 'withUnit'>) {
  const units = new Set(dues.postavke.map(({ naziv_enote }) => naziv_enote));
  const [unit] = units;
  return (
    <div>
      {units.size === 1 ? <p className="section-card__note">{unit}</p> : null}
      <ul className="rows">
        {dues.postavke.map((item) => (
          <DueRow
            key={item.id_postavke}
            dues={dues}
            item={item}
            withUnit={units.size > 1}
            {...rest}
          />
        ))}
      </ul>
    </div>
  );
}
