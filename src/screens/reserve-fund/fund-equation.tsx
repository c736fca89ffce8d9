import type { ReserveFund } from '../../domain/api-types';
import { checkFund } from '../../domain/funds/fund-equation';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { formatDifference } from '../../domain/money/signed';
import { ReachManager } from '../../parts/contact/reach-manager';
import { reserveFundText as text } from '../../text/funds/reserve-fund';
import { Money } from '../../ui/page/money';
import { SectionCard } from '../../ui/page/section-card';
import { StatusBadge } from '../../ui/page/status-badge';

type EquationStep = readonly [sign: string, name: string, value: number];

/** The terms of the year's balance in order of computation; other movements only when there are any. */
function stepsOf(fund: ReserveFund): EquationStep[] {
  const { steps } = text;
  const others = fund.drugi_promet;
  const other: EquationStep[] =
    others === 0 ? [] : [[others > 0 ? '+' : '−', steps.drugi_promet, Math.abs(others)]];
  return [
    ['', steps.zacetno_stanje(fund.leto), fund.zacetno_stanje],
    ['+', steps.vplacano, fund.vplacano],
    ['+', steps.obresti, fund.obresti],
    ...other,
    ['−', steps.poraba, fund.poraba],
    ['−', steps.stroski_banke, fund.stroski_banke],
    ['=', steps.koncno_stanje, fund.koncno_stanje],
  ];
}

/** The computation of the balance, repeated by the portal, and whether both results agree (`pages.md` P6). */
export function FundEquation({ fund }: { fund: ReserveFund }) {
  const { reckoned, off } = checkFund(fund);
  const amount = formatMoney(fromCents(reckoned));
  const agrees = off === 0n;
  return (
    <SectionCard wide title={text.equation}>
      <dl className="facts equation">
        {stepsOf(fund).map(([sign, name, value]) => (
          <div key={name}>
            <dt>
              <span className="equation__sign">{sign}</span> {name}
            </dt>
            <dd>
              <Money value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <StatusBadge tone={agrees ? 'ok' : 'danger'} label={agrees ? text.agrees : text.differs} />
        {agrees ? null : (
          <>
            <p className="section-card__note">{text.differsNote(amount, formatDifference(off))}</p>
            <ReachManager />
          </>
        )}
      </div>
    </SectionCard>
  );
}
