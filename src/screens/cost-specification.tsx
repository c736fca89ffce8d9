import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { costSpecificationQuery } from '../api/billing-costs';
import type { CostSpecification, Unit } from '../domain/api-types';
import { formatPeriod } from '../domain/dates/date';
import { numberOptions } from '../domain/units/unit-twins';
import { useSelectedUnit } from '../machines/portal-context';
import { listParams } from '../parts/address/list-state';
import { useAddress } from '../parts/address/use-address';
import { useAskedUnit } from '../parts/list-page/use-asked-unit';
import { QueryView } from '../parts/query/query-view';
import { useAnswered } from '../parts/query/use-answered';
import { UnitGate } from '../parts/unit/unit-gate';
import { costText as text } from '../text/bills/cost-specification';
import { pageTitles } from '../text/shell/pages';
import { Select } from '../ui/controls/select';
import { Page } from '../ui/page/page';
import { Empty, Skeleton } from '../ui/states/states';
import { BillAnswer, BillView } from './cost-specification/bill-view';
import { usePeriod } from './cost-specification/use-period';
import '../ui/table/list-view.css';
import './cost-specification.css';
import { useUnits } from '../parts/unit/use-units';

interface ChoicesProps {
  readonly unit: string;
  readonly units: readonly Unit[];
  readonly onUnit: (unit: string) => void;
  readonly period: string | undefined;
  readonly onPeriod: (period: string) => void;
  /** The shown specification, or that of the last period while it loads. */
  readonly known: CostSpecification | undefined;
}

/** Alone, it would be as wide as a unit. */
const onePeriod: CSSProperties = { maxWidth: '8.5rem' };

/** Enota and Obdobje. A period in the address is listed even without a specification. */
function Choices({ unit, units, onUnit, period, onPeriod, known }: ChoicesProps) {
  const chosen = period ?? known?.obdobje ?? undefined;
  const periods = [...new Set([...(chosen ? [chosen] : []), ...(known?.obdobja ?? [])])];
  return (
    <div className="scope-bar no-print" style={units.length > 1 ? undefined : onePeriod}>
      {units.length > 1 ? (
        <Select
          labelHidden
          label={text.unit}
          options={numberOptions(units)}
          value={unit}
          onChange={onUnit}
        />
      ) : null}
      {periods.length > 0 ? (
        <Select
          labelHidden
          label={text.period}
          options={periods
            .sort()
            .reverse()
            .map((value) => ({ value, label: formatPeriod(value) }))}
          value={chosen}
          onChange={onPeriod}
        />
      ) : null}
    </div>
  );
}

const NO_UNITS: readonly Unit[] = [];

interface SpecificationOfUnitProps {
  readonly selected: Unit;
  /** `undefined` while they load. */
  readonly units: readonly Unit[] | undefined;
}

function SpecificationOfUnit({ selected, units }: SpecificationOfUnitProps) {
  const at = useAddress();
  const unit = useAskedUnit(at, selected, units ?? NO_UNITS) ?? selected.inventarna_stevilka;
  const [period, setPeriod] = usePeriod();
  const last = useQuery(costSpecificationQuery(unit));
  const query = useQuery(costSpecificationQuery(unit, period));
  const known = query.data ?? last.data;
  const isAnswered = useAnswered(query);
  if (!units || (!isAnswered && known === undefined)) return <Skeleton lines={8} />;
  const hasLines = query.data !== undefined && query.data.postavke.length > 0;
  return (
    <>
      {hasLines ? <BillAnswer bill={query.data} /> : null}
      {query.isPending ? <Skeleton lines={2} /> : null}
      <Choices
        unit={unit}
        units={units}
        onUnit={(next) => {
          at.change({
            [listParams.unit]: next === selected.inventarna_stevilka ? undefined : next,
          });
        }}
        period={period}
        onPeriod={setPeriod}
        known={known}
      />
      <QueryView query={query} skeletonLines={6}>
        {(bill) =>
          bill.postavke.length === 0 ? (
            <Empty text={text.empty} />
          ) : (
            <BillView key={`${unit} ${bill.obdobje}`} bill={bill} />
          )
        }
      </QueryView>
    </>
  );
}

/** §2 `/specifikacija-stroskov`, `pages.md` P14: why the bill is what it is, and whether it is right. */
export default function CostSpecificationScreen() {
  const units = useUnits();
  const selected = useSelectedUnit();
  return (
    <Page title={pageTitles['cost-specification']}>
      <UnitGate units={units} selected={selected}>
        {(unit) => (
          <SpecificationOfUnit
            selected={unit}
            // Not `isPending`: after a failure each new reader of the units asks again.
            units={units.isFetched ? (units.data ?? [unit]) : undefined}
          />
        )}
      </UnitGate>
    </Page>
  );
}
