import type { DecisionRow as Row } from '../../domain/api-types';
import { decisionsText as text } from '../../text/decisions/decisions';
import '../../ui/table/list-cards.css';
import { DecisionRow } from './decision-row';
import '../../ui/page/disclosure.css';

function Rows({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <ul className="list-cards__list" aria-label={label}>
      {rows.map((row) => (
        <DecisionRow key={row.id_odlocitve} row={row} />
      ))}
    </ul>
  );
}

/** Decisions under a heading; nothing without any. */
export function DecisionSection({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="page__section events">
      <h2>{title}</h2>
      <Rows label={title} rows={rows} />
    </section>
  );
}

interface PastProps {
  readonly years: readonly (readonly [year: string, rows: readonly Row[]])[];
}

/** Past decisions by year, each folded. */
export function PastDecisions({ years }: PastProps) {
  if (years.length === 0) return null;
  return (
    <section className="page__section events">
      <h2>{text.sections.past}</h2>
      {years.map(([year, rows]) => (
        <details key={year}>
          <summary>{text.year(year, rows.length)}</summary>
          <Rows label={year} rows={rows} />
        </details>
      ))}
    </section>
  );
}
