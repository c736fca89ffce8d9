import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCaptcha } from './captcha';

let time = Date.UTC(2026, 10, 21);
const captcha = createCaptcha({ now: () => time });

function solve({ maxnumber, ...challenge } = captcha.challenge()) {
  const hash = (number: number) =>
    createHash('sha256').update(`${challenge.salt}${number}`).digest('hex');
  for (let number = 0; number <= maxnumber; number++) {
    if (hash(number) === challenge.challenge) return { ...challenge, number };
  }
  throw new Error('no number fits');
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

describe('a solution', () => {
  it('is taken once', () => {
    const payload = encode(solve());
    expect([captcha.accept(payload), captcha.accept(payload)]).toEqual([true, false]);
  });

  it('is taken once in whatever writing', () => {
    const solution = solve();
    expect(captcha.accept(encode({ ...solution, took: 12 }))).toBe(true);
    expect(captcha.accept(encode({ took: 13, ...solution }))).toBe(false);
  });

  it('is of no use to another server', () => {
    expect(createCaptcha({ now: () => time }).accept(encode(solve()))).toBe(false);
  });

  it('is good for ten minutes', () => {
    const [early, late] = [solve(), solve()];
    time += 10 * 60_000;
    expect(captcha.accept(encode(early))).toBe(true);
    time += 1000;
    expect(captcha.accept(encode(late))).toBe(false);
  });

  it('does not get older by digits moved from the number to the expiry', () => {
    const solution = solve();
    const [first = '', ...rest] = String(solution.number);
    const salt = `${solution.salt.slice(0, -1)}${first}`;
    expect(captcha.accept(encode({ ...solution, salt, number: Number(rest.join('')) }))).toBe(
      false,
    );
  });

  it.for([
    ['a wrong number', { number: -1 }],
    ['a number as text', { number: '1' }],
    ['another algorithm', { algorithm: 'SHA-1' }],
    ['a wrong signature', { signature: 'f'.repeat(64) }],
    ['no salt', { salt: undefined }],
  ])('is refused with %s', ([, change]) => {
    expect(captcha.accept(encode({ ...solve(), ...Object(change) }))).toBe(false);
  });

  it.for(['', 'AAAA', 'bnVsbA==', 'W10=', '!!!!'])('is not "%s"', (payload) => {
    expect(captcha.accept(payload)).toBe(false);
  });
});

it('a challenge that the client made up itself is refused', () => {
  const salt = `${'0'.repeat(24)}?expires=4102444800&`;
  const challenge = createHash('sha256').update(`${salt}1`).digest('hex');
  const made = { algorithm: 'SHA-256', challenge, salt, number: 1, signature: challenge };
  expect(captcha.accept(encode(made))).toBe(false);
});
