import { formatNumber, type Numeric } from '../../domain/money/number';

/** An amount in euros, in tabular figures and with a lighter currency sign (`pages.md` Decided 1). `signed` adds a plus. */
export function Money({ value, signed }: { value: Numeric; signed?: true }) {
  return (
    <span className="amount" data-none={formatNumber(value) === '0.00' || undefined}>
      {signed && Number(value) > 0 ? '+' : ''}
      {formatNumber(value)}
      <span className="amount__currency">{'\u00A0€'}</span>
    </span>
  );
}
