import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { letters } from '../../server/letters';
import { ownersOnly } from '../../server/owned';
import { castVote, earlierAnswer } from '../cast-vote';
import { notStaff, ownDecision } from '../own-decision';
import { ownKey, voteOf } from '../own-part';
import { fieldRefusal, refusal, voteFaults, whyNoVote } from '../vote-refusal';
import { checkCode, codeTerms, newCode, secondsToCode } from '../voting-codes';

const retry = (seconds: number) => ({ headers: { 'Retry-After': String(seconds) } });

/** Confirming codes and votes (pages.md P30). */
export function decisionsVotesHandlers(context: HandlerContext): HttpHandler[] {
  const { db, mailbox, tries, callerOf } = context;
  return [
    http.post(
      '/api/{product}-user/v2/decision/{id_odlocitve}/code',
      ({ request, params, response }) => {
        const caller = callerOf(request);
        const row = ownDecision(db, caller, params.id_odlocitve);
        if (row === 'foreign') return response(404).json({ code: 4 });
        if (row === 'tenant') return response(403).json(ownersOnly);
        if (caller.session.acting) return response(403).json(notStaff);
        const reason = whyNoVote(db, row, caller.payer);
        if (reason) return response(409).json(refusal(reason));
        const key = ownKey(row, caller.payer);
        const wait = secondsToCode(tries, key);
        if (wait > 0) return response(429).json(refusal('koda_blokirana'), retry(wait));
        const { email } = caller.user;
        mailbox.send(
          email,
          letters.votingCode(newCode(db, tries, key), row.id_odlocitve, row.naziv),
        );
        const prejemnik = `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`.slice(0, 100);
        return response(200).json({ kanal: 'e_posta', prejemnik, ...codeTerms });
      },
    ),

    http.post(
      '/api/{product}-user/v2/decision/{id_odlocitve}/votes',
      async ({ request, params, response }) => {
        const caller = callerOf(request);
        const body = await request.json();
        // From here on nothing waits, so that of two requests at the same time one is first.
        const { payer } = caller;
        const row = ownDecision(db, caller, params.id_odlocitve);
        if (row === 'foreign') return response(404).json({ code: 4 });
        if (row === 'tenant') return response(403).json(ownersOnly);
        if (caller.session.acting) return response(403).json(notStaff);

        const cast = { key: request.headers.get('Idempotency-Key') ?? '', body };
        const earlier = earlierAnswer(db, row, payer, cast);
        if (earlier === 'another') {
          const polje = 'Idempotency-Key';
          const field = { polje, razlog: 'neustrezno', meja: null } as const;
          return response(422).json(fieldRefusal('kljuc_ponovljen', [field]));
        }
        if (earlier) return response(201).json(earlier);

        const reason = whyNoVote(db, row, payer);
        if (reason) return response(409).json(refusal(reason));
        const faults = voteFaults(db, row, body.glasovi);
        if (faults.length > 0) return response(422).json(fieldRefusal('nepopolno', faults));
        // Another tab has used this code.
        if (voteOf(db, row, payer)?.koda === body.potrditvena_koda) {
          return response(409).json(refusal('ze_glasovano'));
        }
        const check = checkCode(db, tries, ownKey(row, payer), body.potrditvena_koda);
        if (check.kind === 'void') {
          return response(429).json(refusal('koda_blokirana'), retry(check.wait));
        }
        if (check.kind !== 'right') {
          const left = check.kind === 'wrong' ? { preostalo_poskusov: check.left } : {};
          const razlog = check.kind === 'wrong' ? 'koda_napacna' : 'koda_potekla';
          const field = { polje: 'potrditvena_koda', razlog: 'neustrezno', meja: null } as const;
          return response(422).json(fieldRefusal(razlog, [field], left));
        }
        return response(201).json(castVote(db, row, payer, cast, params.product));
      },
    ),
  ];
}
