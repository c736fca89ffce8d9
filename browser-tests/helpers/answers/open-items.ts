import type { components } from '../../../src/api/schema';

type OpenItems = components['schemas']['OpenItems'];
type OpenItem = OpenItems['postavke'][number];

/** One open item; fields that a test does not set have arbitrary values. */
export function openItem(nth: number, more: Partial<OpenItem> = {}): OpenItem {
  return {
    id_postavke: String(nth),
    st_dokumenta: `DOK-${String(nth).padStart(3, '0')}`,
    sklad: 'redni',
    obdobje: '2026-10',
    datum_izdaje: '2026-11-11',
    rok_placila: '2026-11-30',
    dni_zamude: 0,
    znesek: nth,
    placano: 0,
    odprto: nth,
    obresti: 0,
    st_opominov: 0,
    datum_opomina: null,
    status: 'odprto',
    inventarna_stevilka: '0137014',
    naziv_enote: 'Javorjeva ulica 12 - 2 - 3 (14)',
    direktna_obremenitev: false,
    placilo: { stanje_placila: 'ni', najavljeno_ob: null, prejeto_ob: null, prejeti_znesek: 0 },
    pot_pdf: '/api/portal-user/v2/pdf/1',
    upn: null,
    ...more,
  };
}

/** An answer with these items. Its totals are those of an empty list: a list adds up its own. */
export function openItemsAnswer(postavke: readonly OpenItem[]): OpenItems {
  return {
    postavke: [...postavke],
    skupaj_odprto: 0,
    zapadlo: 0,
    nezapadlo: 0,
    naslednji_rok: null,
    placila_evidentirana_do: null,
    po_skladih: [],
    skupna_placila: [],
    naslednji_kazalec: null,
    stevilo_vrstic: postavke.length,
  };
}
