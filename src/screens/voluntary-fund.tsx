import { useQuery } from '@tanstack/react-query';
import { voluntaryFundsQuery } from '../api/funds-voluntary';
import type { Unit, VoluntaryFund } from '../domain/api-types';
import { sumOf } from '../domain/money/cents';
import { formatMoney } from '../domain/money/number';
import { useSelectedUnit } from '../machines/portal-context';
import { useAddress } from '../parts/address/use-address';
import { OwnersView } from '../parts/unit/owners-view';
import { UnitGate } from '../parts/unit/unit-gate';
import { useUnits } from '../parts/unit/use-units';
import { voluntaryFundText as text } from '../text/funds/voluntary-fund';
import { pageTitles } from '../text/shell/pages';
import { Answer } from '../ui/page/answer';
import { Page } from '../ui/page/page';
import { Empty } from '../ui/states/states';
import { FundSection } from './voluntary-fund/fund-section';
import { FundsFilters } from './voluntary-fund/funds-filters';
import { ToPay } from './voluntary-fund/to-pay';

/** Year and fund are in the address, so that Back and a link keep them; without them all are shown. */
const params = { year: 'leto', fund: 'sklad' } as const;

/** The funds of one year, or of all years; the filters stay in place while the funds load. */
function FundsOfBuilding({ unit, units }: { unit: Unit; units: readonly Unit[] }) {
  const { address, change } = useAddress();
  const wanted = address.get(params.year) ?? '';
  const year = /^20\d\d$/.test(wanted) ? Number(wanted) : undefined;
  const all = useQuery(voluntaryFundsQuery(unit.objekt_sifra, undefined));
  const query = useQuery(voluntaryFundsQuery(unit.objekt_sifra, year));
  const funds = (query.data ?? all.data)?.skladi ?? [];
  const fund = funds.find(({ id_sklada }) => String(id_sklada) === address.get(params.fund));
  return (
    <OwnersView query={all}>
      {({ leta }) =>
        leta.length === 0 ? (
          <Empty text={text.empty} />
        ) : (
          <>
            <FundsAnswer shown={fund ? [fund] : funds} />
            <ToPay building={unit.objekt_sifra} units={units} />
            <FundsFilters
              years={leta}
              year={year}
              onYear={(chosen) => change({ [params.year]: chosen, [params.fund]: undefined })}
              funds={funds}
              fund={fund}
              onFund={(chosen) => change({ [params.fund]: chosen })}
            />
            <OwnersView query={query}>
              {({ skladi }) => <Funds shown={fund ? [fund] : skladi} year={wanted} />}
            </OwnersView>
            <p className="page__lead">{text.note}</p>
          </>
        )
      }
    </OwnersView>
  );
}

/** How much money is in the shown funds. */
function FundsAnswer({ shown }: { shown: readonly VoluntaryFund[] }) {
  if (shown.length === 0) return null;
  const balance = formatMoney(sumOf(shown.map(({ stanje }) => stanje)));
  return <Answer>{text.answer(shown.length, balance)}</Answer>;
}

function Funds({ shown, year }: { shown: readonly VoluntaryFund[]; year: string }) {
  if (shown.length === 0) return <Empty text={text.noYear(year)} />;
  return shown.map((fund) => <FundSection key={fund.id_sklada} fund={fund} />);
}

/**
 * §2 `/prostovoljni-sklad`, `pages.md` P7: what owners agreed to collect in addition to the reserve fund, and how much
 * has been collected.
 */
export default function VoluntaryFundScreen() {
  const units = useUnits();
  const selected = useSelectedUnit();
  return (
    <Page title={pageTitles['voluntary-fund']} lead={selected?.naziv}>
      <UnitGate units={units} selected={selected}>
        {(unit) => (
          <FundsOfBuilding key={unit.objekt_sifra} unit={unit} units={units.data ?? [unit]} />
        )}
      </UnitGate>
    </Page>
  );
}
