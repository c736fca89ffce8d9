import { Link } from 'react-router-dom';
import type { Reading } from '../../domain/api-types';
import { pathOf } from '../../navigation/page-table';
import { meterLabels, methodLabels, readingsText as text } from '../../text/readings';
import type { Column } from '../../ui/list-page/column';
import { SubList } from '../../ui/list-page/sub-list';
import { Notice } from '../../ui/notice';
import { Empty } from '../../ui/states';

const label = text.columns;

const columns: Column<Reading>[] = [
  { key: 'obdobje', label: text.period, kind: 'period' },
  { key: 'prostor', label: label.prostor, kind: 'text', card: 'title' },
  { key: 'vrsta_merilnika', label: label.vrsta_merilnika, kind: 'choice', words: meterLabels },
  { key: 'st_merilnika', label: label.st_merilnika, kind: 'text' },
  { key: 'datum_odcitka', label: label.datum_odcitka, kind: 'date' },
  { key: 'stanje_prejsnje', label: label.stanje_prejsnje, kind: 'number', decimals: 3 },
  { key: 'stanje_novo', label: label.stanje_novo, kind: 'number', decimals: 3 },
  { key: 'poraba', label: label.poraba, kind: 'number', decimals: 3, card: 'amount' },
  { key: 'enota_mere', label: label.enota_mere, kind: 'text' },
  { key: 'faktor', label: label.faktor, kind: 'number', decimals: 3 },
  { key: 'poraba_s_faktorjem', label: label.poraba_s_faktorjem, kind: 'number', total: 'sum' },
  { key: 'nacin', label: label.nacin, kind: 'choice', words: methodLabels },
];

/** The meters of a unit, reading by reading (`domain.md` P5 "Odčitki"). */
export function MeterReadings({ readings }: { readings: readonly Reading[] }) {
  if (readings.length === 0) return <Empty text={text.noReadings} />;
  const byHand = readings.some(({ nacin, enota_mere }) => nacin === 'rocno' && enota_mere === 'm³');
  return (
    <>
      {readings.some(({ nacin }) => nacin === 'ocena') ? <Notice>{text.estimated}</Notice> : null}
      <SubList
        title={text.readings}
        rows={readings}
        rowKey={({ obdobje, st_merilnika }) => `${obdobje} ${st_merilnika}`}
        columns={columns}
        sort="-obdobje"
      />
      {byHand ? (
        <p>
          <Link className="button button--quiet" to={pathOf('forms')}>
            {text.reportWater}
          </Link>
        </p>
      ) : null}
    </>
  );
}
