import type { ReactNode } from 'react';
import type { Decision, Proposal } from '../../domain/api-types';
import { contributionChange, contributionOf, partOf } from '../../domain/decisions/my-effect';
import { fromCents } from '../../domain/money/cents';
import { formatMoney, formatNumber } from '../../domain/money/number';
import { label } from '../../domain/values/label';
import { effectText as text } from '../../text/decisions/effect';
import { Answer } from '../../ui/page/answer';
import { WholeValues } from '../../ui/page/whole-values';
import { sharesText } from './share-text';
import { useUnitName } from './use-unit-name';

interface EffectProps {
  readonly decision: Decision;
  readonly proposal: Proposal;
}

/** How the monthly contribution of the own units changes, with the computation (rule 8). */
function Contribution({ decision, proposal }: EffectProps) {
  const nameOf = useUnitName();
  const { sprememba_prispevka_na_m2: change, sedanji_prispevek_na_m2: now } = proposal;
  if (change === null) return null;
  const units = decision.moje.enote;
  // Such as a garage, which pays nothing into the fund.
  if (units.every(({ povrsina }) => povrsina === 0)) return <Answer>{text.same}</Answer>;
  const known = units.flatMap(({ povrsina }) => (povrsina ? [povrsina] : []));
  const { difference, bills, isProduct } = contributionChange(known, now, change);
  const size = formatMoney(Math.abs(fromCents(difference)));
  const more = difference > 0n ? text.more(size) : text.less(size);
  const rate = `${formatNumber(change)}\u00A0€/m²`;
  return (
    <>
      {known.length > 0 ? <Answer>{difference === 0n ? text.same : more}</Answer> : null}
      <ul className="decision__formulas">
        {units.map(({ inventarna_stevilka: unit, povrsina }) => {
          if (povrsina === 0) return null;
          if (povrsina === null) return <li key={unit}>{text.noArea(nameOf(unit))}</li>;
          // The bills before and after are the computation then.
          if (!isProduct) return null;
          const amount = formatMoney(fromCents(contributionOf(povrsina, change)));
          const area = `${formatNumber(povrsina)}\u00A0m²`;
          return (
            <li key={unit}>
              <WholeValues>
                {text.ofUnit(nameOf(unit), text.formula(area, rate, amount))}
              </WholeValues>
            </li>
          );
        })}
        {bills && known.length > 0 ? (
          <li>{text.fromTo(formatMoney(fromCents(bills[0])), formatMoney(fromCents(bills[1])))}</li>
        ) : null}
      </ul>
    </>
  );
}

/** The own part of a cost, and who pays it. */
function Cost({ decision, proposal }: EffectProps) {
  const { ocena_stroska: cost, vir_sredstev: source } = proposal;
  const { imenovalec: whole, moje } = decision;
  if (cost === null) return null;
  const part = whole === null ? undefined : partOf(cost, moje.delez_stevec, whole);
  const isFromFund = source === 'rezervni_sklad' || source === 'prostovoljni_sklad';
  const paid = source === null ? text.noSource : label(text.source, source, text.noSource);
  if (part === undefined || whole === null) return <p>{paid}</p>;
  const amount = formatMoney(fromCents(part));
  return (
    <>
      <Answer>{text.part(amount)}</Answer>
      <ul className="decision__formulas">
        <li>
          {text.partFormula(
            formatMoney(cost),
            sharesText(moje.delez_stevec),
            sharesText(whole),
            amount,
          )}
        </li>
        <li>{paid}</li>
        {isFromFund ? <li>{text.outOfPocket(formatMoney(0))}</li> : null}
      </ul>
    </>
  );
}

/** What a proposal means for the user in euros; nothing when it costs nothing or the user has no vote. */
export function Effect({ decision, proposal }: EffectProps): ReactNode {
  const { sprememba_prispevka_na_m2, ocena_stroska } = proposal;
  if (sprememba_prispevka_na_m2 === null && ocena_stroska === null) return null;
  if (!decision.moje.upravicen) return null;
  return (
    <div className="proposal__part">
      <h4>{text.title}</h4>
      <Contribution decision={decision} proposal={proposal} />
      <Cost decision={decision} proposal={proposal} />
    </div>
  );
}
