import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError, NetworkError } from '../api/errors';
import type { Acceptance } from '../api/schema';
import type { Invitation, Login } from '../domain/api-types';
import { InvitationOver } from '../domain/people/invitation-over';
import { type InvitationEvent, invitationMachine } from './invitation';

const invitation = { ime: 'Eva' } as Invitation;
const login = { token_string: 'a.b.c' } as Login;
const acceptance: Acceptance = { password: 'Javorjeva12', novi_racun: null };
const given: InvitationEvent = { type: 'acceptance.given', acceptance };
const over = (end: string) => new InvitationOver(end);

/** An invitation whose calls are answered in order; the last answer repeats. */
function start(loads: (Invitation | Error)[], accepts: (Login | Error)[] = [login]) {
  const sent: Acceptance[] = [];
  const next = <T>(list: (T | Error)[]) => {
    const answer = list.length > 1 ? list.shift() : list[0];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T);
  };
  const machine = invitationMachine.provide({
    actors: {
      load: fromPromise(() => next(loads)),
      accept: fromPromise(({ input }) => {
        sent.push(input);
        return next(accepts);
      }),
    },
  });
  const actor = createActor(machine).start();
  const send = async (...events: InvitationEvent[]) => {
    for (const event of events) {
      await new Promise(setImmediate);
      actor.send(event);
    }
    await new Promise(setImmediate);
    return actor.getSnapshot();
  };
  return { send, sent };
}

test('an invitation is loaded, accepted and gives a login', async () => {
  const { send, sent } = start([invitation]);
  expect((await send()).value).toBe('open');
  const { value, context } = await send(given);
  expect([value, context.login, sent]).toEqual(['accepted', login, [acceptance]]);
});

test('without a network it can be loaded again', async () => {
  const { send } = start([new NetworkError('offline'), invitation]);
  expect((await send()).value).toBe('failed');
  const { value, context } = await send({ type: 'retry.chosen' });
  expect([value, context.error]).toEqual(['open', undefined]);
});

test.each([
  [over('missing'), 'missing'],
  [over('poteklo'), 'poteklo'],
  [over('nekaj_novega'), 'nekaj_novega'],
])('%s when it is loaded: over', async (error, end) => {
  const { value, context } = await start([error]).send();
  expect([value, context.end]).toEqual(['over', end]);
});

test('it is over when it is revoked after it was shown, and nothing more is sent', async () => {
  const { send, sent } = start([invitation], [over('preklicano')]);
  await send(given);
  const { value, context } = await send(given);
  expect([value, context.end, sent.length]).toEqual(['over', 'preklicano', 1]);
});

test('a wrong password leaves it open, and the next one is sent', async () => {
  const wrong = new ApiError(422, 3);
  const { send, sent } = start([invitation], [wrong, login]);
  const refused = await send(given);
  expect([refused.value, refused.context.error]).toEqual(['open', wrong]);
  expect((await send(given)).value).toBe('accepted');
  expect(sent).toHaveLength(2);
});

test('it is not sent twice at one time', async () => {
  const { send, sent } = start([invitation]);
  await send();
  await Promise.all([send(given), send(given)]);
  expect(sent).toHaveLength(1);
});
