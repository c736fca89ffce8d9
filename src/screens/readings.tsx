import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readingsQuery } from '../api/billing-readings';
import { messageFor } from '../api/errors';
import { unitsQuery } from '../api/units';
import type { Readings, Unit } from '../domain/api-types';
import { formatPeriod } from '../domain/date';
import { unitLabel } from '../domain/unit';
import { useSelectedUnit } from '../machines/portal-context';
import { pageTitles } from '../text/pages';
import { readingsText as text } from '../text/readings';
import { Page } from '../ui/page';
import { QueryView } from '../ui/query-view';
import { Select } from '../ui/select';
import { Tabs } from '../ui/tabs';
import { UnitGate } from '../ui/unit-gate';
import { HeatBills } from './readings/heat-bills';
import { MeterReadings } from './readings/meter-readings';

/** Tab and period stand in the address, so that Back and a link keep them; defaults are left out. */
const TAB = 'zavihek';
const PERIOD = 'obdobje';
const BILLS = 'obracuni';

/** All periods that something is known of, the newest first. */
function periodsOf({ obracuni, odcitki }: Readings): string[] {
  return [...new Set([...obracuni, ...odcitki].map(({ obdobje }) => obdobje))].sort().reverse();
}

function ReadingsView({ readings }: { readings: Readings }) {
  const [search, setSearch] = useSearchParams();
  const periods = periodsOf(readings);
  const period = periods.find((each) => each === search.get(PERIOD)) ?? periods[0];
  const set = (name: string, value: string, standard: string | undefined) =>
    setSearch(
      (before) => {
        if (value === standard) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const ofPeriod = readings.odcitki.filter(({ obdobje }) => obdobje === period);
  return (
    <>
      {period !== undefined && periods.length > 1 ? (
        <Select
          label={text.period}
          value={period}
          options={periods.map((value) => ({ value, label: formatPeriod(value) }))}
          onChange={(value) => set(PERIOD, value, periods[0])}
        />
      ) : null}
      <Tabs
        label={text.tabs}
        shown={search.get(TAB) ?? BILLS}
        onShow={(tab) => set(TAB, tab, BILLS)}
        tabs={[
          {
            key: BILLS,
            label: text.bills,
            content: () => (
              <HeatBills bills={readings.obracuni} readings={ofPeriod} period={period} />
            ),
          },
          {
            key: 'odcitki',
            label: text.readings,
            content: () => <MeterReadings readings={ofPeriod} />,
          },
        ]}
      />
    </>
  );
}

function ReadingsOfUnit({ unit }: { unit: Unit }) {
  const query = useQuery(readingsQuery(unit.inventarna_stevilka));
  return (
    <QueryView query={query} skeletonLines={6} explain={messageFor}>
      {(readings) => <ReadingsView readings={readings} />}
    </QueryView>
  );
}

/** §2 `/odcitki`, `domain.md` P5: why the heating bill is what it is. */
export default function ReadingsScreen() {
  const units = useQuery(unitsQuery());
  const selected = useSelectedUnit();
  return (
    <Page title={pageTitles.readings} lead={selected ? unitLabel(selected) : null}>
      <UnitGate units={units} selected={selected} explain={messageFor}>
        {(unit) => <ReadingsOfUnit key={unit.inventarna_stevilka} unit={unit} />}
      </UnitGate>
    </Page>
  );
}
