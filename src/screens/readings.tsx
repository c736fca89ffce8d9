import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { readingsQuery } from '../api/billing-readings';
import type { Readings } from '../domain/api-types';
import { unitLabel } from '../domain/units/unit';
import { useSelectedUnit } from '../machines/portal-context';
import { useAddress } from '../parts/address/use-address';
import { LazyPart } from '../parts/query/lazy-part';
import { QueryView } from '../parts/query/query-view';
import { UnitGate } from '../parts/unit/unit-gate';
import { energyText } from '../text/bills/energy';
import { ownReadingText } from '../text/bills/own-reading';
import { readingsText as text } from '../text/bills/readings';
import { pageTitles } from '../text/shell/pages';
import { Tabs } from '../ui/controls/tabs';
import { Page } from '../ui/page/page';
import {
  choicesOf,
  chosenReadings,
  params,
  type ReadingChoices,
  tabOf,
  tabs,
} from './readings/choices';
import { Filters } from './readings/filters';
import { HeatBills } from './readings/heat-bills';
import { MeterReadings } from './readings/meter-readings';
import './readings/readings.css';
import { useUnits } from '../parts/unit/use-units';

const loadEnergy = () => import('./readings/energy/energy-tab');
const loadOwnReading = () => import('./readings/own-reading/own-reading-tab');

type Part = (readings: Readings, choices: ReadingChoices, filters: ReactNode) => ReactNode;

/** The tabs of heat bills and readings, which one call fills, with their filters. */
function ReadingsPart({ unit, children }: { unit: string; children: Part }) {
  const at = useAddress();
  const query = useQuery(readingsQuery(unit));
  return (
    <QueryView query={query} skeletonLines={6}>
      {(readings) => {
        const choices = choicesOf(at.address, readings);
        return children(readings, choices, <Filters at={at} choices={choices} />);
      }}
    </QueryView>
  );
}

function ReadingsOfUnit({ unit }: { unit: string }) {
  const at = useAddress();
  const { hash } = useLocation();
  const shown = tabOf(at.address, hash);
  const takeFragment = useEffectEvent(() => at.change({ [params.tab]: shown }));
  // A change of the address drops its fragment, and with it the tab.
  useEffect(() => {
    if (hash === `#${shown}`) takeFragment();
  }, [hash, shown]);
  return (
    <Tabs
      label={text.tabs}
      shown={shown}
      onShow={(tab) => at.change({ [params.tab]: tab === tabs.bills ? undefined : tab })}
      tabs={[
        {
          key: tabs.bills,
          label: text.bills,
          content: () => (
            <ReadingsPart unit={unit}>
              {(readings, choices, filters) => (
                <HeatBills unit={unit} readings={readings} choices={choices} filters={filters} />
              )}
            </ReadingsPart>
          ),
        },
        {
          key: tabs.readings,
          label: text.readings,
          content: () => (
            <ReadingsPart unit={unit}>
              {(readings, choices, filters) => (
                <>
                  {filters}
                  <MeterReadings
                    unit={unit}
                    known={readings.odcitki.length > 0}
                    readings={chosenReadings(readings.odcitki, choices)}
                    year={choices.year}
                  />
                </>
              )}
            </ReadingsPart>
          ),
        },
        {
          key: tabs.energy,
          label: energyText.tab,
          content: () => (
            <LazyPart name="energy" load={loadEnergy} skeletonLines={10} skeletonShape="facts">
              {(EnergyTab) => <EnergyTab unit={unit} />}
            </LazyPart>
          ),
        },
        {
          key: tabs.ownReading,
          label: ownReadingText.tab,
          content: () => (
            <LazyPart name="own-reading" load={loadOwnReading} skeletonLines={8}>
              {(OwnReadingTab) => <OwnReadingTab unit={unit} />}
            </LazyPart>
          ),
        },
      ]}
    />
  );
}

/** §2 `/odcitki`, `pages.md` P5: how the heating bill is computed. */
export default function ReadingsScreen() {
  const units = useUnits();
  const selected = useSelectedUnit();
  return (
    <Page title={pageTitles.readings} lead={selected ? unitLabel(selected) : null}>
      <UnitGate units={units} selected={selected}>
        {({ inventarna_stevilka: key }) => <ReadingsOfUnit key={key} unit={key} />}
      </UnitGate>
    </Page>
  );
}
