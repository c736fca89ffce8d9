import { describe, expect, test } from 'vitest';
import {
  ApiError,
  assertDone,
  DeviceTimeError,
  endsWithSession,
  messageFor,
  NetworkError,
  StaleAnswer,
  unwrap,
  WrongAnswer,
  withNumber,
} from './errors';
import type { components } from './schema';
import { anything, type Expected } from './transport/shape';

type ErrorBody = components['schemas']['Error'];

const fallback = 'Pri prijavi je prišlo do napake';

/** Every code of the contract, no more and no fewer. */
const codes: Record<NonNullable<ErrorBody['code']>, string> = {
  1: 'Prejeti so bili neveljavni podatki',
  2: 'Uporabnik ni povezan z upravnikom',
  3: 'Geslo ni pravilno',
  4: 'Ni najdeno',
  5: fallback,
  6: 'E-mail ali geslo ni pravilno',
};

/** Every error string of the contract, no more and no fewer. */
const strings: Record<NonNullable<ErrorBody['error']>, string> = {
  'Invalid bill password': 'Neveljavno geslo iz položnice',
  'User with this email exists': 'Uporabnik s tem e-poštnim naslovom že obstaja',
  'User with this code exists': 'Uporabnik s to šifro plačnika že obstaja',
  'Code payer for this manager does not exist': 'Šifra plačnika za izbranega upravnika ne obstaja',
  'Manager data is missing': 'Manjkajo podatki upravitelja',
  'Invalid captcha': 'Neveljavna captcha',
  'Forgotten password request expired': 'Zahteva za pozabljeno geslo je potekla',
  'Unknown internal server error': fallback,
  'Invalid data received': 'Prejeti so bili neveljavni podatki',
  'User is not connected to manager': 'Uporabnik ni povezan z upravnikom',
};

describe('the message of a failure (§8)', () => {
  test.each(Object.entries(codes))('for code %s is %s', (code, message) => {
    expect(messageFor(new ApiError(400, Number(code)), fallback)).toBe(message);
  });

  test.each(Object.entries(strings))('for the string %s is %s', (text, message) => {
    expect(messageFor(new ApiError(400, undefined, text), fallback)).toBe(message);
  });

  test.each([7, undefined])('for the unknown code %s is the caller’s fallback', (code) => {
    expect(messageFor(new ApiError(400, code), fallback)).toBe(fallback);
  });

  test.each(['something else', 'toString', ''])(
    'for the unknown string %j is the generic one',
    (text) => {
      expect(messageFor(new ApiError(400, undefined, text), fallback)).toBe('Prišlo je do napake');
      expect(messageFor(new ApiError(400, 7, text), fallback)).toBe('Prišlo je do napake');
      expect(messageFor(new ApiError(400, 3, text), fallback)).toBe('Geslo ni pravilno');
    },
  );

  test.each([403, 429])(
    'for status %i is that of the code or string, when there is one',
    (status) => {
      expect(messageFor(new ApiError(status, 5), fallback)).toBe(fallback);
      expect(messageFor(new ApiError(status, 7), fallback)).toBe(fallback);
      expect(messageFor(new ApiError(status, 4), fallback)).toBe('Ni najdeno');
      expect(messageFor(new ApiError(status, undefined, 'x'), fallback)).toBe(
        'Prišlo je do napake',
      );
    },
  );

  test('without a caller’s fallback is the generic one', () => {
    expect(messageFor(new ApiError(500))).toBe('Prišlo je do napake');
    expect(messageFor(new TypeError('x'))).toBe('Prišlo je do napake');
  });

  test('names a bare refusal, too many tries and a lost connection', () => {
    expect(messageFor(new ApiError(403), fallback)).toBe('Nimate dostopa');
    expect(messageFor(new ApiError(429), fallback)).toContain('Preveč poskusov');
    expect(messageFor(new NetworkError('x'), fallback)).toContain('Povezave s strežnikom');
    expect(messageFor(new StaleAnswer(), fallback)).toBe(fallback);
    expect(messageFor(new DeviceTimeError(), fallback)).toContain(
      'vklopite samodejni datum in uro',
    );
  });
});

test.each([
  ['900', '15 minut'],
  ['61', '2 minuti'],
  ['2', '1 minuto'],
  ['Sat, 21 Nov 2026 10:00:00 GMT', 'nekaj minut'],
  ['0', 'nekaj minut'],
  [undefined, 'nekaj minut'],
])('after too many tries with Retry-After %j one waits %s', (seconds, wait) => {
  const headers = seconds === undefined ? {} : { 'Retry-After': seconds };
  const response = new Response(null, { status: 429, headers });
  const refused = () => unwrap({ error: '', response }, anything);
  expect(refused).toThrow(ApiError);
  try {
    refused();
  } catch (error) {
    expect(messageFor(error)).toBe(`Preveč poskusov. Poskusite znova čez ${wait}.`);
  }
});

describe('unwrap', () => {
  const answer = (status: number) => new Response(null, { status });

  test.each([0, false, [], undefined])('gives %j as data', (data) => {
    expect(unwrap({ data, response: answer(200) }, anything)).toBe(data);
  });

  test.each(['', undefined, '<html>', null, 5, { code: '6', error: 6 }])(
    'throws for an error whose body is %j',
    (error) => {
      const thrown = { status: 500, code: undefined, serverError: undefined };
      expect(() => unwrap({ error, response: answer(500) }, anything)).toThrow(
        expect.objectContaining(thrown),
      );
    },
  );

  test('keeps status, code and error string of the body', () => {
    try {
      const error = { code: 2, error: 'User is not connected to manager' };
      unwrap({ error, response: answer(403) }, anything);
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

describe('a 2xx that does not fit the contract', () => {
  const answer = (status: number) => new Response(null, { status });
  const list: Expected<readonly number[]> = { status: 200, shape: ['amount'] };

  test.each([201, 202, 204, 207])('%i instead of 200 is a wrong answer', (status) => {
    expect(() => unwrap({ data: [1], response: answer(status) }, list)).toThrow(WrongAnswer);
  });

  test('another body is a wrong answer, and only the place of the fault is named', () => {
    const data = [1, Number('Zupančič')];
    expect(() => unwrap({ data, response: answer(200) }, list)).toThrow(
      'The server answered 200, which does not fit the contract at [1].',
    );
  });

  test.each([200, 201, 202, 207])('%i instead of 204 is a wrong answer', (status) => {
    expect(() => assertDone({ response: answer(status) })).toThrow(WrongAnswer);
    expect(() => assertDone({ response: answer(204) })).not.toThrow();
  });

  test('has the caller’s own message', () => {
    expect(messageFor(new WrongAnswer(200, '.a'), fallback)).toBe(fallback);
  });
});

test.each([
  ['Prišlo je do napake', '3f2a-91bc-7d60', 'Prišlo je do napake'],
  ['Prišlo je do napake.', '3F2A91BC7d604e1f', 'Prišlo je do napake'],
])(
  'after %j the number %s is a separate sentence of eight characters in capitals',
  (message, id, words) => {
    const error = new ApiError(500, undefined, undefined, { request_id: id });
    expect(withNumber(message, error)).toBe(`${words}. Številka napake za upravnika: 3F2A91BC.`);
  },
);

test.each([
  [new ApiError(401), true],
  [new ApiError(403), false],
  [new StaleAnswer(), true],
  [new DOMException('left', 'AbortError'), true],
  [new DOMException('late', 'TimeoutError'), false],
  [new NetworkError('x'), false],
])('%s ends with its session, without a message: %s', (error, is) => {
  expect(endsWithSession(error)).toBe(is);
});
