import { expect, test } from 'vitest';
import { canGiveProxy, canTakeBackProxy } from './proxy';

const moje = { upravicen: true, oddano: false };

test.each([
  ['listina', 'odprto', true, true],
  ['listina', 'najavljeno', true, true],
  ['listina', 'zakljuceno', false, false],
  ['zbor', 'najavljeno', true, true],
  ['zbor', 'odprto', false, true],
  ['ponovni_zbor', 'odprto', false, true],
  ['zbor', 'preklicano', false, false],
] as const)(
  'a proxy for %s that is %s: may be given %s, taken back %s',
  (vrsta, stanje, give, back) => {
    const decision = { vrsta, stanje, moje };
    expect([canGiveProxy(decision), canTakeBackProxy(decision)]).toEqual([give, back]);
  },
);

test('after the own vote, and without shares, there is no proxy', () => {
  for (const more of [{ oddano: true }, { upravicen: false }]) {
    const decision = { vrsta: 'listina', stanje: 'odprto', moje: { ...moje, ...more } } as const;
    expect([canGiveProxy(decision), canTakeBackProxy(decision)]).toEqual([false, false]);
  }
});
