import { describe, expect, test } from 'vitest';
import { ApiError, messageFor, NetworkError, StaleAnswer, unwrap } from './errors';

const fallback = 'Pri prijavi je prišlo do napake';

describe('the message of a failure (§8)', () => {
  test.each([
    [1, 'Prejeti so bili neveljavni podatki'],
    [2, 'Uporabnik ni povezan z upravnikom'],
    [3, 'Geslo ni pravilno'],
    [4, 'Ni najdeno'],
    [5, fallback],
    [6, 'E-mail ali geslo ni pravilno'],
    [7, fallback],
    [undefined, fallback],
  ])('for code %s is %s', (code, message) => {
    expect(messageFor(new ApiError(400, code), fallback)).toBe(message);
  });

  test.each([
    ['Invalid bill password', 'Neveljavno geslo iz položnice'],
    ['User with this email exists', 'Uporabnik s tem e-poštnim naslovom že obstaja'],
    ['User with this code exists', 'Uporabnik s to šifro plačnika že obstaja'],
    [
      'Code payer for this manager does not exist',
      'Šifra plačnika za izbranega upravnika ne obstaja',
    ],
    ['Manager data is missing', 'Manjkajo podatki upravitelja'],
    ['Invalid captcha', 'Neveljavna captcha'],
    ['Forgotten password request expired', 'Zahteva za pozabljeno geslo je potekla'],
    ['Invalid data received', 'Prejeti so bili neveljavni podatki'],
    ['User is not connected to manager', 'Uporabnik ni povezan z upravnikom'],
    ['Unknown internal server error', fallback],
    ['something else', fallback],
    ['toString', fallback],
  ])('for the string %s is %s', (text, message) => {
    expect(messageFor(new ApiError(400, undefined, text), fallback)).toBe(message);
  });

  test('without a caller’s fallback is the generic one', () => {
    expect(messageFor(new ApiError(500))).toBe('Prišlo je do napake');
    expect(messageFor(new TypeError('x'))).toBe('Prišlo je do napake');
  });

  test('for a refusal, too many tries and a lost connection says so', () => {
    expect(messageFor(new ApiError(403), fallback)).toBe('Nimate dostopa');
    expect(messageFor(new ApiError(429), fallback)).toContain('Preveč poskusov');
    expect(messageFor(new NetworkError('x'), fallback)).toContain('Povezave s strežnikom');
    expect(messageFor(new StaleAnswer(), fallback)).toBe(fallback);
  });
});

describe('unwrap', () => {
  const answer = (status: number) => new Response(null, { status });

  test.each([0, false, [], undefined])('gives %j as data', (data) => {
    expect(unwrap({ data, response: answer(200) })).toBe(data);
  });

  test.each(['', undefined, '<html>', null, 5, { code: '6', error: 6 }])(
    'throws for an error whose body is %j',
    (error) => {
      expect(() => unwrap({ error, response: answer(500) })).toThrow(new ApiError(500));
    },
  );

  test('keeps status, code and error string of the body', () => {
    try {
      unwrap({
        error: { code: 2, error: 'User is not connected to manager' },
        response: answer(403),
      });
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({
        status: 403,
        code: 2,
        serverError: 'User is not connected to manager',
      });
    }
  });
});
