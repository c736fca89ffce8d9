import { randomInt } from 'node:crypto';
import type { Tries } from '../server/tries';
import { fiveOf, type Limit } from '../server/try-limits';
import type { Db } from '../world/db';

const VALID_MS = 600_000;
/** The third wrong code makes a code void. */
const TRIES = 3;
const BLOCK_MS = 60_000;

/** What came of a code: `right`, or why not. */
export type CodeCheck =
  | { readonly kind: 'right' | 'expired' }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'void'; readonly wait: number };

const limitsOf = (key: string): readonly Limit[] => [
  fiveOf(`voting code ${key}`),
  { of: `void code ${key}`, allowed: 1, span: BLOCK_MS },
];

/** Seconds until a new code may be sent; 0 for now. @param key `ownKey` of the vote */
export function secondsToCode(tries: Tries, key: string): number {
  return tries.secondsToWait(limitsOf(key));
}

/** Makes a new code, which makes the one before void. @param key `ownKey` of the vote */
export function newCode(db: Db, tries: Tries, key: string): string {
  const koda = String(randomInt(1_000_000)).padStart(6, '0');
  const [sent] = limitsOf(key);
  if (sent) tries.count([sent]);
  db.votingCode.delete({ where: { key: { equals: key } } });
  db.votingCode.create({ key, koda, velja_do: Date.now() + VALID_MS, napacnih: 0 });
  return koda;
}

/** How a sent code is described to its user. */
export const codeTerms = { velja_sekund: VALID_MS / 1000, preostalo_poskusov: TRIES };

/** Compares a code with the sent one; a right one is used up. @param key `ownKey` of the vote */
export function checkCode(db: Db, tries: Tries, key: string, given: string): CodeCheck {
  const where = { key: { equals: key } };
  const sent = db.votingCode.findFirst({ where });
  if (!sent || sent.velja_do < Date.now()) return { kind: 'expired' };
  if (sent.koda === given) {
    db.votingCode.delete({ where });
    return { kind: 'right' };
  }
  const left = TRIES - 1 - sent.napacnih;
  if (left > 0) {
    db.votingCode.update({ where, data: { napacnih: sent.napacnih + 1 } });
    return { kind: 'wrong', left };
  }
  db.votingCode.delete({ where });
  const [, blocked] = limitsOf(key);
  if (blocked) tries.count([blocked]);
  return { kind: 'void', wait: Math.max(1, secondsToCode(tries, key)) };
}
