import type { Operation } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import type { Call } from '../../contract/requests/send-request';
import { issueLink } from '../../mocks/account/account-links';
import type { Backend } from '../../mocks/server/backend';
import { solvedCaptcha } from './captcha';
import { decisionRequest } from './decision-requests';
import type { TestServer } from './target';

const ana = 4821;
/**
 * A request that makes an operation succeed, for operations whose example is not enough: a solution of the bot check or
 * the token of a link must be new.
 * @returns the example's request when no preparation is necessary
 */
export async function preparedRequest(
  server: TestServer,
  operation: Operation,
  token?: string,
): Promise<Call> {
  const isVoting = operation.tags.includes('decisions') && operation.method !== 'GET';
  if (isVoting) return { ...decisionRequest(server.backend, operation), token };
  const request = { ...exampleRequest(operation), token };
  if (request.json === undefined) return request;
  return { ...request, json: await freshBody(server, operation, request.json) };
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
  example: unknown,
): Promise<unknown> {
  const body: Readonly<Record<string, unknown>> = { ...Object(example) };
  const purpose = id === 'loginAsUser' ? 'act' : 'reset';
  const isLink = ['loginAsUser', 'resetPassword'].includes(id);
  return {
    ...body,
    ...('captcha' in body && { captcha: await solvedCaptcha(server.url) }),
    ...(isLink && { token: issueLink(server.backend.db, purpose, ana) }),
  };
}
