import type { Operation } from '../checker/description';
import { exampleRequest, idParameters } from '../requests/example-request';
import { productOf } from './broken-requests';
import { type Exchange, exchange } from './exchange';
import { type Findings, note, requestFor } from './findings';
import { MOST_IDS } from './most-ids';
import { serverDay } from './server-day';
import type { Settings, User } from './settings';

/** The data of one user: a session, the answers of all GET calls that were possible, and the recorded ids. */
export interface Survey {
  /** `undefined` for a user with a token only. */
  readonly login: Exchange | undefined;
  readonly token: string;
  readonly answers: ReadonlyMap<string, Exchange>;
  readonly findings: Findings;
}

/** Answers with ids of other managers, for which this session's manager has nothing. */
const OF_ALL_MANAGERS = ['getDueList'];

/** An operation of the description by its id. @throws when it does not exist */
export function operationOf(operations: readonly Operation[], id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`The description has no operation ${id}.`);
  return found;
}

/** Opens a session with an e-mail and a password. */
export function openSession(
  url: string,
  operations: readonly Operation[],
  { email, password }: User,
): Promise<Exchange> {
  const login = operationOf(operations, 'login');
  return exchange(url, login, {
    method: login.method,
    path: login.path,
    json: { email, password },
  });
}

/** The token of a login's answer; empty without one. */
export function tokenIn({ json }: Exchange): string {
  const has = typeof json === 'object' && json !== null && 'token_string' in json;
  return has ? String(json.token_string) : '';
}

/**
 * Logs a user in, unless there is a token, and calls every GET operation except logout, in rounds until no answer gives new ids. It changes
 * nothing on the server except the session.
 */
export async function survey(
  url: string,
  operations: readonly Operation[],
  settings: Settings,
  user: User,
): Promise<Survey> {
  const login = user.token ? undefined : await openSession(url, operations, user);
  const token = login ? tokenIn(login) : (user.token ?? '');
  const findings: Findings = new Map();
  const answers = new Map<string, Exchange>();
  note(findings, login?.json);

  await learnDay(url, operations, settings, token);
  // Before other lists, which may begin with a unit that the user has no longer, or with one of another building.
  const units = operationOf(operations, 'listUnits');
  const others = operations.filter(({ method, id }) => method === 'GET' && id !== 'logout');
  const asking = [units, ...others.filter((operation) => operation !== units)];
  let before = -1;
  while (token !== '' && before < answers.size) {
    before = answers.size;
    for (const operation of asking.filter(({ id }) => !answers.has(id))) {
      const answer = await askFor(url, operation, settings, { findings, token });
      if (!answer) continue;
      answers.set(operation.id, answer);
      if (!OF_ALL_MANAGERS.includes(operation.id)) note(findings, answer.json);
    }
  }
  return { login, token, answers, findings };
}

/**
 * The answer for the first recorded id. An operation whose thing may be missing is asked with the next ids too, until
 * one has it.
 * @returns `undefined` without an id
 */
async function askFor(
  url: string,
  operation: Operation,
  { product }: Settings,
  { findings, token }: Pick<Survey, 'findings' | 'token'>,
): Promise<Exchange | undefined> {
  const request = requestFor(operation, product, findings);
  if (!request) return undefined;
  const answer = await exchange(url, operation, { ...request, token });
  const [name] = idParameters(operation);
  if (answer.status !== 404 || !operation.mayBeMissing || name === undefined) return answer;
  for (const id of [...(findings.get(name) ?? [])].slice(1, MOST_IDS)) {
    const parameters = { ...productOf(operation, product), [name]: id };
    const next = exampleRequest(operation, { parameters, onlyRequired: true });
    const other = await exchange(url, operation, { ...next, token });
    if (other.status !== 404) return other;
  }
  return answer;
}

/** The open items show the day by which the server works, before the other answers are checked by it. */
async function learnDay(
  url: string,
  operations: readonly Operation[],
  { product }: Settings,
  token: string,
): Promise<void> {
  if (token === '') return;
  const request = requestFor(operationOf(operations, 'listOpenItems'), product, new Map());
  if (!request) return;
  const { json, headers } = await exchange(url, operationOf(operations, 'listOpenItems'), {
    ...request,
    token,
  });
  const { postavke } = Object(json);
  if (Array.isArray(postavke)) serverDay.learn(postavke, headers);
}
