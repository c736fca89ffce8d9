import type { RowOf } from '../world/db';
import { dayAfter, periodBack } from './days';

type VoluntaryFund = RowOf<'voluntaryFund'>;

/** Above the ids of the demo world. */
const voluntaryId = 501;

/** A voluntary fund of a building, with the payer's contributions. */
export function generateVoluntaryFund(objekt_sifra: string, payer: string) {
  const fund: VoluntaryFund = {
    id_sklada: voluntaryId,
    objekt_sifra,
    naziv: 'Sklad za polnilnice električnih vozil',
    namen: 'Šest polnilnic v garaži',
    podlaga: 'Sklep zbora lastnikov',
    datum_sklepa: '2026-01-20',
    velja_od: '2026-02-01',
    velja_do: null,
    prispevek: 700,
    osnova_prispevka: 'delez',
    ciljni_znesek: 900_000,
    zacetno_stanje: 12_000,
    zaracunano: 540_000,
  };
  const postings = Array.from({ length: 9 }, (_, index): RowOf<'voluntaryPosting'> => {
    const datum = dayAfter(periodBack(9 - index), 1);
    const line = {
      key: `${voluntaryId}/${datum}`,
      id_sklada: voluntaryId,
      datum,
      izvajalec: null,
      id_dokumenta: null,
    };
    return { ...line, opis: 'Vplačila etažnih lastnikov', breme: 0, dobro: 51_000 };
  });
  const share = {
    key: `${payer}/${voluntaryId}`,
    payer,
    id_sklada: voluntaryId,
    zaracunano: 6300,
    vplacano: 5600,
  };
  return { fund, postings, share };
}
