import { describe, expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import { call } from '../support/call';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

const server = testServer();
const secured = (await loadOperations()).filter((operation) => operation.secured);

const zelenigaj = { manager: 'zelenigaj', full_title: 'Upravljanje Zeleni Gaj d.o.o.' };
const breza = { manager: 'breza', full_title: 'Stanovanjski servis Breza d.o.o.' };

function switchTo(context: string, token: string) {
  const path = `/api/auth/v1/switch_manager/${context}`;
  return call(server.url, { method: 'POST', path, token });
}

describe('user_managers', () => {
  it('lists one row per payer code, so a manager can be in the list twice', async () => {
    const token = await tokenOf(server.url, 'Ana');
    expect(await ask(server.url, '/api/auth/v1/user_managers', token)).toEqual([
      { ...zelenigaj, code_payer: '104217' },
      { ...zelenigaj, code_payer: '118903' },
      { ...breza, code_payer: '5530' },
    ]);
  });

  it("is the account's list at every manager", async () => {
    const token = await tokenAt(server.url, 'Ana', 'breza/5530');
    expect(await ask(server.url, '/api/auth/v1/user_managers', token)).toHaveLength(3);
    const rok = await tokenOf(server.url, 'Rok');
    expect(await ask(server.url, '/api/auth/v1/user_managers', rok)).toEqual([
      { ...zelenigaj, code_payer: '204511' },
    ]);
  });
});

describe('switch_manager', () => {
  it.skipIf(onMock).for(['zelenigaj/104217', 'zelenigaj/118903', 'breza/5530'])(
    'opens a session at %s',
    async (context) => {
      const { status, json } = await switchTo(context, await tokenOf(server.url, 'Ana'));
      const [selected_manager, code_payer] = context.split('/');
      expect(status).toBe(200);
      expect(json).toMatchObject({
        data: { user_data: { id: 4821, selected_manager, code_payer } },
      });
    },
  );

  it('gives the new manager’s data', async () => {
    const token = await tokenAt(server.url, 'Ana', 'breza/5530');
    const paths = ['v1/e_manager/enota', 'v2/open_items'] as const;
    for (const path of paths) {
      const text = JSON.stringify(await ask(server.url, `/api/portal-user/${path}`, token));
      expect(text).toContain('0044009');
      expect(text).not.toContain('0137');
    }
  });

  it.skipIf(onMock).for(secured)('invalidates the old token for $id', async (operation) => {
    const old = await tokenOf(server.url, 'Ana');
    expect((await switchTo('breza/5530', old)).status).toBe(200);
    const answer = await call(server.url, { ...exampleRequest(operation), token: old });
    expect(answer.status).toBe(401);
  });

  it('can switch back', async () => {
    const there = await tokenAt(server.url, 'Ana', 'breza/5530');
    expect((await switchTo('zelenigaj/118903', there)).status).toBe(200);
    expect((await switchTo('zelenigaj/118903', there)).status).toBe(401);
  });

  describe.runIf(inProcess)('while another call ends the session', () => {
    it('opens no second session for a second switch', async () => {
      const token = await tokenOf(server.url, 'Ana');
      const releases = [await pausedSwitch(token), await pausedSwitch(token)];
      const answers = await Promise.all(releases.map((release) => release()));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    it('opens no session after a logout', async () => {
      const token = await tokenOf(server.url, 'Ana');
      const release = await pausedSwitch(token);
      await call(server.url, { method: 'GET', path: '/api/auth/v1/logout', token });
      expect((await release()).status).toBe(401);
    });
  });

  it.skipIf(onMock).for([
    ['an unknown manager', 'neznan/104217'],
    ['an unknown payer code', 'zelenigaj/1'],
    ['a payer code of someone else', 'zelenigaj/204511'],
    ['own payer code at another own manager', 'breza/104217'],
    ['a payer code that is not linked yet', 'zelenigaj/120555'],
    ['a payer code with a slash', 'zelenigaj/104217%2F'],
  ])('refuses %s and does not change the session', async ([, context = '']) => {
    const token = await tokenOf(server.url, 'Ana');
    const { status, json } = await switchTo(context, token);
    expect([status, json]).toEqual([403, { code: 2, error: 'User is not connected to manager' }]);
    await ask(server.url, '/api/auth/v1/user_managers', token);
  });
});

/** A switch that pauses between the check of its token and its handler; the returned function continues it. */
async function pausedSwitch(token: string): Promise<() => Promise<Response>> {
  const url = `${server.url}/api/auth/v1/switch_manager/breza/5530`;
  const headers = { Authorization: `Bearer ${token}` };
  return new Promise((resolve) => {
    // The backend reads the body after it has checked the token.
    const pull = (controller: ReadableStreamDefaultController) =>
      new Promise<void>((proceed) => {
        resolve(() => {
          controller.close();
          proceed();
          return answer;
        });
      });
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const answer = server.backend.handle(new Request(url, init));
  });
}
