import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadOperations } from '../checker/description';
import { productOf } from './broken-requests';
import { type Exchange, exchange, expectStatus } from './exchange';
import { tooManyTries } from './reading-needs';
import type { ServerUnderTest, Settings } from './settings';
import { openSession, operationOf, tokenIn } from './survey';

const operations = await loadOperations();

/** The first user's session, by which a test calls operations. */
interface Session {
  /** The token of the next call; a test that gets a new token stores it here. */
  token: string;
  /** Calls an operation, with `json` as its body and the other values as its path parameters. */
  run(id: string, values?: Values): Promise<Exchange>;
  /** The answer of an operation that must succeed. */
  read(id: string, as?: string): Promise<ReturnType<typeof Object>>;
  /** Logs in with a password. */
  login(password: string): Promise<Exchange>;
}

interface Values {
  readonly json?: unknown;
  /** The token, when it is not that of the session. */
  readonly as?: string;
  readonly [id: string]: unknown;
}

/** `--write`: tests that change something and undo it. The report names the operations that cannot be undone. */
export function describeChanges(server: ServerUnderTest, settings: Settings): void {
  describe.runIf(settings.write)('changes', () => {
    const session = sessionOf(server, settings);
    beforeAll(async () => {
      const { password, token } = settings.first;
      session.token = token ?? tokenIn(await session.login(password));
    });
    describeProfile(session);
    describeReadMark(session);
    // These two end the session; without a login there would be no other.
    if (settings.first.token) return;
    describeManagerSwitch(session, settings);
    describePasswordChange(session, settings);
  });
}

function sessionOf(server: ServerUnderTest, settings: Settings): Session {
  const session: Session = {
    token: '',
    run(id, { json, as = session.token, ...ids } = {}) {
      const operation = operationOf(operations, id);
      const values = { ...productOf(operation, settings.product), ...ids };
      const path = Object.entries(values).reduce(
        (template, [name, value]) =>
          template.replace(`{${name}}`, encodeURIComponent(String(value))),
        operation.path,
      );
      return exchange(server.url, operation, { method: operation.method, path, json, token: as });
    },
    async read(id, as = session.token) {
      const answer = await session.run(id, { as });
      expectStatus(answer, 200);
      return Object(answer.json);
    },
    login: (password) => openSession(server.url, operations, { ...settings.first, password }),
  };
  return session;
}

function describeProfile({ run, read }: Session): void {
  describe('updateProfile', () => {
    it('accepts the current name, and changes nothing', async () => {
      const before = await read('getProfile');
      const { firstname, lastname } = before;
      const answer = await run('updateProfile', { json: { firstname, lastname } });
      expectStatus(answer, 200);
      expect([answer.json, await read('getProfile')]).toEqual([before, before]);
    });
  });
}

function describeReadMark({ run, read }: Session): void {
  describe('markNotificationRead', () => {
    it('shows in the list and the count; markNotificationUnread undoes it', async (context) => {
      const pages = await run('getAllowedPages');
      if (!Object(pages.json).includes?.(7))
        return context.skip('the user may not see notifications');
      const { obvestila } = await read('listNotifications');
      const unread = obvestila.find(({ prebrano }: { prebrano: boolean }) => !prebrano);
      if (!unread) {
        return context.skip('all are read: the moment of reading could not be restored');
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
}

function describeManagerSwitch(session: Session, settings: Settings): void {
  const { run, read, login } = session;
  describe('switchManager', () => {
    it('makes the token of the call invalid, and can switch back', async () => {
      const own = (await read('getProfile')) as { selected_manager: string; code_payer: string };
      const rows: { manager: string; code_payer: string }[] = await read('listUserManagers');
      const other = rows.find(({ code_payer }) => code_payer !== own.code_payer) ?? rows[0];
      const old = session.token;
      const { manager, code_payer } = other ?? {};
      const switched = await run('switchManager', { manager, code_payer });
      expectStatus(switched, 200);
      session.token = tokenIn({ ...switched, json: Object(switched.json).data });
      try {
        expectStatus(await run('getProfile', { as: old }), 401);
        expect(await read('getProfile')).toMatchObject({ code_payer });
      } finally {
        const back = { manager: own.selected_manager, code_payer: own.code_payer };
        const answer = await run('switchManager', back);
        // The tests after this one need a valid token even if this switch has failed.
        const good = answer.status === 200;
        session.token = tokenIn(
          good
            ? { ...answer, json: Object(answer.json).data }
            : await login(settings.first.password),
        );
        expectStatus(answer, 200);
      }
    });
  });
}

function describePasswordChange(session: Session, settings: Settings): void {
  const { run, login } = session;
  describe('changePassword', () => {
    const { password } = settings.first;
    const temporary = `Zacasno${randomInt(1e9, 1e10)}`;
    const change = (from: string, to: string) =>
      run('changePassword', { json: { trenutno_geslo: from, novo_geslo: to } });

    it('makes the new password valid and the old one invalid, ends other sessions, and can change it back', async (context) => {
      const opened = await login(password);
      if (opened.status === 429) return context.skip(tooManyTries);
      expectStatus(opened, 200);
      try {
        expectStatus(await change(password, temporary), 204);
        expectStatus(await login(password), 401);
        expectStatus(await login(temporary), 200);
        expectStatus(await run('getProfile', { as: tokenIn(opened) }), 401);
      } finally {
        await restore();
      }
    });

    async function restore(): Promise<void> {
      // The session goes on after its own change; a new login may be refused for too many tries.
      let isBack = (await change(temporary, password)).status === 204;
      if (!isBack) {
        const now = await login(temporary);
        if (now.status === 200) {
          session.token = tokenIn(now);
          isBack = (await change(temporary, password)).status === 204;
        }
      }
      const { status } = await login(password);
      expect(
        isBack && status === 429 ? 200 : status,
        `NOT RESTORED: the password may be ${temporary} now; set it back by hand`,
      ).toBe(200);
    }
  });
}
