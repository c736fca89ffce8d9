import { createHash, randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import type { Operation } from '../checker/description';
import { exampleBody, exampleRequest } from '../requests/example-request';
import { productOf, requestForUnknown } from './broken-requests';
import { type Exchange, exchange, expectNoFault, expectStatus } from './exchange';
import { tooManyTries } from './reading-needs';
import type { ServerUnderTest, Settings } from './settings';
import { operationOf } from './survey';

/** `getCaptcha` says that a challenge is valid for ten minutes. */
const LIFETIME_SECONDS = 10 * 60;
const CLOCK_SECONDS = 5 * 60;
const REFUSED = 'Invalid captcha';

/** The bot check of the calls without a login. They change nothing: the account and the payer code do not exist. */
export function describeBotCheck(
  server: ServerUnderTest,
  operations: readonly Operation[],
  { product }: Settings,
): void {
  const getCaptcha = operationOf(operations, 'getCaptcha');
  const challenge = async () => {
    const answer = await exchange(
      server.url,
      getCaptcha,
      exampleRequest(getCaptcha, { parameters: productOf(getCaptcha, product) }),
    );
    expectStatus(answer, 200);
    return answer;
  };

  describe('getCaptcha', () => {
    it('gives a new challenge each time, with an expiry in unix seconds', async () => {
      const [one, other] = [await challenge(), await challenge()];
      const { challenge: first, salt } = Object(one.json);
      const expires = Number(/expires=(\d+)/.exec(String(salt))?.[1]);
      const now = (Date.parse(one.headers.get('Date') ?? '') || Date.now()) / 1000;
      expectNoFault(one, [
        ...(first === Object(other.json).challenge ? ['each challenge must be another'] : []),
        ...(expires > now - CLOCK_SECONDS ? [] : [`expires: ${expires} has passed`]),
        ...(expires < now + LIFETIME_SECONDS + CLOCK_SECONDS
          ? []
          : [`expires: ${expires} is more than ten minutes ahead`]),
      ]);
    });
  });

  describe.each(['register', 'requestPasswordReset'])('%s', (id) => {
    const operation = operationOf(operations, id);
    // Even a server that checks no bill can open no account.
    const unknown = id === 'register' ? { manager: 'neznano', code_payer: 'neznano' } : {};
    const refused = (answer: Exchange) => {
      expectStatus(answer, 422);
      // A registration has other faults too, which the server must not look at before the bot check.
      const isOther = id === 'register' && Object(answer.json).error !== REFUSED;
      expectNoFault(answer, isOther ? [`error must be ${REFUSED}`] : []);
    };
    const request = requestForUnknown(operation, product);
    const ask = (captcha: unknown) =>
      exchange(server.url, operation, {
        ...request,
        json: {
          ...Object(exampleBody(operation)),
          ...Object(request.json),
          ...unknown,
          email: `${randomUUID()}@example.invalid`,
          captcha,
        },
      });

    it.for(['an old', 'an unsolved'] as const)('refuses %s bot check', async (kind, context) => {
      const { maxnumber, ...fresh } = Object((await challenge()).json);
      const unsolved = encode({ ...fresh, number: maxnumber + 1 });
      const old = Object(exampleBody(operation)).captcha;
      const answer = await ask(kind === 'an old' ? old : unsolved);
      if (answer.status === 429) return context.skip(tooManyTries);
      refused(answer);
    });

    it('takes a solved bot check once', async (context) => {
      const solved = solution(Object((await challenge()).json));
      const first = await ask(solved);
      if (first.status === 429) return context.skip(tooManyTries);
      const isRefused = Object(first.json).error === REFUSED;
      expectNoFault(first, isRefused ? ['a solved bot check must be taken'] : []);
      const again = await ask(solved);
      if (again.status === 429) return context.skip(tooManyTries);
      refused(again);
    });
  });
}

/** As a browser finds it. */
function solution({ maxnumber, ...challenge }: Record<string, unknown>): string {
  for (let number = 0; number <= Number(maxnumber); number += 1) {
    const hash = createHash('sha256').update(`${challenge.salt}${number}`).digest('hex');
    if (hash === challenge.challenge) return encode({ ...challenge, number });
  }
  throw new Error('No number solves the challenge.');
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64');
}
