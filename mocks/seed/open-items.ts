import type { OpenItemRow } from '../db';

type SeedItem = Omit<OpenItemRow, 'key' | 'payer'>;
type Bill = Pick<SeedItem, 'st_dokumenta' | 'obdobje' | 'datum_izdaje' | 'rok_placila' | 'znesek'> &
  Partial<SeedItem>;

/** Bills of one unit; what is not said is a regular bill that nobody has paid or been reminded of. */
function billsOf(inventarna_stevilka: string, bills: readonly Bill[]): readonly SeedItem[] {
  return bills.map((bill) => ({
    inventarna_stevilka,
    sklad: 'redni',
    placano: 0,
    obresti: 0,
    st_opominov: 0,
    datum_opomina: null,
    v_izvrsbi: false,
    direktna_obremenitev: false,
    ...bill,
  }));
}

const september = { obdobje: '2026-09', datum_izdaje: '2026-10-12', rok_placila: '2026-10-30' };
const october = { obdobje: '2026-10', datum_izdaje: '2026-11-11', rok_placila: '2026-11-30' };

/** Open bills by payer context, amounts in cents: P4 for Ana, P15 for Rok; those of `breza` are invented. */
export const openItems: Readonly<Record<string, readonly SeedItem[]>> = {
  'zelenigaj/104217': billsOf('0137014', [
    { ...september, st_dokumenta: '26090314', znesek: 8190, placano: 5000 },
    { ...october, st_dokumenta: '26100314', znesek: 21750 },
    { ...october, st_dokumenta: '26100315', sklad: 'rezervni_sklad', znesek: 3744 },
  ]),
  'zelenigaj/118903': [],
  'breza/5530': billsOf('0044009', [
    {
      st_dokumenta: '26090088',
      obdobje: '2026-09',
      datum_izdaje: '2026-10-26',
      rok_placila: '2026-11-25',
      znesek: 11830,
      placano: 6000,
    },
    { ...october, st_dokumenta: '26100088', znesek: 13245 },
  ]),
  'zelenigaj/204511': billsOf('0291007', [
    {
      st_dokumenta: '26080771',
      obdobje: '2026-08',
      datum_izdaje: '2026-09-11',
      rok_placila: '2026-09-30',
      znesek: 6410,
    },
    { ...september, st_dokumenta: '26090771', znesek: 6635 },
    { ...october, st_dokumenta: '26100771', znesek: 14120 },
  ]),
};
