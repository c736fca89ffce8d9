import { useQuery } from '@tanstack/react-query';
import { handoverQuery } from '../../api/people-handover';
import type { HandoverKind } from '../../api/schema';
import type { HandoverUnit } from '../../domain/api-types';
import { formatDate, formatPeriod } from '../../domain/dates/date';
import { daysOfParties } from '../../domain/people/handover-days';
import { QueryView } from '../../parts/query/query-view';
import { handoverText as text } from '../../text/people/handover';
import { DateField } from '../../ui/form/date-field';
import { date } from '../../ui/form/date-rules';
import { required } from '../../ui/form/rules';
import { SelectField } from '../../ui/form/select-field';
import type { FieldPlans } from '../../ui/form/use-portal-form';
import { kindOptions } from './kind-options';
import { StepFrame, type StepProps } from './step-frame';
import { stepRefusal } from './step-refusal';
import { useStepForm } from './use-step-form';

type Values = { vrsta: string; datum_predaje: string };

/** Kind and day, with the days of each party as soon as the day is known. */
export function KindStep(props: StepProps) {
  const query = useQuery(handoverQuery(props.open.handover.inventarna_stevilka));
  return (
    <QueryView query={query} skeletonLines={5}>
      {(unit) => <KindForm {...props} unit={unit} />}
    </QueryView>
  );
}

function KindForm({ open, label, onBack, onKept, unit }: StepProps & { unit: HandoverUnit }) {
  const { najprej: min, najpozneje: max } = unit;
  const fields: FieldPlans<Values> = {
    vrsta: { label: text.kind, rules: [required] },
    datum_predaje: { label: text.date, rules: [required, date({ min, max })] },
  };
  const of = useStepForm<Values>({
    step: 'vrsta',
    open,
    fields,
    initial: { vrsta: open.handover.vrsta, datum_predaje: open.handover.datum_predaje ?? '' },
    toStep: ({ vrsta, datum_predaje: day }) => ({
      change: { vrsta: vrsta as HandoverKind, datum_predaje: day.trim() === '' ? null : day },
    }),
    explain: (error) => stepRefusal(error, { datum_predaje: 'datum_predaje' }),
    onKept,
  });
  const { datum_predaje: day } = of.values;
  const isPossible = !Number.isNaN(Date.parse(day)) && day >= min && day <= max;
  return (
    <StepFrame open={open} of={of} label={label} onBack={onBack}>
      <SelectField form={of.form} name="vrsta" options={kindOptions} />
      <DateField
        form={of.form}
        name="datum_predaje"
        help={`${text.dateHelp} ${text.dateRange(formatDate(min), formatDate(max))}`}
        min={min}
        max={max}
      />
      {isPossible ? <Days billed={min} day={day} /> : null}
      <p className="section-card__note">{text.fund}</p>
    </StepFrame>
  );
}

function Days({ billed, day }: { billed: string; day: string }) {
  const months = daysOfParties(billed, day);
  if (months.length === 0) {
    return <p role="status">{text.noShared}</p>;
  }
  return (
    <div role="status">
      <p className="section-card__note">{text.daysTitle}</p>
      <ul>
        {months.map(({ month, givers, takers }) => (
          <li key={month}>{text.daysOf(formatPeriod(month), givers, takers)}</li>
        ))}
      </ul>
    </div>
  );
}
