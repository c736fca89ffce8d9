import type { HandoverShare } from '../../domain/api-types';
import { formatPeriod } from '../../domain/dates/date';
import { fromCents } from '../../domain/money/cents';
import { isShareRight, sumsOfShares } from '../../domain/people/handover-days';
import { label } from '../../domain/values/label';
import { fundLabels } from '../../text/bills/open-items';
import { unknownText } from '../../text/common/unknown';
import { costBases, otherBasis, handoverText as text } from '../../text/people/handover';
import { Money } from '../../ui/page/money';
import { Notice } from '../../ui/states/notice';

interface SharesProps {
  readonly shares: readonly HandoverShare[];
  /** The words for a reader who is the taker; by default those for both parties. */
  readonly words?: Readonly<Record<'noShared' | 'sharesLead' | 'taker', string>>;
}

/** How the costs of each month are shared by days; each line is recalculated. Without months all are billed. */
export function Shares({ shares, words = text }: SharesProps) {
  if (shares.length === 0) return <p>{words.noShared}</p>;
  const sums = sumsOfShares(shares);
  return (
    <>
      <p className="section-card__note">{words.sharesLead}</p>
      {shares.every(isShareRight) ? null : <Notice>{text.sharesWrong}</Notice>}
      <ul className="rows">
        {shares.map((share) => (
          <Share key={`${share.obdobje} ${share.sklad}`} share={share} taker={words.taker} />
        ))}
        {sums ? (
          <li>
            <p>
              <strong>{text.sum}</strong>
            </p>
            <Parts
              givers={fromCents(sums.givers)}
              takers={fromCents(sums.takers)}
              taker={words.taker}
            />
          </li>
        ) : null}
      </ul>
    </>
  );
}

function Share({ share, taker }: { share: HandoverShare; taker: string }) {
  const { obdobje, sklad, podlaga, znesek, dni_predajnika, dni_prevzemnika } = share;
  return (
    <li>
      <p>
        <strong>
          {formatPeriod(obdobje)} · {label(fundLabels, sklad, unknownText.other)}
        </strong>
      </p>
      <p className="section-card__note">
        {label(costBases, podlaga, otherBasis)}
        {znesek === null ? null : (
          <>
            : <Money value={znesek} />
          </>
        )}
      </p>
      <Parts
        givers={share.del_predajnika}
        takers={share.del_prevzemnika}
        taker={taker}
        days={[dni_predajnika, dni_prevzemnika]}
      />
    </li>
  );
}

interface PartsProps {
  readonly givers: number | null;
  readonly takers: number | null;
  readonly taker: string;
  readonly days?: readonly [number, number];
}

function Parts({ givers, takers, taker, days }: PartsProps) {
  const rows = [
    [text.giver, givers, days?.[0]],
    [taker, takers, days?.[1]],
  ] as const;
  return (
    <dl className="facts">
      {rows.map(([name, amount, count]) => (
        <div key={name}>
          <dt>
            {name}
            {count === undefined ? null : `, ${text.dayCount(count)}`}
          </dt>
          <dd>{amount === null ? '/' : <Money value={amount} />}</dd>
        </div>
      ))}
    </dl>
  );
}
