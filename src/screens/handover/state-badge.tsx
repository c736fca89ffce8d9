import Pencil from 'lucide-react/icons/pencil';
import type { Handover } from '../../domain/api-types';
import { label } from '../../domain/values/label';
import { handoverStates, otherState } from '../../text/people/handover';
import { StatusBadge, type Tone } from '../../ui/page/status-badge';

const tones: Readonly<Record<keyof typeof handoverStates, Tone>> = {
  osnutek: 'new',
  caka_prevzemnika: 'info',
  oddano: 'answered',
  v_obdelavi: 'busy',
  potrjeno: 'ok',
  zavrnjeno: 'danger',
};

/** The state of a handover as text, colour and icon. */
export function StateBadge({ state }: { state: Handover['stanje'] }) {
  if (state === 'osnutek') {
    return (
      <span className="status-badge status-badge--new">
        <Pencil size={16} aria-hidden />
        {handoverStates.osnutek}
      </span>
    );
  }
  return (
    <StatusBadge
      tone={label(tones, state, 'info')}
      label={label(handoverStates, state, otherState)}
    />
  );
}
