import type { HttpHandler } from 'msw';
import { linkPayer } from '../../account/accounts';
import { checkProof, triesKey } from '../../account/payer-proof';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { tooMany } from '../../server/too-many';
import { fiveOf, guessing } from '../../server/try-limits';
import { managerRow } from '../linked-managers';

/** Adds a payer code to the caller's account (pages.md P25, C8). */
export function managersAddHandlers({
  db,
  tries,
  callerOf,
  sourceOf,
}: HandlerContext): HttpHandler[] {
  return [
    http.post('/api/auth/v1/add_manager', async ({ request, response }) => {
      const { user } = callerOf(request);
      const proof = await request.json();
      const limits = [
        ...guessing('proof', triesKey(proof), sourceOf(request)),
        fiveOf(`add ${user.id}`),
      ];
      const wait = tries.secondsToWait(limits);
      if (wait > 0) return response(429).json(...tooMany(wait));

      const proven = checkProof(db, proof);
      if ('error' in proven) {
        tries.count(limits);
        return response(proven.status).json({ error: proven.error });
      }
      linkPayer(db, proven.payer, user);
      return response(201).json(managerRow(db, proven.payer));
    }),
  ];
}
