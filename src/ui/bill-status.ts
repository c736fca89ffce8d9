import type { BillStatus } from '../domain/api-types';
import { billStatusLabels } from '../text/open-items';
import type { Tone } from './status-badge';

const tones: Record<BillStatus, Tone> = {
  placano: 'ok',
  delno_placano: 'info',
  odprto: 'info',
  zapadlo: 'danger',
  preplacilo: 'ok',
  v_izvrsbi: 'danger',
};

/** What a list's column Stanje says, and how it is meant (`domain.md` 2.4). */
export const billStatus = { words: billStatusLabels, tones } as const;
