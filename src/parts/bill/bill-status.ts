import type { BillStatus, Known, OpenItem } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { billStatusLabels } from '../../text/bills/open-items';
import { payText } from '../../text/bills/pay';
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

/** What a list's column Status says, and how it is meant (`pages.md` 2.4). */
export const billStatus = {
  words: billStatusLabels,
  tones,
  other: unknownText.state,
} as const;

/** Tells who need not pay, so that nobody pays twice; of a settled bill there is nothing to tell. */
export function directDebitNote({
  direktna_obremenitev,
  odprto,
  rok_placila,
}: Pick<OpenItem, 'direktna_obremenitev' | 'odprto' | 'rok_placila'>): string | null {
  const isDebited = direktna_obremenitev && odprto > 0;
  return isDebited ? payText.directDebit(formatDate(rok_placila)) : null;
}
