import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../checker/description';
import { comparable } from './comparable';
import { exchange, expectNoFault, expectStatus } from './exchange';
import { needsLogin, tooManyTries } from './reading-needs';
import type { ServerUnderTest, Settings } from './settings';
import { openSession, operationOf, type Survey } from './survey';
import type { SurveyedUsers } from './surveyed-users';
import { claimFaults, withOtherClaims } from './token-claims';

const ROUNDS = 5;
const safety = { meta: { severity: 'safety' } } as const;

/** The token of a session, and that sessions do not mix. */
export function describeSessions(
  server: ServerUnderTest,
  operations: readonly Operation[],
  settings: Settings,
  users: SurveyedUsers,
): void {
  const getProfile = operationOf(operations, 'getProfile');
  const ask = (token: string) =>
    exchange(server.url, getProfile, { method: 'GET', path: getProfile.path, token });

  describe('a session', () => {
    it('has a token with times in seconds', () => {
      expect(claimFaults(users.first.token, Date.now() / 1000)).toEqual([]);
    });

    it('is refused when the claims of its token were changed', safety, async () => {
      expectStatus(await ask(withOtherClaims(users.first.token)), 401);
    });

    it('is refused in the same way for an unknown user and a wrong password', async (context) => {
      if (settings.first.token) return context.skip(needsLogin);
      const { email, password } = settings.first;
      const wrong = await openSession(server.url, operations, { email, password: `${password}x` });
      // Tries are counted by e-mail: a fixed one would be blocked after a few runs.
      const unknownUser = { email: `${randomUUID()}@example.invalid`, password };
      const unknown = await openSession(server.url, operations, unknownUser);
      if ([wrong, unknown].some(({ status }) => status === 429)) return context.skip(tooManyTries);
      expectStatus(unknown, 401);
      expect(comparable(unknown.json)).toEqual(comparable(wrong.json));
    });

    it('keeps apart two users who call at the same time', safety, async (context) => {
      const { first, second } = users;
      if (!second) return context.skip('isolation needs --login2 and --password2');
      const both = Array.from({ length: ROUNDS }, () => [first, second]).flat();
      await Promise.all(
        both.map(async (user) => {
          const answer = await ask(user.token);
          const isOwn = emailIn(answer.json) === emailOf(user);
          expectNoFault(answer, isOwn ? [] : ['must be the profile of the caller']);
        }),
      );
    });
  });
}

function emailOf({ answers }: Survey): unknown {
  return emailIn(answers.get('getProfile')?.json);
}

function emailIn(json: unknown): unknown {
  return Object(json).email;
}
