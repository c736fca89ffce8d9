import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { FundPlan } from '../../domain/api-types';
import { deviationOf, isAhead, unitPartOf } from '../../domain/funds/plan-work';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { decisionPath } from '../../navigation/decision-link';
import { fundPlanText as text } from '../../text/funds/fund-plan';
import { Money } from '../../ui/page/money';
import type { Tone } from '../../ui/page/status-badge';
import type { Column } from '../../ui/table/column';

type PlanRow = Omit<FundPlan, 'leto'> & {
  readonly leto: string;
  readonly key: string;
  readonly napoved: string | null;
  /** Actual minus estimated cost, in euros. */
  readonly odstopanje: number | null;
  /** The part of the estimate that falls on the unit, in words. */
  readonly del_enote: string | null;
};

const label = text.columns;
/** The forecast is read whole, also in a closed row. */
const whole: CSSProperties = { whiteSpace: 'normal' };

const tones: Readonly<Record<keyof typeof text.states, Tone>> = {
  predlog: 'info',
  sprejet: 'ok',
  v_izvedbi: 'busy',
  zakljucen: 'ok',
  prestavljen: 'info',
  opuscen: 'off',
};

const columns: readonly Column<PlanRow>[] = [
  { key: 'leto', label: label.leto, kind: 'text' },
  {
    key: 'opis',
    label: label.opis,
    kind: 'text',
    card: 'title',
    note: ({ prestavljen_iz_leta: from }) => (from === null ? null : text.movedFrom(from)),
  },
  { key: 'stanje', label: label.stanje, kind: 'status', words: text.states, tones },
  { key: 'vir', label: label.vir, kind: 'text' },
  {
    key: 'ocena',
    label: label.ocena,
    kind: 'money',
    card: 'amount',
    note: ({ del_enote }) => del_enote,
  },
  {
    key: 'dejanski_strosek',
    label: label.dejanski_strosek,
    kind: 'money',
    only: 'if-any',
    cell: ({ dejanski_strosek: cost }) => (cost === null ? null : <Money value={cost} />),
  },
  {
    key: 'odstopanje',
    label: label.odstopanje,
    kind: 'money',
    only: 'if-any',
    cell: ({ odstopanje }) => (odstopanje === null ? null : <Money value={odstopanje} signed />),
  },
  {
    key: 'napoved',
    label: label.napoved,
    kind: 'text',
    card: 'sub',
    cardCell: (row) =>
      isAhead(row) && row.napoved ? (
        <span data-line style={whole}>
          {row.napoved}
        </span>
      ) : null,
  },
];

/** The decision by which the owners adopt a work. */
const decision: Column<PlanRow> = {
  key: 'id_odlocitve',
  label: label.sklep,
  kind: 'count',
  only: 'if-any',
  cell: ({ id_odlocitve: id }) =>
    id === null ? null : <Link to={decisionPath(id)}>{text.decision}</Link>,
};

/**
 * The columns of the plan; that of the source only when the fund does not pay for all of it.
 *
 * @param hasDecisions - whether the user may open decisions
 */
export function planColumns(works: readonly FundPlan[], hasDecisions: boolean): Column<PlanRow>[] {
  const isAllOwn = works.every(({ iz_sklada }) => iz_sklada);
  const shown = columns.filter(({ key }) => key !== 'vir' || !isAllOwn);
  return hasDecisions ? [...shown, decision] : shown;
}

/**
 * The works as rows.
 *
 * @param outlookOf - a sentence about when the fund can pay for a work, if known
 * @param share - of the unit in the building, such as `218/10000`; `null` when it is not known
 */
export function planRows(
  works: readonly FundPlan[],
  outlookOf: (work: FundPlan) => string | null,
  share: string | null,
): PlanRow[] {
  return works.map((work, place) => {
    const deviation = deviationOf(work);
    const part = isAhead(work) ? unitPartOf(work, share) : undefined;
    return {
      ...work,
      key: `${work.leto} ${place}`,
      leto: String(work.leto),
      napoved: outlookOf(work),
      odstopanje: deviation === undefined ? null : fromCents(deviation),
      del_enote: part === undefined ? null : text.unitPart(formatMoney(fromCents(part))),
    };
  });
}
