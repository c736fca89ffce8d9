import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleHelp from 'lucide-react/icons/circle-help';
import { checkText } from '../../text/bills/cost-specification';

const icons = { differs: CircleAlert, unknown: CircleHelp };

/**
 * An amount that differs from the portal's own computation, or has none, as word, colour and shape. That the amounts agree
 * is said once, above the bill.
 */
export function CheckMark({ outcome }: { outcome: keyof typeof icons }) {
  const Icon = icons[outcome];
  return (
    <span className="check-mark" data-outcome={outcome}>
      <Icon size={16} aria-hidden />
      {checkText.outcomes[outcome]}
    </span>
  );
}
