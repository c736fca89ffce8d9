import type { HttpHandler } from 'msw';
import { emailKey, findUser, isPasswordOf } from '../../account/accounts';
import { attachmentHeaders } from '../../files/attachment-headers';
import { managerRow } from '../../managers/linked-managers';
import type { ErrorBody } from '../../server/answers';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { letters } from '../../server/letters';
import { tooMany } from '../../server/too-many';
import { guessing } from '../../server/try-limits';
import type { Db, RowOf } from '../../world/db';
import { maskedEmail } from '../co-user-state';
import { sharesOf } from '../handover/costs';
import {
  filesOf,
  giverOf,
  giversEmail,
  labelOf,
  maskedTaxNumber,
  meterFacts,
  metersOf,
  statesOf,
  takerOf,
} from '../handover/handover-answer';
import { changed } from '../handover/keep-draft';
import { endOf, linkOf } from '../handover/link';
import { fault } from '../new-account';

type Row = RowOf<'handover'>;

/** A handover for the reader of the taker's link, and the taker's answer (pages.md P36). */
export function handoverOfferHandlers(context: HandlerContext): HttpHandler[] {
  const { db, mailbox, tries, clock, handoverLife, sourceOf } = context;
  const rowOf = ({ id_predaje }: RowOf<'handoverLink'>) =>
    db.handover.findFirst({ where: { id_predaje: { equals: id_predaje } }, strict: true });
  return [
    http.get('/api/auth/v1/handover/{zeton}', ({ params, response }) => {
      const link = linkOf(db, params.zeton);
      if (!link) return response(404).json({ code: 4 });
      const razlog = endOf(link, clock.now());
      if (razlog) return response(409).json({ razlog });
      return response(200).json(offer(db, rowOf(link), link.velja_do));
    }),

    http.get('/api/auth/v1/handover/{zeton}/file/{id_priloge}', ({ params, response }) => {
      const link = linkOf(db, params.zeton);
      if (!link) return response(404).json({ code: 4 });
      const razlog = endOf(link, clock.now());
      if (razlog) return response(409).json({ razlog });
      const number = Number(params.id_priloge);
      const file = documentsOf(db, rowOf(link)).find(({ id_priloge }) => id_priloge === number);
      if (!file) return response(404).json({ code: 4 });
      const bytes = new Uint8Array(Buffer.from(file.vsebina, 'base64'));
      const headers = attachmentHeaders(file.tip, file.naziv);
      return response.untyped(new Response(bytes, { headers }));
    }),

    http.post('/api/auth/v1/handover/{zeton}', async ({ request, params, response }) => {
      const { odgovor, razlog: reason, password } = await request.json();
      const source = sourceOf(request);
      // One after the other, so that two requests at once do not both use the token.
      const outcome = await tries.inTurn(`handover ${params.zeton}`, async () => {
        const link = linkOf(db, params.zeton);
        if (!link) return { status: 404 as const };
        const razlog = endOf(link, clock.now());
        if (razlog) return { status: 409 as const, razlog };
        const row = rowOf(link);
        const email = takerOf(row).e_posta ?? '';
        const user = findUser(db, email);
        const refused = answerFault(odgovor, reason, user !== undefined, password);
        if (refused) return { status: 422 as const, body: refused };
        const limits = guessing('login', emailKey(email), source);
        const wait = password === null ? 0 : tries.secondsToWait(limits);
        if (wait > 0) return { status: 429 as const, wait };
        if (user && password !== null && !(await isPasswordOf(db, user, password))) {
          tries.count(limits);
          return { status: 422 as const, body: { code: 3 as const } };
        }
        // The giver may have withdrawn the handover while the password was checked.
        const now = clock.now();
        const current = linkOf(db, params.zeton) ?? link;
        const late = endOf(current, now);
        if (late) return { status: 409 as const, razlog: late };
        const where = { odtis: { equals: current.odtis } };
        db.handoverLink.update({ where, data: { porabljen_ob: now } });
        const taker_id = password !== null && user ? user.id : 0;
        const signed = answered(rowOf(current), odgovor, { now, reason, taker_id });
        return { status: 200 as const, row: signed };
      });
      if (outcome.status === 404) return response(404).json({ code: 4 });
      if (outcome.status === 409) return response(409).json({ razlog: outcome.razlog });
      if (outcome.status === 422) return response(422).json(outcome.body);
      if (outcome.status === 429) return response(429).json(...tooMany(outcome.wait));
      const { stanje, taker_id } = outcome.row;
      return response(200).json({ stanje, povezano: taker_id !== 0 });
    }),
  ];

  function answered(
    row: Row,
    odgovor: 'potrjujem' | 'zavracam',
    { now, reason, taker_id }: { now: string; reason: string | null; taker_id: number },
  ): Row {
    const razlicica = row.razlicica + 1;
    const giver = giversEmail(db, row);
    const unit = labelOf(db, row.inventarna_stevilka);
    mailbox.send(giver, letters.handoverAnswer(unit, odgovor === 'potrjujem', reason));
    if (odgovor === 'zavracam') {
      const back = { predajnik_ob: null, razlog: reason, razlicica };
      return changed(db, row, { stanje: 'osnutek', ...back });
    }
    handoverLife.received(row.id_predaje);
    return changed(db, row, { stanje: 'oddano', prevzemnik_ob: now, taker_id, razlicica });
  }
}

/** The fault of an answer: a reason that is missing or there for nothing, a password of no account. */
function answerFault(
  odgovor: string,
  reason: string | null,
  hasAccount: boolean,
  password: string | null,
): ErrorBody | undefined {
  if (odgovor === 'zavracam' && reason === null) return fault('razlog', 'manjka');
  if (odgovor === 'potrjujem' && reason !== null) return fault('razlog', 'neustrezno');
  return password !== null && !hasAccount ? fault('password', 'neustrezno') : undefined;
}

/** What the taker signs; a photo of a meter stays between the parties. */
function documentsOf(db: Db, row: Row): RowOf<'handoverFile'>[] {
  return filesOf(db, row).filter(({ vrsta }) => vrsta !== 'stevec');
}

function offer(db: Db, row: Row, velja_do: string) {
  const { ime, naslov, e_posta, davcna } = takerOf(row);
  const payer = db.payer.findFirst({ where: { key: { equals: row.payer } }, strict: true });
  const states = statesOf(row);
  return {
    upravnik: managerRow(db, payer).full_title,
    naziv_enote: labelOf(db, row.inventarna_stevilka),
    vrsta: row.vrsta,
    predajnik: giverOf(db, row),
    datum_predaje: row.datum_predaje ?? '',
    prevzemnik: { ime: ime ?? '', naslov, davcna_maskirana: maskedTaxNumber(davcna) },
    e_posta_maskirana: maskedEmail(e_posta ?? ''),
    stevci: metersOf(db, row.inventarna_stevilka).map((meter) => ({
      ...meterFacts(meter),
      stanje: states[meter.st_merilnika] ?? null,
    })),
    priloge: documentsOf(db, row).map(({ id_priloge, vrsta, naziv, velikost }) => ({
      id_priloge,
      vrsta,
      naziv,
      velikost,
    })),
    razdelitev: sharesOf(db, row),
    velja_do,
    ima_racun: findUser(db, e_posta ?? '') !== undefined,
  };
}
