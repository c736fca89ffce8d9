import { formatDate } from '../../domain/dates/date';
import { listText as text } from '../../text/common/list';
import type { FilterChoices } from './arrange';
import type { OfferedFilter } from './filter';
import './print.css';

interface PrintHeadProps {
  readonly of: string;
  readonly manager: string | undefined;
  readonly filters: readonly Pick<OfferedFilter<never>, 'param' | 'label' | 'options'>[];
  readonly choices: FilterChoices;
}

/** Stands on paper only: whose list it is, of when, and what it is narrowed to (`look.md`, Print). */
export function PrintHead({ of, manager, filters, choices }: PrintHeadProps) {
  const narrowed = filters.flatMap(({ param, label, options }) => {
    const option = options.find(({ value }) => value === choices[param]);
    return option ? [`${label}: ${option.label}`] : [];
  });
  const lines = [
    of,
    manager && `${text.manager}: ${manager}`,
    `${text.date}: ${formatDate(new Date().toISOString())}`,
    ...narrowed,
  ];
  return <p className="only-print">{lines.filter(Boolean).join(' · ')}</p>;
}
