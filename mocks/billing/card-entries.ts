import type { CardSources, Movement } from './account-card';

/** Lines of the account card for credit notes, default interest, costs of reminders and transfers (pages.md P3). */
export function entryLines({ entries, labelOf }: CardSources): Movement[] {
  return entries.map((entry) => ({
    id_knjizbe: entry.id_knjizbe,
    datum: entry.datum,
    vrsta: entry.vrsta,
    sklad: entry.sklad,
    opis: entry.opis,
    st_dokumenta: entry.st_dokumenta,
    referenca: null,
    rok_placila: null,
    breme: entry.breme,
    dobro: entry.dobro,
    inventarna_stevilka: entry.inventarna_stevilka,
    naziv_enote: labelOf(entry.inventarna_stevilka),
    pot_pdf: null,
  }));
}
