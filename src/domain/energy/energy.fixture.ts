import type { EnergyComparison, EnergyMonth, MeterToRead } from '../api-types';

/** A month that can be compared: 10/2026 of flat 14. */
export const october: EnergyComparison = {
  obdobje: '2026-10',
  nacin_dolocitve: 'porazdeljeno',
  obracunske_enote: 291.3456,
  obracunske_enote_lani: 281.1152,
  toplota_enote_kwh: 884,
  toplota_enote_kwh_lani: 861,
  topla_voda_m3: 3.1,
  topla_voda_m3_lani: 3,
  temperaturni_primanjkljaj: 281.4,
  temperaturni_primanjkljaj_lani: 268,
  primerljivost: 'primerljivo',
  emisije_kg: 130.8,
};

/** The same month with all items of the annex. */
export const octoberItems: EnergyMonth = {
  obdobje: '2026-10',
  nacin_dolocitve: 'porazdeljeno',
  toplota_stavbe_kwh: 34_100,
  toplota_enote_kwh: 884,
  obracunske_enote: 291.3456,
  topla_voda_m3: 3.1,
  topla_voda_kwh: 186,
  ogrevana_povrsina: 62.4,
  temperaturni_primanjkljaj: 281.4,
  temperaturni_primanjkljaj_lani: 268,
  osnovna_temperatura: 20,
  vir_primanjkljaja: 'izmišljeni podatki za predstavitev',
  strosek_stavbe: 3428.4,
  cena_variabilni_na_mwh: 78.4,
  cena_fiksni: 754.96,
  mesanica_energentov: [
    { energent: 'zemeljski_plin', delez: 62 },
    { energent: 'lesna_biomasa', delez: 30 },
    { energent: 'odvecna_toplota', delez: 8 },
  ],
  emisije_g_na_kwh: 148,
  emisije_kg: 130.8,
  toplotna_moc_sistema_mw: 34.5,
  dajatve: [],
  referencni_uporabnik: {
    kwh_na_m2_leto: 140,
    delez_obdobja: 8.9,
    kategorija: 'večstanovanjska stavba',
    vir: 'izmišljen normativ',
    leto: 2025,
  },
  povprecje_stavbe: { kwh_na_m2: 12.56, stevilo_enot: 40 },
  stiki: [],
  pritozbe: [],
  daljinsko_odcitavanje: 'da',
  rok_daljinskega: '2027-01-01',
  obvesceno_ob: '2026-11-11T07:00:00+01:00',
  pricakovani_letni_strosek: 1068.4,
};

/** A water meter whose window is open. */
export const waterMeter: MeterToRead = {
  st_merilnika: '33120442',
  lastno_ime: null,
  vrsta_merilnika: 'vodomer_hladna',
  prostor: 'Kopalnica',
  enota_mere: 'm³',
  decimalke: 3,
  zadnje_stanje: 412.318,
  datum_zadnjega: '2026-10-31',
  obicajna_poraba: 4.2,
  najvecje_stanje: 99_999.999,
  overjen_do: '2028-12-31',
  oddaja: 'odprto',
  odprto_od: '2026-11-15',
  odprto_do: '2026-11-30',
  oddano: null,
};
