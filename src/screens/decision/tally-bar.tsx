import type { ClosedTally } from '../../domain/decisions/tally';
import { decisionText as text } from '../../text/decisions/decision';
import { sharesText, shareWithPercent } from './share-text';

/** The parts of a tally, each with its colour, in the order of the bar and of the numbers. Against grows from the other end: only votes for the proposal can reach the mark of the majority. */
const parts = ['yes', 'silent', 'abstained', 'no'] as const;

interface TallyBarProps {
  readonly tally: ClosedTally;
  /** How many shares are a majority; `undefined` without a mark. */
  readonly needed: number | undefined;
  /** Whether one can abstain. */
  readonly canAbstain: boolean;
}

/** The votes as a bar with the mark of the majority. The numbers below it say the same in words. */
export function TallyBar({ tally, needed, canAbstain }: TallyBarProps) {
  const { whole } = tally;
  let from = 0;
  const drawn = parts.map((part) => {
    const x = from;
    from += (100 * tally[part]) / whole;
    return { part, x, width: from - x };
  });
  const mark = needed === undefined ? undefined : (100 * needed) / whole;
  return (
    <div className="proposal__part">
      <svg className="tally__bar" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden>
        {drawn.map(({ part, x, width }) => (
          <rect key={part} className={`tally--${part}`} x={x} y={2} width={width} height={12} />
        ))}
        {mark === undefined ? null : (
          <line className="tally__mark" x1={mark} x2={mark} y1={0} y2={16} />
        )}
      </svg>
      <dl className="tally__numbers">
        {parts
          .filter((part) => part !== 'abstained' || canAbstain || tally.abstained > 0)
          .map((part) => (
            <div key={part}>
              <dt>
                <span className={`tally__swatch tally--${part}`} aria-hidden />
                {text.votes[part]}
              </dt>
              <dd>{shareWithPercent(tally[part], whole)}</dd>
            </div>
          ))}
        {needed === undefined ? null : (
          <div>
            <dt>
              <span className="tally__line" aria-hidden />
              {text.threshold}
            </dt>
            <dd>{sharesText(needed)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
