import type { BillStatus, Known, OpenItem } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { billStatusLabels } from '../../text/bills/open-items';
import { payButtonText } from '../../text/bills/pay-button';
import { unknownText } from '../../text/common/unknown';
import type { Tone } from '../../ui/page/status-badge';

const tones: Record<Known<BillStatus>, Tone> = {
  placano: 'ok',
  delno_placano: 'info',
  odprto: 'info',
  zapadlo: 'danger',
  preplacilo: 'ok',
  v_izvrsbi: 'danger',
};

/** The labels and tones of the column Status (`pages.md` 2.4). */
export const billStatus = {
  words: billStatusLabels,
  tones,
  other: unknownText.state,
} as const;

/** The note that a bill is paid by direct debit, so that no one pays it twice; `null` for a settled bill. */
export function directDebitNote({
  direktna_obremenitev,
  odprto,
  rok_placila,
}: Pick<OpenItem, 'direktna_obremenitev' | 'odprto' | 'rok_placila'>): string | null {
  const isDebited = direktna_obremenitev && odprto > 0;
  return isDebited ? payButtonText.directDebit(formatDate(rok_placila)) : null;
}
