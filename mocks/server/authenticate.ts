import { accessOf, pagesFor } from '../people/rights';
import type { Db } from '../world/db';
import { payerKey } from '../world/db';
import type { Caller } from './context';
import { TokenRefused, type Tokens } from './tokens';

/**
 * The sender of a request, by its token alone.
 * @param authorization the request's `Authorization` header
 * @throws TokenRefused when the token is invalid, or its user no longer has this payer code
 */
export async function authenticate(
  db: Db,
  tokens: Tokens,
  authorization: string | null,
): Promise<Caller> {
  const session = await tokens.verify(authorization);
  const user = db.user.findFirst({ where: { id: { equals: session.userId } } });
  const key = payerKey(session.manager, session.codePayer);
  const payer = db.payer.findFirst({ where: { key: { equals: key } } });
  const access = user && payer ? accessOf(db, user.id, key) : undefined;
  if (!user || !payer || (payer.user_id !== user.id && !access)) {
    throw new TokenRefused('The token is for an account that is not linked any more.');
  }
  if (!access) return { session, user, payer };
  const allowed_pages = await pagesFor(payer, access);
  const seesAsUser = access.vloga === 'najemnik';
  return {
    session,
    user,
    payer: { ...payer, allowed_pages, has_tenants: false, seesAsUser },
    access,
  };
}
