import { describe, it } from 'vitest';
import { loadAgreements, type Operation } from '../checker/description';
import { fieldsOf } from '../checker/fields-of-rule';
import { parseRule } from '../checker/parse-rule';
import { obeys } from '../checker/rules';
import { expectNoFault } from './exchange';
import { serverDay } from './server-day';
import { operationOf, type Survey } from './survey';
import type { SurveyedUsers } from './surveyed-users';
import type { Asked, AskWidely } from './wide-survey';

const rules = await loadAgreements();

/** Answers to one user with the same ids, by their operations. */
type Together = Readonly<Record<string, Asked>>;

/** What `x-agreements` says about several answers holds for each user, for each id. */
export function describeAgreements(
  operations: readonly Operation[],
  users: SurveyedUsers,
  askWidely: AskWidely,
): void {
  describe.each(['first', 'second'] as const)('answers to the %s user agree', (which) => {
    it.for(rules)('%s', async (rule, context) => {
      const user = users[which];
      if (!user) return context.skip('the second user needs --login2 and --password2');
      const ids = [...new Set(fieldsOf(parseRule(rule)).map(({ path }) => path[0] ?? ''))];
      let together: readonly Together[] = [{}];
      for (const id of ids) {
        const asked = await answersTo(user, id, operations, askWidely);
        together = together.flatMap((one) => asked.flatMap((other) => joined(one, id, other)));
      }
      if (together.length === 0) return context.skip('there are no answers to compare');
      for (const each of together) check(rule, each);
    });
  });
}

/** The answers of an operation to a user; that of the login is already there. */
async function answersTo(
  user: Survey,
  id: string,
  operations: readonly Operation[],
  askWidely: AskWidely,
): Promise<readonly Asked[]> {
  if (id !== 'login') return askWidely(user, operationOf(operations, id));
  return user.login ? [{ ids: {}, answer: user.login }] : [];
}

/** With one more answer, when it is a success and its ids are not other ones. */
function joined(one: Together, id: string, other: Asked): readonly Together[] {
  if (other.answer.status !== 200) return [];
  const fits = Object.values(one).every(({ ids }) =>
    Object.entries(ids).every(([name, value]) => (other.ids[name] ?? value) === value),
  );
  return fits ? [{ ...one, [id]: other }] : [];
}

function check(rule: string, together: Together): void {
  const object = Object.fromEntries(
    Object.entries(together).map(([id, { ids, answer }]) => [id, withIds(answer.json, ids)]),
  );
  // A row may be on a page that was not asked for.
  const isPart = Object.values(object).some((json) => Boolean(Object(json).naslednji_kazalec));
  if (isPart && rule.startsWith('within')) return;
  const [answer] = Object.values(together).map((asked) => asked.answer);
  if (!answer) return;
  const clocks = serverDay.clocksOf(answer.headers);
  const isObeyed =
    clocks.length === 0 ? obeys(rule, object) : clocks.some((clock) => obeys(rule, object, clock));
  expectNoFault(answer, isObeyed ? [] : [`must obey ${rule}`]);
}

/** A rule names the ids of a path as fields of `ids`; a list and a plain value have no fields. */
function withIds(json: unknown, ids: Asked['ids']): unknown {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return isObject ? { ...json, ids } : json;
}
