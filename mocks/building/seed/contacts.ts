import type { OfficeHours, ShutOffValve } from '../../../src/api/schema';
import type { RowOf } from '../../world/db';

const hours = (spans: readonly OfficeHours[]) => JSON.stringify(spans);
const valves = (places: readonly ShutOffValve[]) => JSON.stringify(places);

/** Work-free days of the demo's winter and spring. */
const holidays = ['2026-12-25', '2027-01-01', '2027-02-08', '2027-03-29', '2027-04-27'];

/** Contact data of the demo world's managers; numbers are invented. Breza has neither a duty line nor a web page. */
export const managerContacts: readonly RowOf<'managerContact'>[] = [
  {
    manager: 'zelenigaj',
    telefon: '01 000 10 00',
    e_posta: 'pisarna@zelenigaj.example.si',
    spletna_stran: 'https://www.zelenigaj.example.si',
    uradne_ure: hours([
      ...[1, 2, 3, 4].flatMap((dan) => [
        { dan, od: '08:00', do: '12:00' },
        { dan, od: '13:00', do: dan === 3 ? '17:00' : '15:00' },
      ]),
      { dan: 5, od: '08:00', do: '13:00' },
    ]),
    zaprto: [...holidays, '2026-12-24', '2026-12-31'].sort(),
    dezurna_stevilka: '080 00 88',
    ure: 'Vsak dan 0–24',
  },
  {
    manager: 'breza',
    telefon: '01 000 20 00',
    e_posta: 'info@breza.example.si',
    spletna_stran: null,
    uradne_ure: hours([
      { dan: 1, od: '09:00', do: '13:00' },
      { dan: 3, od: '13:00', do: '17:00' },
    ]),
    zaprto: holidays,
    dezurna_stevilka: null,
    ure: null,
  },
];

/** Emergency information of the demo's buildings; there is none for 0044. */
export const buildingHelp: readonly RowOf<'buildingHelp'>[] = [
  {
    objekt_sifra: '0137',
    navodila_html:
      '<p>Če voda uhaja, najprej zaprite ventil v stanovanju, nato pokličite vodovodarja. Če diši po plinu, ne prižigajte luči, odprite okna in pokličite <a href="tel:112">112</a>.</p>',
    lokacije_zapornih_ventilov: valves([
      { napeljava: 'Voda v stanovanju', mesto: 'V kopalnici, za vratci ob umivalniku' },
      { napeljava: 'Voda za stavbo', mesto: 'Klet, prostor ob kolesarnici, levo od vrat' },
      { napeljava: 'Ogrevanje', mesto: 'Toplotna postaja v kleti, ključ ima hišnik' },
    ]),
  },
  {
    objekt_sifra: '0291',
    navodila_html: null,
    lokacije_zapornih_ventilov: valves([
      { napeljava: 'Voda za stavbo', mesto: 'Pritličje, omarica pod stopnicami' },
    ]),
  },
];
