import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { testApi } from '../../api/api.fixture';
import { bindApi } from '../../api/bound-api';
import { notificationsFeed } from '../../api/messages';
import { markRead } from '../../api/read-marks';
import { accessMachine } from '../../machines/access';
import { managerSwitchMachine } from '../../machines/manager-switch';
import { sessionMachine } from '../../machines/session';
import { startUpMachine } from '../../machines/start-up';
import { unreadMachine } from '../../machines/unread';
import { connectPolls } from './connect-polls';
import { connectSession } from './connect-session';
import { connectSwitch } from './connect-switch';
import { createQueryClient } from './query-client';
import { returnPath } from './return-path';
import type { Router } from './surroundings';
import type { Wiring } from './wiring-parts';

const api = testApi();

function boundClient() {
  const client = createQueryClient();
  bindApi(client, api);
  return client;
}

function start() {
  const actors = {
    session: createActor(sessionMachine),
    access: createActor(accessMachine),
    managerSwitch: createActor(managerSwitchMachine),
    unread: createActor(unreadMachine),
    startUp: createActor(startUpMachine),
  };
  /** How many listeners were added to the actors and not removed. */
  let subscribed = 0;
  const counted = <Subscribe extends (...given: never[]) => { unsubscribe(): void }>(
    subscribe: Subscribe,
  ) =>
    ((...given: never[]) => {
      subscribed += 1;
      const { unsubscribe } = subscribe(...given);
      return {
        unsubscribe: () => {
          subscribed -= 1;
          unsubscribe();
        },
      };
    }) as unknown as Subscribe;
  for (const actor of Object.values(actors)) {
    actor.on = counted(actor.on.bind(actor) as never) as never;
    actor.subscribe = counted(actor.subscribe.bind(actor) as never) as never;
  }
  return { actors, subscribed: () => subscribed };
}

const router = (): Router => ({
  state: { location: { pathname: '/', search: '', hash: '' } },
  navigate: vi.fn(),
  revalidate: vi.fn(),
  dispose: vi.fn(),
});

test.each([
  ['returnPath', (wiring: Wiring) => returnPath(wiring.actors.session, router).stop],
  [
    'connectSession',
    (wiring: Wiring) =>
      connectSession({
        ...wiring,
        api,
        path: returnPath(wiring.actors.session, router),
        router,
      }),
  ],
  ['connectSwitch', (wiring: Wiring) => connectSwitch(wiring, { send: vi.fn() })],
  ['connectPolls', (wiring: Wiring) => connectPolls(wiring, { send: vi.fn() }, router)],
] as const)('%s ends each of its subscriptions', (name, connect) => {
  const { actors, subscribed } = start();
  const attention = vi.fn();
  const wiring = {
    actors,
    portal: { store: {}, drafts: {} },
    queryClient: boundClient(),
    browser: { onAttention: () => attention },
    onVisible: vi.fn(),
  } as unknown as Wiring;
  const stop = connect(wiring);
  // The return path has two subscriptions, which end by its own `stop`.
  const others = name === 'connectSession' ? 2 : 0;
  expect(subscribed()).toBeGreaterThan(others);
  stop();
  expect(subscribed()).toBe(others);
  expect(attention).toHaveBeenCalledTimes(name === 'connectPolls' ? 1 : 0);
});

test('settled marks refresh the counts until `connectPolls` is stopped', async () => {
  const { actors } = start();
  const send = vi.spyOn(actors.unread, 'send');
  const queryClient = boundClient();
  const wiring = {
    actors,
    queryClient,
    browser: { onAttention: () => () => {} },
    onVisible: vi.fn(),
  } as unknown as Wiring;
  const stop = connectPolls(wiring, { send: vi.fn() }, router);
  const mark = () =>
    markRead(
      queryClient,
      { ...notificationsFeed(), send: async () => {} },
      {
        id: 1,
        read: true,
      },
    );
  await mark();
  expect(send.mock.calls).toEqual([[{ type: 'counts.wanted' }]]);
  stop();
  await mark();
  expect(send).toHaveBeenCalledTimes(1);
});
