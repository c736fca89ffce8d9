import { loadOperations } from '../checker/description';
import type { Call } from '../requests/send-request';
import type { Arguments } from './read-arguments';
import { operationOf } from './survey';
import { transport } from './transport';
import { UsageError } from './usage-error';

/**
 * Logs each user in once, or uses the token once, so that a wrong address, password or token is one sentence and not a failure of every test.
 * @throws UsageError when the server gives no answer, or refuses a user with 401
 */
export async function tryLogins(asked: Arguments): Promise<void> {
  const { url, login, password, login2, password2, token, token2, headers, pace } = asked;
  const send = transport({ headers, perSecond: pace });
  const operations = await loadOperations();
  const statusOf = async (id: string, more: Partial<Call>): Promise<number> => {
    const { method, path } = operationOf(operations, id);
    const answer = await send(url, { method, path, ...more }).catch((error: unknown) => {
      const reason = error instanceof Error ? (error.cause ?? error) : error;
      throw new UsageError(`${method} ${url}${path} got no answer: ${String(reason)}`);
    });
    return answer.status;
  };
  const tryUser = async (user: { email: string; password: string; token: string }, n: string) => {
    const { email, password: secret } = user;
    if (user.token) {
      if ((await statusOf('getProfile', { token: user.token })) !== 401) return;
      throw new UsageError(`The server refuses the token with 401. Check --token${n}.`);
    }
    if (!email || !secret) return;
    if ((await statusOf('login', { json: { email, password: secret } })) !== 401) return;
    const names = `--login${n} and --password${n}`;
    throw new UsageError(`The server refuses ${email} with 401. Check ${names}.`);
  };
  await tryUser({ email: login, password, token }, '');
  await tryUser({ email: login2, password: password2, token: token2 }, '2');
}
