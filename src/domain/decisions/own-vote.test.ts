import { expect, test } from 'vitest';
import type { Decision, OwnPart, Proposal } from '../api-types';
import { hasOtherVote, mayChange, votable, votingWay } from './own-vote';

const own: OwnPart = {
  upravicen: true,
  razlog_neupravicenosti: null,
  enote: [],
  delez_stevec: 240,
  oddano: false,
  cas_oddaje: null,
  nacin_oddaje: null,
  sprememba_mozna_do: null,
  pooblascenec: null,
};
const proposal = { izid: 'v_teku' } as Proposal;
const list = {
  vrsta: 'listina',
  stanje: 'odprto',
  imenovalec: 10_000,
  sprejet_v_pogodbi: true,
  predlogi: [proposal],
} as Partial<Decision>;
const decision = (more: Partial<Decision> = {}, part: Partial<OwnPart> = {}) =>
  ({ ...list, ...more, moje: { ...own, ...part } }) as Decision;
const proxy = { ime_priimek: 'Marko Zupančič', naslov: 'Gaj 1', dano: '2026-11-21T12:00:00Z' };

test.each<[string, Decision, string]>([
  ['an open list', decision(), 'portal'],
  ['an electronic vote', decision({ vrsta: 'elektronsko' }), 'portal'],
  ['an announced assembly', decision({ vrsta: 'zbor', stanje: 'najavljeno' }), 'assembly'],
  ['an assembly that is over', decision({ vrsta: 'zbor', stanje: 'zakljuceno' }), 'none'],
  ['a list without an agreement', decision({ sprejet_v_pogodbi: false }), 'paper'],
  ['a list of a building without shares', decision({ imenovalec: null }), 'paper'],
  ['a list with 0 shares', decision({ imenovalec: 0 }), 'paper'],
  [
    'an electronic vote without an agreement',
    decision({ vrsta: 'elektronsko', sprejet_v_pogodbi: false }),
    'none',
  ],
  ['a closed list', decision({ stanje: 'zakljuceno' }), 'none'],
  ['a cancelled list', decision({ stanje: 'preklicano' }), 'none'],
  ['a list without proposals', decision({ predlogi: [] }), 'none'],
  [
    'a list whose only proposal is withdrawn',
    decision({ predlogi: [{ ...proposal, izid: 'umaknjen' }] }),
    'none',
  ],
  ['a user without a vote', decision({}, { upravicen: false }), 'none'],
  ['a user who has voted', decision({}, { oddano: true }), 'none'],
  ['a user with a proxy', decision({}, { pooblascenec: proxy }), 'none'],
  ['a kind of a newer contract', decision({ vrsta: 'posta' as Decision['vrsta'] }), 'none'],
])('%s is voted on: %#', (_, asked, way) => {
  expect(votingWay(asked)).toBe(way);
});

test.each<[string, [number, string][], boolean]>([
  [
    'the same votes',
    [
      [1, 'za'],
      [2, 'proti'],
    ],
    false,
  ],
  [
    'a vote that was changed in vain',
    [
      [1, 'za'],
      [2, 'za'],
    ],
    true,
  ],
  ['nothing', [], false],
  ['the same vote on one of them', [[1, 'za']], false],
])('a receipt beside the choice of %s', (_, chosen, isOther) => {
  const glasovi = [
    { id_predloga: 1, zap_st: 1, besedilo: '', glas: 'za' as const },
    { id_predloga: 2, zap_st: 2, besedilo: '', glas: 'proti' as const },
  ];
  expect(hasOtherVote({ glasovi }, new Map(chosen))).toBe(isOther);
});

test('a withdrawn proposal is not voted on', () => {
  expect(votable([proposal, { ...proposal, izid: 'umaknjen' }])).toEqual([proposal]);
});

test.each<[Partial<OwnPart>, boolean]>([
  [{}, true],
  [{ nacin_oddaje: 'listina' }, false],
  [{ sprememba_mozna_do: null }, false],
  [{ sprememba_mozna_do: '2026-11-21T12:00:00+01:00' }, false],
])('a vote with %o may be changed: %s', (part, may) => {
  const given = { oddano: true, nacin_oddaje: 'elektronsko' } as const;
  const until = { sprememba_mozna_do: '2026-11-30T20:00:00+01:00' };
  const now = new Date('2026-11-21T12:00:00+01:00');
  expect(mayChange(decision({}, { ...given, ...until, ...part }), now)).toBe(may);
});
