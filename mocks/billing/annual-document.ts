import type { components } from '../../src/api/schema';
import { dayOf, euro, monthOf } from '../files/document-words';
import { textPdf } from '../files/pdf';
import { groupWords } from './cost-words';

type AnnualStatement = components['schemas']['AnnualStatement'];

function unitLines(unit: AnnualStatement['enote'][number]): string[] {
  const bare = unit.brez_specifikacije_lastnika + unit.brez_specifikacije_najemnika;
  const missing = unit.manjkajoci_meseci.map(monthOf).join(', ');
  return [
    unit.naziv_enote,
    ...unit.stroski.map(
      ({ skupina, vrsta_stroska, znesek, bremeni_lastnika, bremeni_najemnika }) =>
        `   ${groupWords[skupina]}: ${vrsta_stroska}: ${euro(znesek)} (lastnik ${euro(bremeni_lastnika)}, najemnik ${euro(bremeni_najemnika)})`,
    ),
    ...(bare === 0 ? [] : [`   Brez specifikacije: ${euro(bare)}`]),
    ...(missing === '' ? [] : [`   Brez obračuna: ${missing}`]),
    `   Skupaj: ${euro(unit.skupaj_znesek)} (lastnik ${euro(unit.skupaj_lastnik)}, najemnik ${euro(unit.skupaj_najemnik)})`,
  ];
}

function fundLines(fund: AnnualStatement['skladi'][number]): string[] {
  return [
    `Rezervni sklad ${fund.naziv} na dan ${dayOf(fund.datum_stanja)}`,
    `   Začetno stanje: ${euro(fund.zacetno_stanje)}`,
    `   Vplačano: ${euro(fund.vplacano)}`,
    `   Obresti: ${euro(fund.obresti)}`,
    `   Drugi promet: ${euro(fund.drugi_promet)}`,
    `   Poraba: ${euro(fund.poraba)}`,
    `   Stroški banke: ${euro(fund.stroski_banke)}`,
    `   Končno stanje: ${euro(fund.koncno_stanje)}`,
    `   Moja vplačila: ${euro(fund.moje_vplacano_leto)}`,
  ];
}

/** An annual statement as a document with the same numbers (pages.md P16). */
export function annualPdf(statement: AnnualStatement): Uint8Array<ArrayBuffer> {
  return textPdf([
    `Letni pregled ${statement.leto}`,
    `Šifra plačnika: ${statement.code_payer}`,
    ...statement.enote.flatMap(unitLines),
    ...statement.skladi.flatMap(fundLines),
    `Skupaj lastnik: ${euro(statement.skupaj_lastnik)}`,
    `Skupaj najemnik: ${euro(statement.skupaj_najemnik)}`,
    `Skupaj: ${euro(statement.skupaj_znesek)}`,
  ]);
}
