import type { Db, RowOf } from '../world/db';
import { demoMoment } from '../world/demo-clock';
import { DEMO_NOW } from '../world/demo-today';
import { type Outcome, requestNotice } from './request-notice';

/** The time from a submission to the start of the work on it, and to its answer, in milliseconds. */
export const WORK_AFTER_MS = 20_000;
export const ANSWER_AFTER_MS = 45_000;

interface Answer {
  readonly status: Exclude<Outcome, 'v_obdelavi'>;
  readonly odgovor: string;
}

const usual: Answer = {
  status: 'potrjeno',
  odgovor: 'Vašo vlogo smo pregledali in jo potrjujemo.\nHvala za sporočilo.',
};

/** Neither grants nor refuses anything. */
const onlyAnswered = (odgovor: string): Answer => ({ status: 'odgovorjeno', odgovor });

/** The answers of the demo's manager, by form (pages.md P24); `usual` for all others. */
const answers: Readonly<Record<string, Answer>> = {
  reklamacija_obracuna: onlyAnswered(
    'Postavko preverjamo z dobaviteljem.\nČe se razlika potrdi, jo bomo upoštevali na naslednjem obračunu.',
  ),
  splosno_vprasanje: onlyAnswered(
    'Hvala za sporočilo.\nVaše vprašanje smo predali hišniku, ki vas pokliče v dveh delovnih dneh.',
  ),
  prijava_skode: onlyAnswered(
    'Škodo smo prijavili zavarovalnici.\nCenilec vas bo poklical v treh delovnih dneh.',
  ),
  potrdilo: {
    status: 'zavrnjeno',
    odgovor:
      'Potrdila za izbrani dan ne moremo izdati, ker obveznosti še niso v celoti poravnane.\nKo bodo, oddajte novo vlogo.',
  },
};

export type RequestLife = ReturnType<typeof createRequestLife>;

/**
 * The life of submissions to the demo's manager: each goes into work, then gets an answer, and its payer gets a
 * notification of both (pages.md P24, P11). There are no timers: `advance` does what is due by the clock.
 * @param now milliseconds since 1970; without it every submission stays `prejeto`
 */
export function createRequestLife(db: Db, now: (() => number) | undefined) {
  const waiting = new Map<string, number>();

  /** @param after milliseconds since the submission */
  const move = (row: RowOf<'submission'>, to: Outcome, after: number, odgovor: string | null) => {
    const datum = demoMoment(Date.parse(DEMO_NOW) + after);
    db.submission.update({
      where: { st_vloge: { equals: row.st_vloge } },
      data: { odgovor, statusi: [...row.statusi, to], datumi: [...row.datumi, datum] },
    });
    notify(db, { ...row, odgovor }, to, datum);
  };

  return {
    /** Adds a new submission. */
    received(number: string): void {
      if (now) waiting.set(number, now());
    },

    /** Advances due submissions; a cancelled one stays unchanged. */
    advance(): void {
      for (const [number, since] of waiting) {
        const age = (now?.() ?? since) - since;
        const find = () => db.submission.findFirst({ where: { st_vloge: { equals: number } } });
        const row = find();
        const isOver = !row || row.statusi.at(-1) === 'preklicano';
        if (isOver || age >= ANSWER_AFTER_MS) waiting.delete(number);
        if (isOver) continue;
        if (age >= WORK_AFTER_MS && row.statusi.at(-1) === 'prejeto') {
          move(row, 'v_obdelavi', WORK_AFTER_MS, null);
        }
        const begun = find();
        if (!begun || age < ANSWER_AFTER_MS) continue;
        const { status, odgovor } = answers[row.oznaka] ?? usual;
        move(begun, status, ANSWER_AFTER_MS, odgovor);
      }
    },
  };
}

function notify(db: Db, row: RowOf<'submission'>, to: Outcome, datum: string) {
  const ids = db.notification.getAll().map(({ id_obvestila }) => id_obvestila);
  db.notification.create({
    id_obvestila: Math.max(0, ...ids) + 1,
    payer: row.payer,
    ...requestNotice(row, to),
    vrsta: 'splosno',
    datum,
    datum_branja: null,
    pomembno: false,
    stran: `/obrazci#vloga-${row.st_vloge}`,
    id_vlozisca: null,
    priloge: [],
  });
}
