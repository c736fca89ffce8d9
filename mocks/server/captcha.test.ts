import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCaptcha } from './captcha';

let time = Date.UTC(2026, 10, 21);
const captcha = createCaptcha({ now: () => time });

/** Solved by hand, so that the test does not depend on the library under test. */
async function solve() {
  const { maxnumber, ...challenge } = await captcha.challenge();
  const hash = (number: number) =>
    createHash('sha256').update(`${challenge.salt}${number}`).digest('hex');
  for (let number = 0; number <= maxnumber; number++) {
    if (hash(number) === challenge.challenge) return { ...challenge, number };
  }
  throw new Error('no number fits');
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

it('a challenge states its expiry, in the form of the contract', async () => {
  const { salt, ...challenge } = await captcha.challenge();
  expect(salt).toMatch(new RegExp(`^[0-9a-f]{24}\\?expires=${time / 1000 + 600}&$`));
  expect(challenge).toEqual({
    algorithm: 'SHA-256',
    challenge: expect.stringMatching(/^[0-9a-f]{64}$/),
    maxnumber: 50_000,
    signature: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

describe('a solution', () => {
  it('is accepted once', async () => {
    const [payload, another] = [encode(await solve()), encode(await solve())];
    expect(await captcha.accept(payload)).toBe(true);
    expect(await captcha.accept(another)).toBe(true);
    expect(await captcha.accept(payload)).toBe(false);
  });

  it('is accepted once when it arrives twice at the same moment', async () => {
    const payload = encode(await solve());
    const taken = await Promise.all([captcha.accept(payload), captcha.accept(payload)]);
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('is accepted once, even if its JSON is written differently', async () => {
    const solution = await solve();
    expect(await captcha.accept(encode({ ...solution, took: 12 }))).toBe(true);
    expect(await captcha.accept(encode({ took: 13, ...solution }))).toBe(false);
    const spliced = { ...solution, salt: solution.salt.slice(0, -1) };
    expect(await captcha.accept(encode(spliced))).toBe(false);
  });

  it('is refused by another server', async () => {
    const other = createCaptcha({ now: () => time });
    expect(await other.accept(encode(await solve()))).toBe(false);
  });

  it('is valid for ten minutes; a used one is still refused when its record is deleted', async () => {
    const [early, late, last] = [await solve(), await solve(), await solve()];
    time += 10 * 60_000;
    expect(await captcha.accept(encode(early))).toBe(true);
    expect(await captcha.accept(encode(last))).toBe(true);
    time += 1000;
    expect(await captcha.accept(encode(late))).toBe(false);
    expect(await captcha.accept(encode(await solve()))).toBe(true);
    expect(await captcha.accept(encode(last))).toBe(false);
  });

  it('does not last longer when digits move from the number to the expiry', async () => {
    const solution = await solve();
    const [first = '', ...rest] = String(solution.number);
    const number = Number(rest.join(''));
    for (const end of ['', '&']) {
      const salt = `${solution.salt.slice(0, -1)}${first}${end}`;
      expect(await captcha.accept(encode({ ...solution, salt, number }))).toBe(false);
    }
  });

  it('does not last longer with a second expiry', async () => {
    const { salt, ...solution } = await solve();
    time += 11 * 60_000;
    const salts = [`${salt}expires=4102444800&`, salt.replace('?', '?expire=4102444800&')];
    for (const each of salts) {
      expect(await captcha.accept(encode({ ...solution, salt: each }))).toBe(false);
    }
  });
});

describe('a wrong solution', () => {
  it.for([
    ['a wrong number', { number: -1 }],
    ['a fraction', { number: 1.5 }],
    ['no number', { number: undefined }],
    ['another algorithm', { algorithm: 'SHA-1' }],
    ['an unknown algorithm', { algorithm: 'MD5' }],
    ['no algorithm', { algorithm: undefined }],
    ['a wrong challenge', { challenge: 'f'.repeat(64) }],
    ['a wrong signature', { signature: 'f'.repeat(64) }],
    ['no signature', { signature: null }],
    ['no salt', { salt: undefined }],
    ['an empty salt', { salt: '' }],
  ])('is refused with %s', async ([, change]) => {
    expect(await captcha.accept(encode({ ...(await solve()), ...Object(change) }))).toBe(false);
  });

  it.for(['number', 'salt', 'challenge', 'signature'] as const)(
    'is refused when its %s is right, but in a list',
    async (field) => {
      const solution = await solve();
      expect(await captcha.accept(encode({ ...solution, [field]: [solution[field]] }))).toBe(false);
    },
  );

  it('is refused when a weaker algorithm was used', async () => {
    const { salt, signature } = await solve();
    const challenge = createHash('sha1').update(`${salt}1`).digest('hex');
    const weaker = { algorithm: 'SHA-1', challenge, salt, signature, number: 1 };
    expect(await captcha.accept(encode(weaker))).toBe(false);
  });

  it.for(['', 'AAAA', 'bnVsbA==', 'W10=', 'MQ==', 'dHJ1ZQ==', '!!!!', '\u{1f600}', 'e30='])(
    'the payload "%s" is refused',
    async (payload) => {
      expect(await captcha.accept(payload)).toBe(false);
    },
  );
});

it('a challenge that the client has created itself is refused', async () => {
  const salt = `${'0'.repeat(24)}?expires=4102444800&`;
  const challenge = createHash('sha256').update(`${salt}1`).digest('hex');
  const made = { algorithm: 'SHA-256', challenge, salt, number: 1, signature: challenge };
  expect(await captcha.accept(encode(made))).toBe(false);
});
