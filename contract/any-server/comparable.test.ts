import { expect, it } from 'vitest';
import { comparable } from './comparable';

const answer = (minute: string, title: string) => ({
  zdaj: `2026-11-21T12:${minute}:00+01:00`,
  souporabniki: [{ ime: title, zadnja_prijava: `2026-11-21T12:${minute}:00+01:00` }],
  upravniki: [{ osvezeno_ob: minute, postavke: null }],
});

it('answers are the same in another minute and after another login, at any depth', () => {
  expect(comparable(answer('01', 'Eva'))).toEqual(comparable(answer('02', 'Eva')));
});

it('answers with another value are not the same', () => {
  expect(comparable(answer('01', 'Eva'))).not.toEqual(comparable(answer('01', 'Ana')));
  expect(comparable([1])).not.toEqual(comparable([2]));
});
