import type { ManagerRow, RowOf } from '../world/db';
import { longText } from './names';
import { createRandom } from './random';

/** Contact data of a generated manager; each has other fields, and every seventh has none. */
export function generateContact({ manager }: ManagerRow, index: number): RowOf<'managerContact'> {
  if (index % 7 === 6) return { ...nothing, manager };
  const number = String(10 + (index % 90));
  return {
    manager,
    telefon: index % 5 === 4 ? null : `01 000 ${number} 00`,
    e_posta: index % 3 === 2 ? null : `pisarna@${manager}.example.si`,
    spletna_stran: index % 2 === 0 ? `https://${manager}.example.si` : null,
    uradne_ure: JSON.stringify(index % 4 === 3 ? [] : weekdays),
    zaprto: ['2026-12-25', '2027-01-01'],
    dezurna_stevilka: index % 3 === 0 ? '080 00 88' : null,
    ure: index % 3 === 0 ? 'Vsak dan 0–24' : null,
  };
}

const weekdays = [1, 2, 3, 4, 5].map((dan) => ({ dan, od: '08:00', do: '14:00' }));

const nothing: Omit<RowOf<'managerContact'>, 'manager'> = {
  telefon: null,
  e_posta: null,
  spletna_stran: null,
  uradne_ure: '[]',
  zaprto: [],
  dezurna_stevilka: null,
  ure: null,
};

/** The shut-off valves of a building; one text has maximum length. */
export function generateHelp(objekt_sifra: string, seed: number): RowOf<'buildingHelp'> {
  const random = createRandom(seed, `help in ${objekt_sifra}`);
  const places = [
    { napeljava: 'Voda', mesto: random.pick(['Klet, levo od vrat', 'Pritličje, pod stopnicami']) },
    { napeljava: 'Plin', mesto: longText('Omarica ob vhodu', 300) },
  ];
  return {
    objekt_sifra,
    navodila_html: '<p>Najprej zaprite ventil, nato pokličite izvajalca.</p>',
    lokacije_zapornih_ventilov: JSON.stringify(places),
  };
}
