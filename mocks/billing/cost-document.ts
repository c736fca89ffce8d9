import type { components } from '../../src/api/schema';
import { dayOf, euro, monthOf } from '../files/document-words';
import { textPdf } from '../files/pdf';
import { groupWords, keyWords } from './cost-words';

type CostSpecification = components['schemas']['CostSpecification'];
type Line = CostSpecification['postavke'][number];

/** A cost with its invoice, and the calculation of the unit's part from the building's cost. */
function linesOf(line: Line): string[] {
  const { kljuc, kolicina_enote, kolicina_stavbe, stopnja_ddv } = line;
  const share = `${keyWords[kljuc]} ${kolicina_enote} / ${kolicina_stavbe} (${line.delez} %)`;
  return [
    `${line.vrsta_stroska}: ${euro(line.znesek)}`,
    `   ${line.dobavitelj}, ${line.st_racuna}, ${dayOf(line.datum_racuna)}`,
    `   ${euro(line.znesek_racuna)} × ${share} = ${euro(line.osnova)}; DDV ${stopnja_ddv} % = ${euro(line.ddv)}`,
  ];
}

/** A cost specification as a document: every line with its key, the sums by group and VAT rate, and the total (pages.md P14). */
export function specificationPdf(bill: CostSpecification): Uint8Array<ArrayBuffer> {
  return textPdf([
    `Specifikacija stroškov ${monthOf(bill.obdobje ?? '')}`,
    `Številka obračuna: ${bill.st_obracuna}`,
    `Enota: ${bill.naziv_enote}`,
    ...(bill.rok_placila === null ? [] : [`Rok plačila: ${dayOf(bill.rok_placila)}`]),
    ...bill.skupine.flatMap((group) => [
      `${groupWords[group.skupina]}: ${euro(group.znesek)}`,
      ...bill.postavke.filter(({ skupina }) => skupina === group.skupina).flatMap(linesOf),
    ]),
    ...bill.rekapitulacija_ddv.map(
      ({ stopnja, osnova, ddv }) => `DDV ${stopnja} %: osnova ${euro(osnova)}, DDV ${euro(ddv)}`,
    ),
    `Skupaj: osnova ${euro(bill.skupaj_osnova)}, DDV ${euro(bill.skupaj_ddv)}`,
    `Skupaj za plačilo: ${euro(bill.skupaj_znesek)}`,
  ]);
}
