import type { Operation } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import type { Call } from '../../contract/requests/send-request';
import { issueLink } from '../../mocks/account/account-links';
import { billPasswords } from '../../mocks/billing/seed/bill-passwords';
import type { Backend } from '../../mocks/server/backend';
import { send } from './call';
import { solvedCaptcha } from './captcha';
import { decisionRequest } from './decision-requests';
import { eventRequest } from './event-requests';
import type { TestServer } from './target';

const ana = 4821;
const [taken] = billPasswords['zelenigaj/104217'] ?? [];

/** Changes of a body that lead to a refusal, by status; no stored data changes. The meter is read remotely. */
const changes: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  409: {
    manager: 'zelenigaj',
    code_payer: '104217',
    bill_password: taken,
    st_merilnika: '33009871',
  },
  429: { email: 'poskusi@example.si', code_payer: '999999', trenutno_geslo: 'Napacno1' },
};

/**
 * A request that makes an operation answer with a status, for operations whose example is not enough: a solution of the
 * bot check or the token of a link must be new, or all tries must be used up.
 * @returns the example's request when no preparation is necessary
 */
export async function preparedRequest(
  server: TestServer,
  operation: Operation,
  status: number,
  token?: string,
): Promise<Call> {
  const isWrite = operation.method !== 'GET';
  const isVoting = operation.tags.includes('decisions') && isWrite;
  if (operation.tags.includes('events') && isWrite) {
    return { ...eventRequest(operation, status), token };
  }
  const request = { ...exampleRequest(operation), token };
  const once = async () =>
    isVoting
      ? { ...decisionRequest(server.backend, operation, status), token }
      : {
          ...request,
          ...(request.json !== undefined && {
            json: await freshBody(server, operation, status, request.json),
          }),
        };
  if (status !== 429) return once();
  for (let i = 0; i < 5; i++) await send(server.url, await once());
  return once();
}

/** Whether an operation's success needs the backend's own world, or changes another server permanently. */
export function needsWorld({ id }: Operation): boolean {
  return /^(register|addManager|changePassword|resetPassword|loginAsUser|sendVotingCode|castVotes)$/.test(
    id,
  );
}

/** Runs a function that may change a password, and then restores all passwords. */
export async function keepingPasswords<Result>(
  { db }: Backend,
  run: () => Promise<Result>,
): Promise<Result> {
  const users = db.user.getAll().map(({ id, password_hash }) => ({ id, password_hash }));
  try {
    return await run();
  } finally {
    for (const { id, password_hash } of users) {
      db.user.update({ where: { id: { equals: id } }, data: { password_hash } });
    }
  }
}

async function freshBody(
  server: TestServer,
  { id }: Operation,
  status: number,
  example: unknown,
): Promise<unknown> {
  const body: Readonly<Record<string, unknown>> = { ...Object(example) };
  const change = Object.entries(changes[status] ?? {}).filter(([name]) => name in body);
  const purpose = id === 'loginAsUser' ? 'act' : 'reset';
  const isLink = ['loginAsUser', 'resetPassword'].includes(id) && status < 300;
  return {
    ...body,
    ...Object.fromEntries(change),
    ...('captcha' in body && { captcha: await solvedCaptcha(server.url) }),
    ...(isLink && { token: issueLink(server.backend.db, purpose, ana) }),
  };
}
