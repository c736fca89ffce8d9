import type { BillStatus } from '../domain/api-types';
import { billStatus } from './bill-status';
import { StatusBadge } from './status-badge';

/** The state of a bill (`domain.md` 2.4). */
export function BillStatusBadge({ status }: { status: BillStatus }) {
  return <StatusBadge tone={billStatus.tones[status]} label={billStatus.words[status]} />;
}
