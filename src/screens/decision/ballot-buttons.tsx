import type { BallotActor } from '../../machines/use-ballot-actor';
import { ballotText as text } from '../../text/decisions/ballot';
import { firstClick } from '../../ui/controls/first-click';

interface BallotButtonsProps {
  readonly send: BallotActor['send'];
  /** Whether a new code is what the user needs now, and not only something that is possible. */
  readonly needsCode: boolean;
}

/** Asks for a new code, or goes back to the choice. */
export function BallotButtons({ send, needsCode }: BallotButtonsProps) {
  return (
    <div className="section-card__buttons">
      <button
        type="button"
        className={needsCode ? 'button' : 'button button--quiet'}
        onClick={firstClick(() => send({ type: 'code.wanted' }))}
      >
        {text.newCode}
      </button>
      <button
        type="button"
        className="button button--quiet"
        onClick={() => send({ type: 'choice.wanted' })}
      >
        {text.change}
      </button>
    </div>
  );
}
