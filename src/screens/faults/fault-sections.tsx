import type { BuildingFault } from '../../domain/api-types';
import { yearOf } from '../../domain/dates/date';
import { groupBy } from '../../domain/values/group-by';
import { faultsText as text } from '../../text/events/faults';
import '../../ui/table/list-cards.css';
import { FaultRow } from './fault-row';
import '../../ui/page/disclosure.css';

interface SectionProps {
  readonly label: string;
  readonly faults: readonly BuildingFault[];
  /** `st_prijave` of the row that is open at first. */
  readonly opened: string;
  /** `st_prijave` of the row in which the user has just answered. */
  readonly answered: string | undefined;
  readonly onAnswer: (number: string) => void;
}

function Rows({ label, faults, opened, answered, onAnswer }: SectionProps) {
  return (
    <ul className="list-cards__list" aria-label={label}>
      {faults.map((fault) => (
        <FaultRow
          key={fault.st_prijave}
          fault={fault}
          isOpen={[opened, answered].includes(fault.st_prijave) || fault.caka_potrditve}
          isAnswered={fault.st_prijave === answered}
          onAnswer={() => onAnswer(fault.st_prijave)}
        />
      ))}
    </ul>
  );
}

/** Faults under a heading; nothing without any. */
export function FaultSection(props: SectionProps) {
  if (props.faults.length === 0) return null;
  return (
    <section className="page__section events">
      <h2>{props.label}</h2>
      <Rows {...props} />
    </section>
  );
}

/** Faults that are over by year of their report, each folded. */
export function DoneFaults({ faults, ...common }: Omit<SectionProps, 'label'>) {
  const { opened, answered } = common;
  if (faults.length === 0) return null;
  return (
    <section className="page__section events">
      <h2>{text.sections.done}</h2>
      {[...groupBy(faults, ({ prijavljeno }) => yearOf(prijavljeno))].map(([year, rows]) => (
        <details
          key={year}
          open={rows.some(({ st_prijave }) => [opened, answered].includes(st_prijave)) || undefined}
        >
          <summary>{text.year(year, rows.length)}</summary>
          <Rows label={year} faults={rows} {...common} />
        </details>
      ))}
    </section>
  );
}
