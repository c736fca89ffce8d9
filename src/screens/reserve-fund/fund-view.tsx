import type { ReserveFund, Unit } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { formatMoney } from '../../domain/money/number';
import { LazyPart } from '../../parts/query/lazy-part';
import { reserveFundText as text } from '../../text/funds/reserve-fund';
import { Answer } from '../../ui/page/answer';
import { Facts } from '../../ui/page/facts';
import '../../ui/page/halves.css';
import { Money } from '../../ui/page/money';
import { SectionCard } from '../../ui/page/section-card';
import { FundAccount } from './fund-account';
import { FundEquation } from './fund-equation';
import { FundLinks } from './fund-links';
import './fund-view.css';
import { OwnPart } from './own-part';
import { PlanSection } from './plan-section';
import { Spending } from './spending';

interface FundViewProps {
  readonly fund: ReserveFund;
  readonly unit: Unit;
  /** A forecast is only possible from the newest state. */
  readonly isNewest: boolean;
}

/** The balance of the reserve fund, above the choice of another year. */
export function FundAnswer({ fund }: Pick<FundViewProps, 'fund'>) {
  const { koncno_stanje, datum_stanja } = fund;
  return <Answer>{text.answer(formatMoney(koncno_stanje), formatDate(datum_stanja))}</Answer>;
}

/** A year of the reserve fund: the computation of its balance, the spending and the plan. */
export function FundView({ fund, unit, isNewest }: FundViewProps) {
  const { zaracunano, neplacano, rezervirano } = fund;
  return (
    <>
      <div className="halves">
        <OwnPart fund={fund} />
        <FundEquation fund={fund} />
      </div>
      <SectionCard wide title={text.byMonth}>
        <LazyPart
          name={text.byMonth}
          load={() => import('./fund-by-month')}
          skeletonLines={6}
          failedTitle={text.chartFailed}
        >
          {(Part) => <Part months={fund.po_mesecih} />}
        </LazyPart>
      </SectionCard>
      <Spending fund={fund} building={unit.objekt_sifra} />
      <PlanSection fund={fund} unit={unit} isNewest={isNewest} />
      <div className="halves">
        <SectionCard title={text.obligations}>
          <Facts
            facts={{
              [text.otherFacts.zaracunano]: <Money value={zaracunano} />,
              [text.otherFacts.neplacano]: <Money value={neplacano} />,
              [text.otherFacts.rezervirano]: <Money value={rezervirano} />,
              [text.otherFacts.obveznosti_posojila]: <Money value={fund.obveznosti_posojila} />,
            }}
          />
        </SectionCard>
        <FundAccount fund={fund} />
      </div>
      <FundLinks />
    </>
  );
}
