import {
  evidenceText as complaintText,
  daysLeftText,
  evidenceColumns,
} from '../../text/bills/evidence';
import { methodLabels } from '../../text/bills/readings';
import { registeredText } from '../../text/building/registered-numbers';
import { meterLabels } from '../../text/common/meters';
import type { BillComplaint, Readings, RegisteredNumbers, Submission } from '../api-types';
import { daysBetween, formatDate } from '../dates/date';
import type { CsvCell } from '../files/csv';
import { label } from '../values/label';
import { sentValue } from '../values/sent-value';

type Rows = (readonly CsvCell[])[];

const number = (value: number | null, decimals: number): CsvCell =>
  value === null ? '' : { number: value, decimals };

/** The readings of a period as a table; the first row is the header. */
export function readingsTable({ odcitki }: Readings, period: string): Rows {
  const rows = odcitki.filter(({ obdobje }) => obdobje === period);
  return [
    Object.values(evidenceColumns.readings),
    ...rows.map((row) => [
      row.st_merilnika,
      label(meterLabels, row.vrsta_merilnika, String(row.vrsta_merilnika)),
      row.prostor,
      formatDate(row.datum_prejsnji),
      formatDate(row.datum_odcitka),
      number(row.stanje_prejsnje, 3),
      number(row.stanje_novo, 3),
      number(row.poraba, 3),
      row.enota_mere,
      number(row.faktor, 3),
      label(methodLabels, row.nacin, String(row.nacin)),
    ]),
  ];
}

/** The registrations of a unit as a table, without names; the first row is the header. */
export function registeredTable({ zgodovina }: RegisteredNumbers, unit: string): Rows {
  const rows = zgodovina.filter(({ inventarna_stevilka }) => inventarna_stevilka === unit);
  return [
    Object.values(evidenceColumns.registered),
    ...rows.map((row) => [
      row.inventarna_stevilka,
      formatDate(row.velja_od),
      formatDate(row.velja_do),
      number(row.st_oseb, 0),
      number(row.st_psov, 0),
      label(registeredText.sources, row.vir, String(row.vir)),
    ]),
  ];
}

/**
 * The term of a complaint and its steps, as lines of text.
 *
 * @param today - `2026-11-21`
 */
export function complaintLines(
  { rok_reklamacije, koraki }: BillComplaint,
  today: string,
): string[] {
  return [
    termText(rok_reklamacije, today),
    '',
    complaintText.steps,
    ...koraki.flatMap(({ korak, naziv, opis, url }) => [
      `${korak}. ${naziv}`,
      `   ${opis}`,
      ...(url === null ? [] : [`   ${url}`]),
    ]),
  ];
}

/**
 * The last day of a complaint with the days that are left: `Reklamacija je mogoča do 27.11.2026 (še 6 dni).`
 *
 * @param last - the last day, `null` or a placeholder without one
 * @param today - `2026-11-21`
 */
export function termText(last: string | null, today: string): string {
  const shown = formatDate(last);
  const left = daysBetween(today, last);
  if (left === undefined) return complaintText.noTerm;
  if (left < 0) return complaintText.termOver(shown);
  return `${complaintText.term(shown)} (${daysLeftText(left)}).`;
}

/** A complaint that the user has sent, as lines of text. */
export function submissionLines({ st_vloge, naziv, datum_oddaje, polja, odgovor }: Submission) {
  return [
    `${naziv} ${st_vloge}`,
    formatDate(datum_oddaje, true),
    '',
    ...polja.map((field) => `${field.oznaka}: ${sentValue(field)}`),
    ...(odgovor === null ? [] : ['', odgovor]),
  ];
}
