import { useQuery } from '@tanstack/react-query';
import { readingsQuery } from '../../api/billing-readings';
import { formatDate } from '../../domain/dates/date';
import { fixedDifference } from '../../domain/money/fixed-difference';
import { formatNumber } from '../../domain/money/number';
import { typedNumber } from '../../domain/money/typed-number';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { formsText as text } from '../../text/forms/forms';
import { lastReading } from './known-options';

interface WaterReadingProps {
  /** `inventarna_stevilka` */
  readonly unit: string;
  readonly meter: string;
  readonly typed: string;
}

/** The last reading of a water meter and the consumption since then; nothing for a meter without readings. */
export function WaterReading({ unit, meter, typed }: WaterReadingProps) {
  const isAllowed = isGranted('readings', useAccess());
  const { data } = useQuery({ ...readingsQuery(unit), enabled: isAllowed && unit !== '' });
  const last = lastReading(data?.odcitki ?? [], meter);
  if (!last) return null;
  const now = typedNumber(typed);
  const used = Number.isNaN(now) ? undefined : fixedDifference(now, last.stanje_novo);
  return (
    <p role="status" className="field__help">
      {text.lastReading(formatNumber(last.stanje_novo, 3), formatDate(last.datum_odcitka))}
      {used !== undefined && used >= 0 ? ` ${text.consumption(formatNumber(used, 3))}` : null}
    </p>
  );
}
