import { Link } from 'react-router-dom';
import type { Reading } from '../../domain/api-types';
import { fileNameOf } from '../../domain/files/export-name';
import { formatNumber } from '../../domain/money/number';
import { formLink } from '../../navigation/form-link';
import { methodLabels, readingsText as text } from '../../text/bills/readings';
import { listText } from '../../text/common/list';
import { meterLabels } from '../../text/common/meters';
import { saveFile } from '../../ui/browser/save-file';
import { ExportMenu } from '../../ui/controls/export-button';
import { Notice } from '../../ui/states/notice';
import { Empty } from '../../ui/states/states';
import type { Column } from '../../ui/table/column';
import { listCsv } from '../../ui/table/list-csv';
import { SubList } from '../../ui/table/sub-list';

const label = text.columns;

/** The value on the meter: water to the litre, heat to a hundredth (`pages.md` 2.2). */
const shown = (value: number, measure: Reading['enota_mere']) =>
  formatNumber(value, measure === 'm³' ? 3 : 2);

/** The consumption, with its unit of measure unless it is that of the heat allocators. */
function used(poraba: number, measure: Reading['enota_mere']) {
  const number = shown(poraba, measure);
  return (
    <span className="amount">{measure === 'enota' ? number : `${number}\u00A0${measure}`}</span>
  );
}

const columns: Column<Reading>[] = [
  { key: 'obdobje', label: text.period, kind: 'period' },
  { key: 'prostor', label: label.prostor, kind: 'text', card: 'title' },
  { key: 'vrsta_merilnika', label: label.vrsta_merilnika, kind: 'choice', words: meterLabels },
  { key: 'st_merilnika', label: label.st_merilnika, kind: 'text' },
  { key: 'datum_prejsnji', label: label.datum_prejsnji, kind: 'date', only: 'file' },
  { key: 'datum_odcitka', label: label.datum_odcitka, kind: 'date' },
  {
    key: 'stanje_prejsnje',
    label: label.stanje_prejsnje,
    kind: 'number',
    decimals: 3,
    cell: ({ stanje_prejsnje, enota_mere }) => shown(stanje_prejsnje, enota_mere),
  },
  {
    key: 'stanje_novo',
    label: label.stanje_novo,
    kind: 'number',
    decimals: 3,
    cell: ({ stanje_novo, enota_mere }) => shown(stanje_novo, enota_mere),
  },
  {
    key: 'poraba',
    label: label.poraba,
    kind: 'number',
    decimals: 3,
    card: 'amount',
    cell: ({ poraba, enota_mere }) => used(poraba, enota_mere),
  },
  { key: 'enota_mere', label: label.enota_mere, kind: 'text', only: 'file' },
  { key: 'faktor', label: label.faktor, kind: 'number', decimals: 3 },
  { key: 'poraba_s_faktorjem', label: label.poraba_s_faktorjem, kind: 'number', total: 'sum' },
  { key: 'nacin', label: label.nacin, kind: 'choice', words: methodLabels },
];

/** Water meters that the resident reads; when there are several, the form asks which one. */
function readByHand(readings: readonly Reading[]) {
  const own = readings.filter(({ nacin, enota_mere }) => nacin === 'rocno' && enota_mere === 'm³');
  const meters = new Set(own.map(({ st_merilnika }) => st_merilnika));
  return { any: meters.size > 0, only: meters.size === 1 ? [...meters][0] : undefined };
}

interface MeterReadingsProps {
  readonly unit: string;
  /** Whether the unit has readings at all. */
  readonly known: boolean;
  /** The chosen readings, the newest first, then by room. */
  readonly readings: readonly Reading[];
  readonly year: string | undefined;
}

/** The readings of a unit's meters (`pages.md` P5 "Odčitki"). */
export function MeterReadings({ unit, known, readings, year }: MeterReadingsProps) {
  if (!known) return <Empty text={text.noReadings} />;
  if (readings.length === 0) return <Empty text={listText.noHits} />;
  const byHand = readByHand(readings);
  const save = () =>
    saveFile(listCsv(readings, columns, false), fileNameOf(['odcitki', year, unit], 'csv'));
  return (
    <>
      {readings.some(({ nacin }) => nacin === 'ocena') ? <Notice>{text.estimated}</Notice> : null}
      <div className="page__head">
        <h2>{text.readings}</h2>
        <ExportMenu list={text.readings} onExport={save} />
      </div>
      <SubList
        title={text.readings}
        rows={readings}
        rowKey={({ obdobje, st_merilnika }) => `${obdobje} ${st_merilnika}`}
        columns={columns}
        sort="-obdobje"
      />
      {byHand.any ? (
        <p className="no-print">
          <Link
            className="button button--quiet"
            to={formLink('stanje_vodomera', { unit, meter: byHand.only ?? null })}
          >
            {text.reportWater}
          </Link>
        </p>
      ) : null}
    </>
  );
}
