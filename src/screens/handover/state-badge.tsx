import type { Handover } from '../../domain/api-types';
import { label } from '../../domain/values/label';
import { handoverStates, otherState } from '../../text/people/handover';
import { StatusBadge, type Tone } from '../../ui/page/status-badge';

const tones: Readonly<Record<keyof typeof handoverStates, Tone>> = {
  osnutek: 'draft',
  caka_prevzemnika: 'info',
  oddano: 'answered',
  v_obdelavi: 'busy',
  potrjeno: 'ok',
  zavrnjeno: 'danger',
};

/** The state of a handover as text, colour and icon. */
export function StateBadge({ state }: { state: Handover['stanje'] }) {
  return (
    <StatusBadge
      tone={label(tones, state, 'info')}
      label={label(handoverStates, state, otherState)}
    />
  );
}
