import { newToken, printOf } from '../server/link-token';
import type { Db } from '../world/db';

/** What a link is for: a new password (pages.md P29), or staff acting as a user. */
export type LinkPurpose = 'reset' | 'act';

/** The lifetime of a link in seconds; at most a minute for staff (threats.md, login as user). */
const lifetimes: Readonly<Record<LinkPurpose, number>> = { reset: 60 * 60, act: 60 };

/**
 * Creates a link and returns its token. Older links of the same user for the same purpose become invalid.
 * @param lifetime seconds from now; a negative number creates an expired link
 */
export function issueLink(
  db: Db,
  purpose: LinkPurpose,
  userId: number,
  lifetime = lifetimes[purpose],
): string {
  endLinks(db, purpose, userId);
  const token = newToken();
  const expires = Date.now() + lifetime * 1000;
  db.accountLink.create({ token_hash: printOf(token), purpose, user_id: userId, expires });
  return token;
}

/** Makes the links of a user for one purpose invalid. */
export function endLinks(db: Db, purpose: LinkPurpose, userId: number): void {
  db.accountLink.deleteMany({
    where: { purpose: { equals: purpose }, user_id: { equals: userId } },
  });
}

/**
 * Uses up a link.
 * @returns the id of its user; `undefined` when the link is unknown, used, expired or for another purpose
 */
export function takeLink(db: Db, purpose: LinkPurpose, token: string): number | undefined {
  const where = { token_hash: { equals: printOf(token) } };
  const link = db.accountLink.findFirst({ where });
  if (link?.purpose !== purpose) return undefined;
  db.accountLink.delete({ where });
  return link.expires > Date.now() ? link.user_id : undefined;
}
