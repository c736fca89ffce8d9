/** A phrase that is not used in this repository, and what to write in its place. */
export interface Phrase {
  readonly found: RegExp;
  readonly instead: string;
}

export const phrases: readonly Phrase[] = [
  {
    found: /\b(is|are|was|were|be|been) (not )?told\b(?! apart)/i,
    instead: 'is shown, reported, described',
  },
  { found: /\b(told|tells? \w+) apart\b/i, instead: 'distinguished, distinguishes' },
  { found: /\bunless told\b/i, instead: 'by default' },
  { found: /\bsays? so\b/i, instead: 'shows a message; reports it' },
  { found: /\banew\b/i, instead: 'again' },
  { found: /\b(nobody|somebody|whoever)\b/i, instead: 'no user, a user, the user who' },
  { found: /\b(is|are|has|have) gone\b/i, instead: 'was removed, no longer exists' },
  { found: /\b(has|have) come\b/i, instead: 'has arrived, has loaded' },
  { found: /\bas (it|they) comes?\b/i, instead: 'when it arrives' },
  { found: /\bcan not\b/i, instead: 'cannot' },
  { found: /\ball the same\b(?! value)/i, instead: 'nevertheless' },
  { found: /\bfor good\b/i, instead: 'permanently' },
  { found: /\bhears? of\b/i, instead: 'notices, receives' },
  { found: /\b(leads?|led) on\b/i, instead: 'redirects, leads to' },
  { found: /\blets go\b/i, instead: 'releases, stops blocking' },
  { found: /\bpassed over\b/i, instead: 'skipped' },
  { found: /\bdoes no harm\b/i, instead: 'is harmless' },
  { found: /\bno good\b/i, instead: 'invalid' },
  { found: /\bgood (once|twice)\b/i, instead: 'valid for one use' },
  { found: /\bgarbles?\b/i, instead: 'breaks, mixes up' },
  { found: /\bmay run nothing\b/i, instead: 'cannot run scripts' },
  { found: /\bshall\b/i, instead: 'must, will' },
  {
    found:
      /\b(one|a|two|three) (row|line|file|byte|call|sum)s? an? (unit|payer|page|row|day|click)\b/i,
    instead: 'one row per unit',
  },
  {
    found: /\bof (its|their) own(?=[.,;:)]|$| (and|but|that|which|with|beside)\b)/i,
    instead: 'its own …, a separate …',
  },
];
