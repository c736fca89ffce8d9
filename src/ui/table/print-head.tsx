import type { FilterChoices } from './arrange';
import type { OfferedFilter } from './filter';
import './print.css';

interface PrintHeadProps {
  readonly of: string;
  readonly filters: readonly Pick<OfferedFilter<never>, 'param' | 'label' | 'options'>[];
  readonly choices: FilterChoices;
  /** What the list was searched for, in words. */
  readonly searched?: string | undefined;
}

/** The head of a printed list: owner, filters and search. Manager and date are in the head of every page. */
export function PrintHead({ of, filters, choices, searched }: PrintHeadProps) {
  const narrowed = filters.flatMap(({ param, label, options }) => {
    const option = options.find(({ value }) => value === choices[param]);
    return option ? [`${label}: ${option.label}`] : [];
  });
  return (
    <p className="only-print">{[of, ...narrowed, ...(searched ? [searched] : [])].join(' · ')}</p>
  );
}
