import Flag from 'lucide-react/icons/flag';
import type { BuildingEvent } from '../../domain/api-types';
import { isPinnedAt, stateAt } from '../../domain/events/event-state';
import { unknownText } from '../../text/common/unknown';
import { eventStates } from '../../text/events/event-states';
import { eventsText as text } from '../../text/events/events';
import { StatusBadge, type Tone } from '../../ui/page/status-badge';

const tones = {
  v_teku: 'busy',
  zamuja: 'danger',
  zakljuceno: 'ok',
  odpovedano: 'off',
  neznano: 'info',
} as const satisfies Record<Exclude<ReturnType<typeof stateAt>, 'nacrtovano'>, Tone>;

/**
 * The state of an event at a moment, its urgency, and whether it concerns a unit of the user: that it does is said while
 * it goes on, that it does not always, because it is the exception. A planned event has no badge of its state, because the
 * heading above it tells the state.
 */
export function EventBadges({ event, now }: { event: BuildingEvent; now: number }) {
  const state = stateAt(event, now);
  const isPinned = isPinnedAt(event, now);
  const goesOn = state === 'v_teku' || state === 'zamuja';
  const isAhead = state !== 'zakljuceno' && state !== 'odpovedano';
  return (
    <span className="events__badges">
      {isPinned ? <StatusBadge tone="danger" label={text.pinned} /> : null}
      {state === 'nacrtovano' ? null : (
        <StatusBadge
          tone={tones[state]}
          label={state === 'neznano' ? unknownText.other : eventStates[state]}
        />
      )}
      {event.nujnost === 'pomembno' && isAhead ? (
        <span className="status-badge">
          <Flag size={16} aria-hidden />
          {text.important}
        </span>
      ) : null}
      {isAhead && (goesOn || !event.prizadeta_moja_enota) ? (
        <span className="events__facts">
          {event.prizadeta_moja_enota ? text.mine : text.notMine}
        </span>
      ) : null}
    </span>
  );
}
