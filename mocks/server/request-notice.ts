import { paragraphs } from '../files/paragraphs';
import type { RowOf } from '../world/db';

/** The outcome of the manager's work on a submission. */
export type Outcome = 'v_obdelavi' | 'odgovorjeno' | 'potrjeno' | 'zavrnjeno';

/** The submission as the object of "je odgovoril na", by form. */
const named: Readonly<Record<string, string>> = {
  sprememba_oseb: 'prijavo števila oseb in psov',
  sprememba_lastnika: 'spremembo lastnika',
  prijava_najemnika: 'prijavo najemnika',
  e_racun: 'vlogo za e-račun',
  stanje_vodomera: 'sporočeno stanje vodomera',
  reklamacija_obracuna: 'reklamacijo',
  prijava_skode: 'prijavo škode',
  potrdilo: 'vlogo za potrdilo',
  splosno_vprasanje: 'vprašanje',
};

const done: Readonly<Record<Outcome, string>> = {
  v_obdelavi: 'Upravnik obravnava',
  odgovorjeno: 'Upravnik je odgovoril na',
  potrjeno: 'Upravnik je potrdil',
  zavrnjeno: 'Upravnik je zavrnil',
};

/** The number with non-breaking hyphens. */
const unbroken = (number: string) => number.replaceAll('-', '\u2011');

/**
 * The notification of one step of a submission: what the manager has done, and the answer itself.
 * @param row with the step's answer, if any
 */
export function requestNotice(row: RowOf<'submission'>, to: Outcome) {
  const { oznaka, st_vloge, odgovor } = row;
  const naslov = `${done[to]} ${named[oznaka] ?? 'vlogo'} (${unbroken(st_vloge)})`;
  const answer = odgovor ?? 'Ko bo odgovor pripravljen, vas obvestimo.';
  const text = `${answer}\nVse o vlogi je med oddanimi vlogami.`;
  return { naslov, vsebina: paragraphs(text.replaceAll('\n', '\n\n')) };
}
