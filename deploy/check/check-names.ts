import { type Answer, type AskOptions, ask } from './ask';
import { expectAt, type Finding } from './finding';

/** A name that belongs to no one: its top-level domain is reserved for that. */
const madeUp = 'portal-check.invalid';

const profile = '/api/auth/v1/profile';

/**
 * Checks that the host answers only to its own name. An API that gets another name may use it in the links of
 * its e-mails.
 * @param plain the origin for plain http
 */
export async function checkNames(
  origin: string,
  plain: string,
  insecure: boolean,
  findings: Finding[],
): Promise<void> {
  const todo =
    'Answer requests for another name by a default_server that ends the connection, and send the API the name of the server, not the Host of the request (portal.conf, api-request.conf).';
  for (const at of [origin, plain].flatMap((each) => [`${each}/`, each + profile])) {
    const { pathname, origin: target } = new URL(at);
    const answer = await answerOf(target, pathname, { insecure, headers: { Host: madeUp } });
    const expect = expectAt(`GET ${at} with Host: ${madeUp}`, findings);
    expect(!isServed(answer), `it is answered ${answer?.status}`, todo);
  }
  if (!origin.startsWith('https:')) return;
  const answer = await answerOf(origin, '/', { insecure: true, serverName: madeUp });
  expectAt(`a TLS handshake for ${madeUp}`, findings)(
    answer === undefined,
    'it is accepted',
    'Set `ssl_reject_handshake on` in the default_server (portal.conf).',
  );
}

/** A redirect to the host's own name is allowed. */
function isServed(answer: Answer | undefined): boolean {
  if (answer === undefined) return false;
  const { status, headers } = answer;
  return status < 300 || status === 401 || headers.location?.includes(madeUp) === true;
}

function answerOf(origin: string, path: string, options: AskOptions): Promise<Answer | undefined> {
  return ask(origin, path, options).catch(() => undefined);
}
