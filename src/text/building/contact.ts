import { capital } from '../common/capital';

/** Texts of the contact with the manager. */
export const reachText = {
  manager: 'Vaš upravnik',
  telephone: 'Telefon',
  duty: 'Dežurna številka',
  email: 'E-pošta',
  address: 'Naslov',
  web: 'Spletna stran',
  office: 'Uradne ure',
  week: 'Uradne ure po dnevih',
  day: 'Dan',
  hours: 'Ure',
  ask: 'Pošlji vprašanje',
  all: 'Vsi podatki za stik',
  unknown: 'Upravnik podatkov za stik ni objavil.',
  /** For screen readers, before a telephone number that is a link. */
  call: (name: string) => `Pokliči ${name},`,
  managerCalled: 'upravnika',
  emergency: 'Nujni primeri',
  /** Names the links beside a sentence on the manager. */
  ways: 'Stik z upravnikom',
  /** Names the contacts at the foot of the public pages. */
  help: 'Pomoč',
} as const;

const WEEKDAYS = ['ponedeljek', 'torek', 'sreda', 'četrtek', 'petek', 'sobota', 'nedelja'] as const;
/** As in `v sredo`. */
const WEEKDAYS_AFTER_V = [
  'ponedeljek',
  'torek',
  'sredo',
  'četrtek',
  'petek',
  'soboto',
  'nedeljo',
] as const;

/** `Danes do 15:00`. */
export const openText = (until: string): string => `Danes do ${until}`;

/** `Danes od 13:00 do 15:00`. */
export const laterText = (from: string, until: string): string => `Danes od ${from} do ${until}`;

/**
 * When a closed office opens: `Zaprto, jutri od 08:00`.
 *
 * @param day - how many days ahead
 * @param weekday - 1 Monday to 7 Sunday
 * @param date - that day, formatted, for a day a week or more ahead
 */
export function nextText(from: string, day: number, weekday: number, date: string): string {
  const on = day === 1 ? 'jutri' : day < 7 ? `v ${WEEKDAYS_AFTER_V[weekday - 1]}` : date;
  return `Zaprto, ${on} od ${from}`;
}

/** The names of days of the week: `Ponedeljek–četrtek`. */
export function daysText(first: number, last: number): string {
  const name = WEEKDAYS[first - 1] ?? '';
  if (first === last) return capital(name);
  return `${capital(name)}–${WEEKDAYS[last - 1]}`;
}
