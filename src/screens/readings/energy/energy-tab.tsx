import { useQuery } from '@tanstack/react-query';
import { energyMonthsQuery, energyQuery } from '../../../api/billing-energy';
import type { EnergyComparison } from '../../../domain/api-types';
import { formatPeriod } from '../../../domain/dates/date';
import { type ListAddress, useAddress } from '../../../parts/address/use-address';
import { QueryView } from '../../../parts/query/query-view';
import { energyText as text } from '../../../text/bills/energy';
import { Select } from '../../../ui/controls/select';
import { Answer } from '../../../ui/page/answer';
import { Empty } from '../../../ui/states/states';
import { params } from '../choices';
import { energyAnswer } from './answer';
import { BesideCard } from './beside-card';
import { CompareCard } from './compare-card';
import { AdviceCard, ComplaintsCard, LeviesCard, RemoteCard } from './help-cards';
import { SourcesCard } from './sources-card';
import { UseCard } from './use-card';

interface EnergyProps {
  readonly unit: string;
  readonly months: readonly EnergyComparison[];
}

function MonthChoice({
  months,
  shown,
  at,
}: Pick<EnergyProps, 'months'> & { shown: string; at: ListAddress }) {
  if (months.length < 2) return null;
  const newest = months[0]?.obdobje;
  return (
    <div className="readings-filters no-print">
      <Select
        label={text.month}
        value={shown}
        options={months.map(({ obdobje }) => ({ value: obdobje, label: formatPeriod(obdobje) }))}
        onChange={(value) =>
          at.change({
            [params.year]: undefined,
            [params.period]: value === newest ? undefined : value,
          })
        }
      />
    </div>
  );
}

/** A month with all items of the annex; the sentence comes from the months and needs no further call. */
function Month({ unit, months, month }: EnergyProps & { month: EnergyComparison }) {
  const query = useQuery(energyQuery(unit, month.obdobje));
  const { sentence, note } = energyAnswer(month, months[0]?.obdobje ?? '');
  return (
    <>
      <Answer>{sentence}</Answer>
      {note === undefined ? null : <p className="page__lead">{note}</p>}
      <QueryView query={query} skeletonLines={10} skeletonShape="facts">
        {(items) => (
          <div className="energy-cards">
            {month.nacin_dolocitve === 'ni_mogoce' ? null : (
              <CompareCard months={months} month={month} items={items} />
            )}
            <UseCard items={items} />
            <BesideCard items={items} />
            <SourcesCard items={items} months={months} />
            <LeviesCard items={items} />
            <AdviceCard items={items} />
            <ComplaintsCard items={items} unit={unit} />
            <RemoteCard items={items} />
          </div>
        )}
      </QueryView>
    </>
  );
}

function Energy({ unit, months }: EnergyProps) {
  const at = useAddress();
  const asked = at.address.get(params.period);
  const month = months.find(({ obdobje }) => obdobje === asked) ?? months[0];
  if (!month) return <Empty text={text.none} />;
  return (
    <>
      <MonthChoice months={months} shown={month.obdobje} at={at} />
      <Month key={month.obdobje} unit={unit} months={months} month={month} />
    </>
  );
}

/** The tab `Poraba`: the energy information of a unit (`docs/energy-information.md`). */
export default function EnergyTab({ unit }: { unit: string }) {
  const query = useQuery(energyMonthsQuery(unit));
  return (
    <QueryView query={query} skeletonLines={10} skeletonShape="facts">
      {({ meseci }) => <Energy unit={unit} months={meseci} />}
    </QueryView>
  );
}
