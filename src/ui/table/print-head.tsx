import { formatDate } from '../../domain/dates/date';
import { today } from '../../domain/dates/today';
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

/** The head of a printed list: owner, manager, date and filters. */
export function PrintHead({ of, manager, filters, choices }: PrintHeadProps) {
  const narrowed = filters.flatMap(({ param, label, options }) => {
    const option = options.find(({ value }) => value === choices[param]);
    return option ? [`${label}: ${option.label}`] : [];
  });
  const lines = [
    of,
    manager && `${text.manager}: ${manager}`,
    `${text.date}: ${formatDate(today())}`,
    ...narrowed,
  ];
  return <p className="only-print">{lines.filter(Boolean).join(' · ')}</p>;
}
