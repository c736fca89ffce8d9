/** `--write`: changes that are undone again. What can not be undone is not tried, and the report says so. */
import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { testServer } from '../support/target';
import { productOf } from './broken-requests';
import { type Exchange, exchange, expectStatus } from './exchange';
import { readSettings } from './settings';
import { openSession, operationOf, tokenIn } from './survey';

const settings = readSettings();
const operations = await loadOperations();
const server = testServer();
let token = '';

beforeAll(async () => {
  if (settings.write) token = tokenIn(await openSession(server.url, operations, settings.first));
});

/** Calls an operation as the first user. */
function run(
  id: string,
  { json, as = token, ...ids }: { json?: unknown; as?: string; [id: string]: unknown } = {},
): Promise<Exchange> {
  const operation = operationOf(operations, id);
  const values = { ...productOf(operation, settings.product), ...ids };
  const path = Object.entries(values).reduce(
    (template, [name, value]) => template.replace(`{${name}}`, encodeURIComponent(String(value))),
    operation.path,
  );
  const { method } = operation;
  return exchange(server.url, operation, { method, path, json, token: as });
}

/** What an operation that must succeed answers. */
async function read(id: string, as = token) {
  const answer = await run(id, { as });
  expectStatus(answer, 200);
  return Object(answer.json);
}

const login = (password: string) =>
  openSession(server.url, operations, { ...settings.first, password });

describe.runIf(settings.write)('updateProfile', () => {
  it('takes the name as it is, and changes nothing', async () => {
    const before = await read('getProfile');
    const { firstname, lastname } = before;
    const answer = await run('updateProfile', { json: { firstname, lastname } });
    expectStatus(answer, 200);
    expect([answer.json, await read('getProfile')]).toEqual([before, before]);
  });
});

describe.runIf(settings.write)('markNotificationRead', () => {
  it('is seen in the list and the count, and markNotificationUnread takes it back', async (context) => {
    const pages = await run('getAllowedPages');
    if (!Object(pages.json).includes?.(7))
      return context.skip('the user may not see notifications');
    const { obvestila } = await read('listNotifications');
    const unread = obvestila.find(({ prebrano }: { prebrano: boolean }) => !prebrano);
    if (!unread) {
      return context.skip('all are read: the moment of reading could not be put back');
    }
    const { id_obvestila } = unread;
    const { unread_num: before } = await read('getUnreadNotifications');
    try {
      expectStatus(await run('markNotificationRead', { id_obvestila }), 204);
      expect(await read('getUnreadNotifications')).toEqual({ unread_num: before - 1 });
    } finally {
      expectStatus(await run('markNotificationUnread', { id_obvestila }), 204);
    }
    expect(await read('getUnreadNotifications')).toEqual({ unread_num: before });
    expect((await read('listNotifications')).obvestila).toEqual(obvestila);
  });
});

describe.runIf(settings.write)('switchManager', () => {
  it('ends the token that it is called with, and leads back', async () => {
    const own = (await read('getProfile')) as { selected_manager: string; code_payer: string };
    const rows: { manager: string; code_payer: string }[] = await read('listUserManagers');
    const other = rows.find(({ code_payer }) => code_payer !== own.code_payer) ?? rows[0];
    const old = token;
    const { manager, code_payer } = other ?? {};
    const switched = await run('switchManager', { manager, code_payer });
    expectStatus(switched, 200);
    token = tokenIn({ ...switched, json: Object(switched.json).data });
    try {
      expectStatus(await run('getProfile', { as: old }), 401);
      expect(await read('getProfile')).toMatchObject({ code_payer });
    } finally {
      const back = { manager: own.selected_manager, code_payer: own.code_payer };
      const answer = await run('switchManager', back);
      // What follows needs a good token also when this one is none.
      const good = answer.status === 200;
      token = tokenIn(
        good ? { ...answer, json: Object(answer.json).data } : await login(settings.first.password),
      );
      expectStatus(answer, 200);
    }
  });
});

describe.runIf(settings.write)('changePassword', () => {
  const { password } = settings.first;
  const temporary = `Zacasno${randomInt(1e9, 1e10)}`;
  const change = (from: string, to: string) =>
    run('changePassword', { json: { trenutno_geslo: from, novo_geslo: to } });

  it('makes the new one hold and the old one not, ends other sessions, and leads back', async () => {
    const other = tokenIn(await login(password));
    try {
      expectStatus(await change(password, temporary), 204);
      expectStatus(await login(password), 401);
      expectStatus(await login(temporary), 200);
      expectStatus(await run('getProfile', { as: other }), 401);
    } finally {
      await restore();
    }
  });

  async function restore(): Promise<void> {
    const now = await login(temporary);
    if (now.status === 200) {
      token = tokenIn(now);
      await change(temporary, password);
    }
    const { status } = await login(password);
    expect(status, `NOT RESTORED: the password may be ${temporary} now; set it back by hand`).toBe(
      200,
    );
  }
});
