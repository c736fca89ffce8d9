import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import type { LineCheck } from '../../domain/bills/bill-check';
import { checkText } from '../../text/bills/cost-specification';

const icons = { agrees: CircleCheck, differs: CircleAlert, unknown: CircleHelp };

/** Whether an amount agrees with the portal's own computation, as word, colour and shape. */
export function CheckMark({ outcome }: { outcome: LineCheck['outcome'] }) {
  const Icon = icons[outcome];
  return (
    <span className="check-mark" data-outcome={outcome}>
      <Icon size={16} aria-hidden />
      {checkText.outcomes[outcome]}
    </span>
  );
}
