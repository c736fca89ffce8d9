import type { components } from '../../src/api/schema';
import type { Caller } from '../server/context';
import { addDays } from '../values/days';
import type { Db, RowOf } from '../world/db';

type BillComplaint = components['schemas']['BillComplaint'];

/** Days of the demo managers' term, from the day after the bill was issued. */
const TERM_DAYS = 15;

/** The steps of a complaint, the same at every manager of the demo. */
const koraki: BillComplaint['koraki'] = [
  {
    korak: 1,
    naziv: 'Reklamacija upravniku',
    opis: 'Reklamacijo oddajte na portalu do izteka roka. Upravnik odgovori pisno.',
    url: null,
  },
  {
    korak: 2,
    naziv: 'Nadzorni odbor etažnih lastnikov',
    opis: 'Če se z odgovorom ne strinjate, se obrnite na nadzorni odbor stavbe.',
    url: null,
  },
  {
    korak: 3,
    naziv: 'Izvensodno reševanje potrošniških sporov',
    opis: 'Spor lahko predložite izvajalcu izvensodnega reševanja. Postopek je prostovoljen.',
    url: 'https://spori.example.si/',
  },
  {
    korak: 4,
    naziv: 'Sodišče',
    opis: 'Če dogovora ni, o sporu odloča sodišče.',
    url: null,
  },
];

/** Managers of the demo that have set no term and no steps. */
const WITHOUT_TERM = ['breza'];

/** Until when a bill can be disputed, and the steps (pages.md P14). */
export function billComplaint({ st_dokumenta, datum_izdaje, payer }: RowOf<'bill'>): BillComplaint {
  if (WITHOUT_TERM.includes(payer.split('/')[0] ?? '')) {
    return { st_dokumenta, zacetek_roka: null, rok_reklamacije: null, koraki: [] };
  }
  const zacetek_roka = addDays(datum_izdaje, 1);
  return {
    st_dokumenta,
    zacetek_roka,
    rok_reklamacije: addDays(zacetek_roka, TERM_DAYS),
    koraki,
  };
}

/**
 * The caller's newest complaint about each line of a bill, by the line's name; cancelled ones do not count. Only the
 * sender of a complaint sees it.
 */
export function complaintsAbout(
  db: Db,
  { user, payer }: Caller,
  number: string | undefined,
): ReadonlyMap<string, string> {
  const sent = db.submission
    .findMany({
      where: {
        payer: { equals: payer.key },
        user_id: { equals: user.id },
        oznaka: { equals: 'reklamacija_obracuna' },
      },
    })
    .filter(({ statusi }) => statusi.at(-1) !== 'preklicano')
    .sort((a, b) => Date.parse(a.datum_oddaje) - Date.parse(b.datum_oddaje));
  return new Map(
    sent.flatMap(({ st_vloge, polja }) => {
      const fields: components['schemas']['SentField'][] = JSON.parse(polja);
      const value = (name: string) => fields.find(({ ime }) => ime === name)?.vrednost;
      return number !== undefined && value('obracun') === number
        ? linesIn(value('postavka')).map((line): [string, string] => [line, st_vloge])
        : [];
    }),
  );
}

/** The names in a field that may have several, separated by semicolons. */
function linesIn(value: unknown): string[] {
  return String(value ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
