import type { HeatBill, Reading } from '../../src/api/schema';
import { dayOf, euro, monthOf } from '../files/document-words';
import { textPdf } from '../files/pdf';
import { unitLabel } from '../units/unit-label';
import type { Db, RowOf } from '../world/db';
import { billedUnit } from './bill-details';
import { heatBillOf, toReading } from './heat-billing';

/** The permission page of readings. */
const READINGS_PAGE = 3;

const limits: Readonly<Record<HeatBill['omejitev'], readonly string[]>> = {
  brez: [],
  min40: ['Porabniški delež je zvišan na 40 % deleža ogrevane površine.'],
  max300: ['Porabniški delež je znižan na 300 % deleža ogrevane površine.'],
};

/** A meter, its readings and the consumption. */
function readingLine(reading: Reading): string {
  const { st_merilnika, prostor, stanje_prejsnje, stanje_novo, poraba, enota_mere } = reading;
  const unit = enota_mere === 'enota' ? '' : ` ${enota_mere}`;
  const used = `${stanje_novo} - ${stanje_prejsnje} = ${poraba}${unit}`;
  const weighted =
    reading.faktor === null ? '' : ` × ${reading.faktor} = ${reading.poraba_s_faktorjem}`;
  return `   ${prostor}, ${st_merilnika}: ${used}${weighted}`;
}

/** The heat billing that a file belongs to, if it belongs to one. */
export function heatMonthOf(
  db: Db,
  { id_dokumenta, stran }: RowOf<'document'>,
): RowOf<'heatMonth'> | undefined {
  const where = { id_dokumenta: { equals: id_dokumenta } };
  return (stran === READINGS_PAGE && db.heatMonth.findFirst({ where })) || undefined;
}

/**
 * The document of a heat billing: the calculation of the unit's part from the building's cost, and its readings
 * (pages.md P5).
 */
export function heatDocument(
  db: Db,
  month: RowOf<'heatMonth'>,
  { velikost }: RowOf<'document'>,
): Uint8Array<ArrayBuffer> {
  const { inventarna_stevilka } = month;
  const readings = db.meterReading
    .findMany({ where: { inventarna_stevilka: { equals: inventarna_stevilka } } })
    .filter(({ obdobje }) => obdobje === month.obdobje);
  const bill = heatBillOf(db, month, readings);
  const units = `${bill.enote_enote} / ${bill.enote_stavbe} enot`;
  const areas = `${bill.ogrevana_povrsina_enote} / ${bill.ogrevana_povrsina_stavbe} m²`;
  const lines = [
    `Obračun toplote ${monthOf(bill.obdobje)}`,
    `Enota: ${unitLabel(billedUnit(db, inventarna_stevilka))}`,
    `Od ${dayOf(bill.datum_od)} do ${dayOf(bill.datum_do)}`,
    `Strošek ogrevanja stavbe: ${euro(bill.strosek_stavbe)} brez DDV`,
    `Po porabi (${bill.delez_po_porabi} %): ${units} = ${bill.porabniski_delez} %; ${euro(bill.znesek_poraba)}`,
    ...limits[bill.omejitev],
    `Po površini (${bill.delez_po_povrsini} %): ${areas} = ${bill.delez_povrsine} %; ${euro(bill.znesek_povrsina)}`,
    `Priprava tople vode brez DDV: ${euro(bill.znesek_topla_voda)}`,
    `Skupaj z DDV: ${euro(bill.znesek_skupaj)}`,
    `Odčitki (korekcijski faktor enote ${bill.korekcijski_faktor})`,
    ...readings.map((row) => readingLine(toReading(row))),
  ];
  return textPdf(lines, velikost);
}
