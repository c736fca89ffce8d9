import type { components } from '../../../src/api/schema';
import type { RowOf } from '../../world/db';

type SentField = components['schemas']['SentField'];
type Row = RowOf<'submission'>;

const ana = { payer: 'zelenigaj/104217', user_id: 4821 };
const rok = { payer: 'zelenigaj/204511', user_id: 4822 };

const sent = (
  ime: string,
  oznaka: string,
  vrsta: SentField['vrsta'],
  vrednost: SentField['vrednost'],
  izpis: string | null = null,
): SentField => ({ ime, oznaka, vrsta, vrednost, izpis });

const flat = sent(
  'inventarna_stevilka',
  'Enota',
  'enota',
  '0137014',
  'Javorjeva ulica 12 - 2 - 3 (14)',
);

/** The text of a complaint about a bill's line. */
const complaint = (bill: string, line: string, why: string): readonly SentField[] => [
  flat,
  sent('obracun', 'Obračun', 'besedilo', bill),
  sent('postavka', 'Postavka', 'besedilo', line),
  sent('opis', 'Opis', 'dolgo_besedilo', why),
];

const question = (subject: string, message: string): readonly SentField[] => [
  sent('zadeva', 'Zadeva', 'besedilo', subject),
  sent('sporocilo', 'Sporočilo', 'dolgo_besedilo', message),
];

type Identity = Pick<
  Row,
  'st_vloge' | 'payer' | 'user_id' | 'oznaka' | 'naziv' | 'dni_do_odgovora'
>;

/** A submission with its steps: each state and its moment. */
function submission(
  identity: Identity,
  fields: readonly SentField[],
  steps: readonly (readonly [Row['statusi'][number], string])[],
  rest: Partial<Pick<Row, 'odgovor' | 'priloge'>> = {},
): Row {
  return {
    ...identity,
    polja: JSON.stringify(fields),
    datum_oddaje: steps[0]?.[1] ?? '',
    statusi: steps.map(([state]) => state),
    datumi: steps.map(([, since]) => since),
    odgovor: null,
    priloge: [],
    ...rest,
  };
}

const persons = { oznaka: 'sprememba_oseb', naziv: 'Prijava števila oseb in psov' };
const complaints = { oznaka: 'reklamacija_obracuna', naziv: 'Reklamacija obračuna' };
const questions = { oznaka: 'splosno_vprasanje', naziv: 'Splošno vprašanje upravniku' };

/** Submissions (pages.md P24: V-2026-00871; the others are invented). */
export const submissions: readonly Row[] = [
  submission(
    { st_vloge: 'V-2026-00871', ...ana, ...persons, dni_do_odgovora: 5 },
    [
      flat,
      sent('st_oseb', 'Število oseb', 'stevilo', 3),
      sent('st_psov', 'Število psov', 'stevilo', 1),
      sent('velja_od', 'Velja od', 'datum', '2026-06-01'),
      sent('izjava', 'Izjavljam, da so navedeni podatki resnični.', 'potrditev', true),
    ],
    [
      ['prejeto', '2026-06-03T19:12:00+02:00'],
      ['v_obdelavi', '2026-06-04T08:20:00+02:00'],
      ['potrjeno', '2026-06-05T10:02:00+02:00'],
    ],
    { odgovor: 'Sprememba je potrjena in upoštevana od obračuna 06/2026.' },
  ),
  submission(
    { st_vloge: 'V-2026-00902', ...rok, ...questions, dni_do_odgovora: 3 },
    question('Nabiralnik', 'Kje dobim ključ nabiralnika?'),
    [['prejeto', '2026-09-14T07:55:00+02:00']],
  ),
  submission(
    { st_vloge: 'V-2026-00915', ...ana, ...complaints, dni_do_odgovora: 5 },
    complaint(
      '26090314',
      'Čiščenje skupnih prostorov',
      'Stopnišče septembra dvakrat ni bilo očiščeno.',
    ),
    [
      ['prejeto', '2026-10-20T18:44:00+02:00'],
      ['v_obdelavi', '2026-10-21T09:10:00+02:00'],
      ['odgovorjeno', '2026-10-23T11:36:00+02:00'],
    ],
    {
      odgovor:
        'Postavko preverjamo z dobaviteljem.\nČe se razlika potrdi, jo bomo upoštevali na naslednjem obračunu.',
    },
  ),
  submission(
    { st_vloge: 'V-2026-00930', ...ana, ...complaints, dni_do_odgovora: 5 },
    complaint(
      '26100314',
      'Hišniška opravila',
      'Zakaj so hišniška opravila dražja kot septembra? Prilagam sliko zapisa na oglasni deski.',
    ),
    [
      ['prejeto', '2026-11-13T20:31:00+01:00'],
      ['v_obdelavi', '2026-11-16T09:05:00+01:00'],
    ],
    { priloge: ['zapis_hisnika.jpg'] },
  ),
  submission(
    { st_vloge: 'V-2026-00941', ...ana, ...questions, dni_do_odgovora: 3 },
    question('Ključ kolesarnice', 'Kje dobim nov ključ?'),
    [['prejeto', '2026-11-20T18:02:00+01:00']],
  ),
];
