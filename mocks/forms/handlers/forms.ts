import type { HttpHandler } from 'msw';
import { isForm } from '../../../contract/checker/form';
import type { SentValues } from '../../../src/api/schema';
import { attachmentNamed } from '../../files/attachment-name';
import { textPdf } from '../../files/pdf';
import { uploadName } from '../../files/upload-name';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { allRows } from '../../values/all-rows';
import type { RowOf } from '../../world/db';
import { DEMO_NOW } from '../../world/demo-today';
import { crossFaults, readingFaults } from '../form-cross-rules';
import { faultsByField, formFaults } from '../form-rules';
import { fieldsOf, findForm, nextNumber, toForm, toSubmission } from '../forms';
import { sentFields } from '../sent-fields';
import { unitFaults } from '../unit-faults';

/** The forms, which need no login, and a payer's submissions (pages.md P24). */
export function formsHandlers({ db, life, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/forms', ({ params, response }) =>
      response(200).json(db.form.getAll().map((form) => toForm(form, params.product))),
    ),

    http.get('/api/{product}-user/v2/forms/{oznaka}', ({ params, response }) => {
      const form = findForm(db, params.oznaka);
      if (!form) return response(404).json({ code: 4 });
      const obrazec = toForm(form, params.product);
      return response(200).json({ obrazec, polja: fieldsOf(form) });
    }),

    http.get('/api/{product}-user/v2/forms/pdf/{oznaka}', ({ params, response }) => {
      const form = findForm(db, params.oznaka);
      if (!form || form.velikost === null) return response(404).json({ code: 4 });
      const headers = {
        'Content-Type': 'application/pdf',
        'Content-Disposition': attachmentNamed(`${form.oznaka}.pdf`),
        'Content-Security-Policy': 'sandbox',
      };
      return response.untyped(new Response(textPdf([form.naziv], form.velikost), { headers }));
    }),

    http.post('/api/{product}-user/v2/forms/{oznaka}', async ({ request, params, response }) => {
      const caller = callerOf(request);
      const { user, payer } = caller;
      const form = findForm(db, params.oznaka);
      const fields = form ? fieldsOf(form) : [];
      if (!form || fields.length === 0) return response(404).json({ code: 4 });
      const { polja, priloge } = isForm(request.headers.get('Content-Type'))
        ? fromForm(await request.clone().formData())
        : { ...(await request.json()), priloge: [] };
      const faults = [
        ...formFaults(fields, polja, priloge.length),
        ...crossFaults(form.oznaka, polja),
      ];
      if (faults.length > 0) return response(422).json(refused(faults));
      const units = unitFaults(db, caller, form, polja);
      if (units === 'foreign') return response(404).json({ code: 4 });
      if (units.length > 0) return response(422).json(refused(units));
      const tooLow = readingFaults(db, payer.key, form.oznaka, polja);
      if (tooLow.length > 0) return response(422).json(refused(tooLow));
      const { oznaka, naziv, dni_do_odgovora } = form;
      const head = { st_vloge: nextNumber(db), oznaka, naziv, datum_oddaje: DEMO_NOW };
      const sent = { ...head, odgovor: null, dni_do_odgovora, priloge };
      const fieldsSent = sentFields(db, payer, fields, polja);
      const state = { status: 'prejeto', datum: DEMO_NOW } as const;
      db.submission.create({
        ...sent,
        payer: payer.key,
        user_id: user.id,
        polja: JSON.stringify(fieldsSent),
        statusi: [state.status],
        datumi: [state.datum],
      });
      life.received(sent.st_vloge);
      const became = { status: state.status, zgodovina: [state] };
      return response(201).json({ ...sent, ...became, polja: fieldsSent });
    }),

    http.get('/api/{product}-user/v2/forms/submissions', ({ request, response }) => {
      const where = sentBy(callerOf(request));
      const vloge = db.submission.findMany({ where }).sort(newestFirst).map(toSubmission);
      return response(200).json({ vloge, skupaj: vloge.length, ...allRows(vloge) });
    }),

    http.delete(
      '/api/{product}-user/v2/forms/submissions/{st_vloge}',
      ({ request, params, response }) => {
        const where = { ...sentBy(callerOf(request)), st_vloge: { equals: params.st_vloge } };
        const row = db.submission.findFirst({ where });
        if (!row) return response(404).json({ code: 4 });
        if (row.statusi.at(-1) !== 'prejeto') {
          return response(409).json({ detail: 'The submission is not in state prejeto.' });
        }
        const statusi: typeof row.statusi = [...row.statusi, 'preklicano'];
        db.submission.update({ where, data: { statusi, datumi: [...row.datumi, DEMO_NOW] } });
        return response(204).empty();
      },
    ),
  ];
}

/** The payer's submissions that this user has sent. */
function sentBy({ user, payer }: Caller) {
  return { payer: { equals: payer.key }, user_id: { equals: user.id } };
}

/** Submissions of the same moment are ordered by number. */
function newestFirst(a: RowOf<'submission'>, b: RowOf<'submission'>): number {
  const later = Date.parse(b.datum_oddaje) - Date.parse(a.datum_oddaje);
  return later || b.st_vloge.localeCompare(a.st_vloge);
}

function refused(faults: readonly string[]) {
  const [code, error] = [1, 'Invalid data received'] as const;
  return { code, error, detail: faults.join('; ').slice(0, 2000), napake: faultsByField(faults) };
}

/** The parts of a form; the backend has already checked them against the contract. */
function fromForm(form: FormData) {
  const polja: SentValues = JSON.parse(String(form.get('polja')));
  const files = form.getAll('priloge').filter((part) => part instanceof File);
  return { polja, priloge: files.map(uploadName) };
}
