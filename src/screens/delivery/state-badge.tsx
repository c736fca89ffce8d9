import { label } from '../../domain/values/label';
import { otherState } from '../../text/bills/delivery';
import { StatusBadge, type Tone } from '../../ui/page/status-badge';

const tones: Readonly<Record<string, Tone>> = {
  ni: 'off',
  osnutek: 'busy',
  v_obdelavi: 'busy',
  v_podpisu: 'info',
  aktivno: 'ok',
  ukinjeno: 'off',
  zavrnjeno: 'danger',
};

interface StateBadgeProps {
  readonly state: string;
  /** The labels of the states. */
  readonly names: Readonly<Record<string, string>>;
}

/** The state of an e-invoice or a mandate as text, colour and icon. */
export function StateBadge({ state, names }: StateBadgeProps) {
  return <StatusBadge tone={label(tones, state, 'info')} label={label(names, state, otherState)} />;
}
