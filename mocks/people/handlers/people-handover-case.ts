import type { HttpHandler } from 'msw';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { letters } from '../../server/letters';
import { tooMany } from '../../server/too-many';
import { fiveOf } from '../../server/try-limits';
import type { Db, RowOf } from '../../world/db';
import { draftFaults, MOST_DOCUMENTS, missingIn } from '../handover/draft-faults';
import { filesOf, giverOf, handoverAnswer, roleIn, takerOf } from '../handover/handover-answer';
import { changed, keepDraft } from '../handover/keep-draft';
import { endLink, newLink } from '../handover/link';
import { readDraft, type SentDraft } from '../handover/sent-draft';

type Row = RowOf<'handover'>;

/** What the giver does with a handover (pages.md P36): keep, delete, sign, withdraw. */
export function handoverCaseHandlers(context: HandlerContext): HttpHandler[] {
  const { db, mailbox, tries, clock, callerOf } = context;
  return [
    http.put(
      '/api/{product}-user/v2/handover_case/{id_predaje}',
      async ({ request, params, response }) => {
        const caller = callerOf(request);
        const sent = await readDraft(request);
        const row = givenBy(db, caller, params.id_predaje);
        if (!row) return response(404).json({ code: 4 });
        const isAgain =
          sent.draft.razlicica === row.razlicica - 1 && sent.print === row.zadnji_odtis;
        if (row.stanje === 'osnutek' && isAgain) {
          return response(200).json(handoverAnswer(db, row, 'predajnik', params.product));
        }
        const razlog = refusalOf(db, row, caller, sent);
        if (razlog) return response(409).json({ razlog });
        const napake = draftFaults(db, row, sent);
        if (napake.length > 0) return response(422).json(refused(napake));
        const kept = keepDraft(db, row, sent);
        return response(200).json(handoverAnswer(db, kept, 'predajnik', params.product));
      },
    ),

    http.delete(
      '/api/{product}-user/v2/handover_case/{id_predaje}',
      ({ request, params, response }) => {
        const row = givenBy(db, callerOf(request), params.id_predaje);
        if (!row) return response(404).json({ code: 4 });
        if (row.stanje !== 'osnutek') return response(409).json({ razlog: 'zaklenjeno' });
        const where = { id_predaje: { equals: row.id_predaje } };
        db.handoverFile.deleteMany({ where });
        db.handover.delete({ where });
        return response(204).empty();
      },
    ),

    http.post(
      '/api/{product}-user/v2/handover_case/{id_predaje}/state',
      async ({ request, params, response }) => {
        const { razlicica, stanje } = await request.json();
        const row = givenBy(db, callerOf(request), params.id_predaje);
        if (!row) return response(404).json({ code: 4 });
        const answer = (now: Row) =>
          response(200).json(handoverAnswer(db, now, 'predajnik', params.product));
        if (stanje === 'osnutek') {
          if (row.stanje === 'osnutek') return answer(row);
          if (!isWithdrawable(row)) return response(409).json({ razlog: 'zaklenjeno' });
          return answer(withdraw(db, row, clock.now()));
        }
        if (row.stanje !== 'osnutek' && row.stanje !== 'caka_prevzemnika') {
          return response(409).json({ razlog: 'zaklenjeno' });
        }
        if (razlicica !== row.razlicica) return response(409).json({ razlog: 'spremenjeno' });
        const napake = row.stanje === 'osnutek' ? missingIn(db, row) : [];
        if (napake.length > 0) return response(422).json(refused(napake));
        // Each link is an e-mail to a person who has not asked for it.
        const limits = [fiveOf(`handover ${row.payer}`)];
        const wait = tries.secondsToWait(limits);
        if (wait > 0) return response(429).json(...tooMany(wait));
        tries.count(limits);
        return answer(sign(row));
      },
    ),
  ];

  function sign(row: Row): Row {
    const { token, velja_do } = newLink(db, row, clock.now());
    const [year, month, day] = velja_do.slice(0, 10).split('-');
    const { e_posta } = takerOf(row);
    mailbox.send(
      e_posta ?? '',
      letters.handover(giverOf(db, row), `${day}.${month}.${year}`, token),
    );
    const predajnik_ob = row.stanje === 'osnutek' ? clock.now() : row.predajnik_ob;
    const razlicica = row.stanje === 'osnutek' ? row.razlicica + 1 : row.razlicica;
    return changed(db, row, { stanje: 'caka_prevzemnika', predajnik_ob, razlog: null, razlicica });
  }
}

/** A handover that the caller has begun. */
function givenBy(db: Db, caller: Caller, id: string | number): Row | undefined {
  const row = db.handover.findFirst({ where: { id_predaje: { equals: Number(id) } } });
  return row && roleIn(row, caller) === 'predajnik' ? row : undefined;
}

/** Why a draft cannot be kept, apart from faults of its fields. */
function refusalOf(db: Db, row: Row, { user }: Caller, { draft, file }: SentDraft) {
  if (row.stanje !== 'osnutek') return 'zaklenjeno';
  if (draft.razlicica !== row.razlicica) return 'spremenjeno';
  if (draft.prevzemnik.e_posta?.toLowerCase() === user.email.toLowerCase()) return 'lasten_naslov';
  const isDocument = file !== null && file !== 'wrong' && file.vrsta !== 'stevec';
  const kept = filesOf(db, row).filter(
    ({ vrsta, id_priloge }) => vrsta !== 'stevec' && draft.priloge.includes(id_priloge),
  );
  return isDocument && kept.length >= MOST_DOCUMENTS ? 'prevec' : undefined;
}

function isWithdrawable({ stanje }: Row): boolean {
  return stanje === 'caka_prevzemnika' || stanje === 'oddano';
}

/** A draft again: both signatures and the link end. */
function withdraw(db: Db, row: Row, now: string): Row {
  endLink(db, row, now);
  return changed(db, row, {
    stanje: 'osnutek',
    razlicica: row.razlicica + 1,
    taker_id: 0,
    predajnik_ob: null,
    prevzemnik_ob: null,
  });
}

function refused(napake: ReturnType<typeof missingIn>) {
  const detail = napake
    .map(({ polje, razlog }) => `${polje}: ${razlog}`)
    .join('; ')
    .slice(0, 2000);
  return { code: 1 as const, error: 'Invalid data received' as const, detail, napake };
}
