import { useQuery } from '@tanstack/react-query';
import { readingsQuery } from '../api/billing-readings';
import type { Readings, Unit } from '../domain/api-types';
import { unitLabel } from '../domain/units/unit';
import { useSelectedUnit } from '../machines/portal-context';
import { useAddress } from '../parts/address/use-address';
import { QueryView } from '../parts/query/query-view';
import { UnitGate } from '../parts/unit/unit-gate';
import { readingsText as text } from '../text/bills/readings';
import { pageTitles } from '../text/shell/pages';
import { Tabs } from '../ui/controls/tabs';
import { Page } from '../ui/page/page';
import { choicesOf, chosenReadings, params, tabs } from './readings/choices';
import { Filters } from './readings/filters';
import { HeatBills } from './readings/heat-bills';
import { MeterReadings } from './readings/meter-readings';
import './readings/readings.css';
import { useUnits } from '../parts/unit/use-units';

function ReadingsView({ unit, readings }: { unit: string; readings: Readings }) {
  const at = useAddress();
  const choices = choicesOf(at.address, readings);
  return (
    <>
      <Filters at={at} choices={choices} />
      <Tabs
        label={text.tabs}
        shown={choices.tab}
        onShow={(tab) => at.change({ [params.tab]: tab === tabs.bills ? undefined : tab })}
        tabs={[
          {
            key: tabs.bills,
            label: text.bills,
            content: () => <HeatBills unit={unit} readings={readings} choices={choices} />,
          },
          {
            key: tabs.readings,
            label: text.readings,
            content: () => (
              <MeterReadings
                unit={unit}
                known={readings.odcitki.length > 0}
                readings={chosenReadings(readings.odcitki, choices)}
                year={choices.year}
              />
            ),
          },
        ]}
      />
    </>
  );
}

function ReadingsOfUnit({ unit }: { unit: Unit }) {
  const key = unit.inventarna_stevilka;
  const query = useQuery(readingsQuery(key));
  return (
    <QueryView query={query} skeletonLines={6}>
      {(readings) => <ReadingsView unit={key} readings={readings} />}
    </QueryView>
  );
}

/** §2 `/odcitki`, `pages.md` P5: how the heating bill is computed. */
export default function ReadingsScreen() {
  const units = useUnits();
  const selected = useSelectedUnit();
  return (
    <Page title={pageTitles.readings} lead={selected ? unitLabel(selected) : null}>
      <UnitGate units={units} selected={selected}>
        {(unit) => <ReadingsOfUnit key={unit.inventarna_stevilka} unit={unit} />}
      </UnitGate>
    </Page>
  );
}
