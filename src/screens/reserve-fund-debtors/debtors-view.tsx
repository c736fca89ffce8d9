import type { CSSProperties } from 'react';
import type { FundDebtor, FundDebtors } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { formatMoney } from '../../domain/money/number';
import { unknownText } from '../../text/common/unknown';
import { contributions, debtStages, debtorsText as text } from '../../text/funds/fund-debtors';
import { pageTitles } from '../../text/shell/pages';
import { Answer } from '../../ui/page/answer';
import { Empty } from '../../ui/states/states';
import type { Column } from '../../ui/table/column';
import { SubList } from '../../ui/table/sub-list';
import './debtors-view.css';

/** A debtor, or the sum of all younger debts, which has no other fields. */
type DebtRow = Pick<
  FundDebtor,
  'oznaka_enote' | 'dolznik' | 'dolznik_po_abecedi' | 'dolg' | 'obresti'
> & {
  readonly st_mesecev: number | null;
  readonly najstarejsi_dolg: string | null;
  readonly faza: FundDebtor['faza'] | null;
};

const label = text.columns;
const tones = { opomin: 'busy', poziv: 'busy', izvrsba: 'danger', dogovor: 'info' } as const;

/** No name when the manager shows only units, and no interest when there is none. */
const columns: Column<DebtRow>[] = [
  { key: 'oznaka_enote', label: label.oznaka_enote, kind: 'text', card: 'title' },
  {
    key: 'dolznik',
    sortBy: 'dolznik_po_abecedi',
    label: label.dolznik,
    kind: 'text',
    card: 'sub',
    only: 'if-any',
  },
  { key: 'st_mesecev', label: label.st_mesecev, kind: 'count', forms: contributions },
  { key: 'najstarejsi_dolg', label: label.najstarejsi_dolg, kind: 'period' },
  { key: 'dolg', label: label.dolg, kind: 'money', card: 'amount', total: 'sum' },
  { key: 'obresti', label: label.obresti, kind: 'money', only: 'if-any', total: 'sum' },
  {
    key: 'faza',
    label: label.faza,
    kind: 'status',
    words: debtStages,
    tones,
    other: unknownText.state,
  },
];

/** All debts younger than the threshold as one row without a name; no row when there are none (`pages.md` P12). */
function youngerDebts({ ostalo_pod_pragom, prag_dni }: FundDebtors): DebtRow | undefined {
  if (ostalo_pod_pragom === 0) return undefined;
  return {
    oznaka_enote: text.younger(prag_dni),
    dolznik: null,
    dolznik_po_abecedi: null,
    st_mesecev: null,
    najstarejsi_dolg: null,
    dolg: ostalo_pod_pragom,
    obresti: 0,
    faza: null,
  };
}

/** As far apart as the parts of a page; with the class `page` a print would show the debtors. */
const apart: CSSProperties = { gap: 'var(--gap)' };

/** Who owes money to the fund, the largest debt first. The printed page shows only the notice. */
export function DebtorsView({ debtors }: { debtors: FundDebtors }) {
  const { dolzniki, skupaj, datum_stanja } = debtors;
  const younger = youngerDebts(debtors);
  if (dolzniki.length === 0 && !younger) return <Empty text={text.empty} good />;
  return (
    <>
      <p className="debtors__not-printed">{text.notPrinted}</p>
      <div className="page__section debtors" style={apart}>
        <Answer>{text.answer(formatMoney(skupaj), formatDate(datum_stanja))}</Answer>
        {dolzniki.length === 0 ? <Empty text={text.empty} good /> : null}
        <SubList
          title={pageTitles['reserve-fund-debtors']}
          rows={dolzniki}
          rowKey={({ oznaka_enote }) => oznaka_enote}
          columns={columns}
          sort="-dolg"
          {...(younger && { last: younger })}
        />
      </div>
    </>
  );
}
