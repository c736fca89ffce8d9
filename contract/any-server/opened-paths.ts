import { describe, it } from 'vitest';
import type { Operation } from '../checker/description';
import { createFinder } from '../checker/find-operation';
import { type Exchange, exchange, expectNoFault, expectStatus } from './exchange';
import { exclusiveOf } from './exclusive';
import type { ServerUnderTest } from './settings';
import type { Survey } from './survey';
import type { SurveyedUsers } from './surveyed-users';

const safety = { meta: { severity: 'safety' } } as const;
/** So that a long list does not make the run long. */
const MOST_PATHS = 5;
/** The manager's forms are the same for all residents (P24). */
const forEverybody = ['downloadForm'];
/** Its bills are of all payer codes of the account; a document opens while the session is with its payer code. */
const ofAllPayerCodes = ['getDueList'];

/** A path of a file in an answer. */
interface Opened {
  readonly path: string;
  readonly operation: Operation;
  /** The bytes that the answer tells, if it does. */
  readonly size: number | undefined;
}

/** Each path in an answer opens for its user, only with the token, and not for a user who has not got it. */
export function describeOpenedPaths(
  server: ServerUnderTest,
  operations: readonly Operation[],
  users: SurveyedUsers,
): void {
  const find = createFinder(operations);
  const open = (operation: Operation, path: string, token?: string): Promise<Exchange> =>
    exchange(server.url, operation, { method: 'GET', path, token });
  const listing = operations.filter(({ method, secured }) => method === 'GET' && secured);

  describe.each(listing)('$id', (listed) => {
    const { id } = listed;
    const pathsFor = (user: Survey): readonly Opened[] =>
      pathsIn(user.answers.get(id)?.json)
        .slice(0, MOST_PATHS)
        .flatMap(({ path, size }) => {
          const found = find('GET', path.split('?')[0] ?? '');
          return found.kind === 'operation' ? [{ path, size, operation: found.operation }] : [];
        });

    it('has paths that open, with the size that it tells', async (context) => {
      const { first } = users;
      const paths = pathsFor(first);
      if (paths.length === 0 || ofAllPayerCodes.includes(id)) return context.skip();
      for (const { path, operation, size } of paths) {
        const file = await open(operation, path, first.token);
        expectStatus(file, 200);
        const isRight = size === undefined || size === file.size;
        expectNoFault(file, isRight ? [] : [`has ${file.size} bytes; ${id} says ${size}`]);
        if (operation.secured) expectStatus(await open(operation, path), 401);
      }
    });

    it('has no path that opens for another user', safety, async (context) => {
      const { first, second } = users;
      if (!second) return context.skip('isolation needs --login2 and --password2');
      // A file of a building is for all who have a unit there.
      const isOfOthers = exclusiveOf(operations, first, second).isOfOtherBuilding(listed);
      const known = new Set([...second.answers.values()].flatMap(({ json }) => pathsOf(json)));
      const paths = pathsFor(first)
        .filter(({ path }) => !known.has(path))
        .filter(({ operation }) => !forEverybody.includes(operation.id))
        .filter(({ operation }) => isOfOthers || operation.id === 'downloadBill');
      if (paths.length === 0) return context.skip();
      for (const { path, operation } of paths) {
        expectStatus(await open(operation, path, second.token), 403, 404);
      }
    });
  });
}

function pathsOf(json: unknown): readonly string[] {
  return pathsIn(json).map(({ path }) => path);
}

/** The paths under the API in an answer, each once. */
function pathsIn(json: unknown): readonly Pick<Opened, 'path' | 'size'>[] {
  const found = new Map<string, number | undefined>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const part of Object.values(value)) {
      if (typeof part !== 'string') look(part);
      else if (part.startsWith('/api/')) found.set(part, found.get(part) ?? sizeIn(value));
    }
  };
  look(json);
  return [...found].map(([path, size]) => ({ path, size }));
}

function sizeIn(row: object): number | undefined {
  return 'velikost' in row && typeof row.velikost === 'number' ? row.velikost : undefined;
}
