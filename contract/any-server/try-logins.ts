import { loadOperations } from '../checker/description';
import { sendRequest } from '../requests/send-request';
import type { Arguments } from './read-arguments';
import { operationOf } from './survey';
import { UsageError } from './usage-error';

/**
 * Logs each user in once, so that a wrong address or password is one sentence and not a failure of every test.
 * @throws UsageError when the server gives no answer, or refuses a user with 401
 */
export async function tryLogins(asked: Arguments): Promise<void> {
  const { url, login, password, login2, password2 } = asked;
  await tryLogin(url, login, password, '--login and --password');
  if (login2 && password2) await tryLogin(url, login2, password2, '--login2 and --password2');
}

async function tryLogin(url: string, email: string, password: string, names: string) {
  const { method, path } = operationOf(await loadOperations(), 'login');
  const call = { method, path, json: { email, password } };
  const answer = await sendRequest(url, call).catch((error: unknown) => {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    throw new UsageError(`${method} ${url}${path} got no answer: ${String(reason)}`);
  });
  if (answer.status !== 401) return;
  throw new UsageError(`The server refuses ${email} with 401. Check ${names}.`);
}
