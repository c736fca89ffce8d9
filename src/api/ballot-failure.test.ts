import { expect, test } from 'vitest';
import { ballotFailureOf } from './ballot-failure';
import { ApiError, NetworkError, WrongAnswer } from './errors';

const refused = (status: number, razlog: string, more: object = {}) =>
  new ApiError(status, undefined, undefined, { razlog, ...more });

test.each([
  [new Error('bug'), 'unanswered'],
  [new NetworkError('offline'), 'unanswered'],
  [new ApiError(500), 'unanswered'],
  [new ApiError(502), 'unanswered'],
  [new ApiError(408), 'unanswered'],
  [new WrongAnswer(201, '.st_potrdila'), 'unanswered'],
  [new ApiError(403), 'not-allowed'],
  [new ApiError(404), 'missing'],
  [new ApiError(429), 'blocked-code'],
  [new ApiError(422), 'refused'],
  [refused(422, 'nepopolno'), 'incomplete'],
  [refused(422, 'koda_napacna'), 'wrong-code'],
  [refused(422, 'koda_potekla'), 'expired-code'],
  [refused(429, 'koda_blokirana'), 'blocked-code'],
  [refused(409, 'ze_glasovano'), 'voted'],
  [refused(422, 'kljuc_ponovljen'), 'voted'],
  [refused(409, 'se_ni_zacelo'), 'not-begun'],
  [refused(409, 'koncano'), 'over'],
  [refused(409, 'preklicano'), 'cancelled'],
  [refused(409, 'pooblastilo_dano'), 'proxied'],
  [refused(409, 'ni_upravicen'), 'not-allowed'],
  [refused(409, 'brez_soglasja'), 'not-allowed'],
  [refused(409, 'brez_delezev'), 'not-allowed'],
  [refused(409, 'na_zboru'), 'not-allowed'],
  [refused(409, 'nov_razlog'), 'refused'],
  [refused(409, 'constructor'), 'refused'],
])('%s is the fault %s', (error, fault) => {
  expect(ballotFailureOf(error).fault).toBe(fault);
});

test('a wrong code has the number of tries that are left', () => {
  const error = refused(422, 'koda_napacna', { preostalo_poskusov: 1 });
  expect(ballotFailureOf(error).triesLeft).toBe(1);
});

test('too many codes name the time until a new one can be sent', () => {
  const error = new ApiError(429, undefined, undefined, { razlog: 'koda_blokirana' }, 90);
  expect(ballotFailureOf(error).retryAfter).toBe(90);
});
