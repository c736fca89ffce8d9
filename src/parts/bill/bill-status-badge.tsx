import type { BillStatus } from '../../domain/api-types';
import { label } from '../../domain/values/label';
import { unknownText } from '../../text/common/unknown';
import { StatusBadge } from '../../ui/page/status-badge';
import { billStatus } from './bill-status';

/** The state of a bill (`pages.md` 2.4). */
export function BillStatusBadge({ status }: { status: BillStatus }) {
  const { tones, words } = billStatus;
  return (
    <StatusBadge
      tone={label(tones, status, 'info')}
      label={label(words, status, unknownText.state)}
    />
  );
}
