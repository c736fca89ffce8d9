import type { BillStatus } from '../domain/api-types';
import { billStatusLabels } from '../text/open-items';
import { StatusBadge, type Tone } from './status-badge';

const tones: Record<BillStatus, Tone> = {
  placano: 'ok',
  delno_placano: 'info',
  odprto: 'info',
  zapadlo: 'danger',
  preplacilo: 'ok',
  v_izvrsbi: 'danger',
};

/** The state of a bill (`domain.md` 2.4). */
export function BillStatusBadge({ status }: { status: BillStatus }) {
  return <StatusBadge tone={tones[status]} label={billStatusLabels[status]} />;
}
