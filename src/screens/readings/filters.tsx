import { formatPeriod } from '../../domain/dates/date';
import { label } from '../../domain/values/label';
import type { ListAddress } from '../../parts/address/use-address';
import { readingsText as text } from '../../text/bills/readings';
import { listText } from '../../text/common/list';
import { meterLabels } from '../../text/common/meters';
import { unknownText } from '../../text/common/unknown';
import { Select } from '../../ui/controls/select';
import { ALL_PERIODS, params, type ReadingChoices, tabs } from './choices';

const ALL_METERS = '';

interface FiltersProps {
  readonly at: ListAddress;
  readonly choices: ReadingChoices;
}

/** Leto and Obdobje, and Vrsta merilnika for the readings (`pages.md` P5); each only when there is a choice. */
export function Filters({ at, choices }: FiltersProps) {
  const { tab, years, year, usualYear, periods, period, usualPeriod, allPeriods } = choices;
  const { meters, meter } = choices;
  const ofReadings = tab === tabs.readings;
  const all = ofReadings ? [{ value: ALL_PERIODS, label: text.allPeriods }] : [];
  if (year === undefined) return null;
  return (
    <div className="readings-filters no-print">
      {years.length > 1 ? (
        <Select
          label={listText.year}
          value={year}
          options={years.map((value) => ({ value, label: value }))}
          onChange={(value) =>
            at.change({
              [params.year]: value === usualYear ? undefined : value,
              [params.period]: allPeriods ? ALL_PERIODS : undefined,
            })
          }
        />
      ) : null}
      {periods.length > 1 ? (
        <Select
          label={text.period}
          value={allPeriods ? ALL_PERIODS : period}
          options={[...all, ...periods.map((value) => ({ value, label: formatPeriod(value) }))]}
          onChange={(value) =>
            at.change({
              [params.year]: year === usualYear ? undefined : year,
              [params.period]: value === usualPeriod ? undefined : value,
            })
          }
        />
      ) : null}
      {ofReadings && meters.length > 1 ? (
        <Select
          label={text.meterType}
          value={meter ?? ALL_METERS}
          options={[
            { value: ALL_METERS, label: listText.all },
            ...meters.map((value) => ({
              value,
              label: label(meterLabels, value, unknownText.other),
            })),
          ]}
          onChange={(value) =>
            at.change({ [params.meter]: value === ALL_METERS ? undefined : value })
          }
        />
      ) : null}
    </div>
  );
}
