import type { Operation } from '../checker/description';
import { exampleRequest, idParameters } from '../requests/example-request';
import { productOf } from './broken-requests';
import { type Exchange, exchange } from './exchange';
import { MOST_IDS } from './most-ids';
import type { ServerUnderTest, Settings } from './settings';
import type { Survey } from './survey';

/** An answer, with the ids that were asked for. */
export interface Asked {
  readonly ids: Readonly<Record<string, string>>;
  readonly answer: Exchange;
}

/** Gives a user's answers of an operation for each id that the user's lists contain; it asks for them once. */
export type AskWidely = (user: Survey, operation: Operation) => Promise<readonly Asked[]>;

/** An operation without ids has one answer, and one with several ids none: lists do not say which go together. */
export function createWideSurvey(server: ServerUnderTest, { product }: Settings): AskWidely {
  const known = new WeakMap<Survey, Map<string, Promise<readonly Asked[]>>>();

  const ask = async (user: Survey, operation: Operation): Promise<readonly Asked[]> => {
    const first = user.answers.get(operation.id);
    const [name, ...others] = idParameters(operation).filter((each) => isRequired(operation, each));
    if (name === undefined) return first ? [{ ids: {}, answer: first }] : [];
    if (others.length > 0) return [];
    const asked: Asked[] = [];
    for (const id of [...(user.findings.get(name) ?? [])].slice(0, MOST_IDS)) {
      const parameters = { ...productOf(operation, product), [name]: id };
      const request = exampleRequest(operation, { parameters, onlyRequired: true });
      const answer = await exchange(server.url, operation, { ...request, token: user.token });
      asked.push({ ids: { [name]: id }, answer });
    }
    return asked;
  };

  return (user, operation) => {
    const own = known.get(user) ?? new Map<string, Promise<readonly Asked[]>>();
    known.set(user, own);
    const asked = own.get(operation.id) ?? ask(user, operation);
    own.set(operation.id, asked);
    return asked;
  };
}

function isRequired({ parameters }: Operation, name: string): boolean {
  return parameters.some((each) => each.name === name && each.required === true);
}
