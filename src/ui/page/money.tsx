import { formatNumber, type Numeric } from '../../domain/money/number';

/** An amount in euros, in tabular figures and with a lighter currency sign (`pages.md` Decided 1). */
export function Money({ value }: { value: Numeric }) {
  return (
    <span className="amount">
      {formatNumber(value)}
      <span className="amount__currency">{'\u00A0€'}</span>
    </span>
  );
}
