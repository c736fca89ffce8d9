import { describe, it } from 'vitest';
import type { Operation } from '../checker/description';
import type { Row } from '../checker/rule-values';
import { expectNoFault } from './exchange';
import type { Survey } from './survey';
import type { SurveyedUsers } from './surveyed-users';

const safety = { meta: { severity: 'safety' } } as const;

/** Two payers have no row of an own list (`own` in `x-paged`) in common. */
export function describeSeparation(operations: readonly Operation[], users: SurveyedUsers): void {
  describe.each(operations.filter(({ paged }) => paged?.own))('$id', (operation) => {
    it('has no row in common for two users', safety, (context) => {
      const { first, second } = users;
      if (!second) return context.skip('isolation needs --login2 and --password2');
      if (payerOf(first) === payerOf(second)) return context.skip('both users are one payer');
      const answer = second.answers.get(operation.id);
      const rows = keysOf(first, operation);
      if (!answer || rows.size === 0) return context.skip('one of the users has no rows');
      const shared = [...keysOf(second, operation)].filter((row) => rows.has(row));
      expectNoFault(
        answer,
        shared.length > 0 ? [`must not have ${shared[0]} of another payer`] : [],
      );
    });
  });
}

/** Documents of two managers may have the same numbers, so the manager is a part of the key. */
function keysOf(user: Survey, { id, paged }: Operation): ReadonlySet<string> {
  const rows: unknown = Object(user.answers.get(id)?.json)[paged?.rows ?? ''];
  const manager = profileOf(user).selected_manager;
  return new Set(
    (Array.isArray(rows) ? rows : []).map((row: Row) =>
      JSON.stringify([manager, ...(paged?.key ?? []).map((field) => row[field])]),
    ),
  );
}

function payerOf(user: Survey): string {
  const { selected_manager: manager, code_payer: code } = profileOf(user);
  return JSON.stringify([manager, code]);
}

function profileOf({ answers }: Survey) {
  return Object(answers.get('getProfile')?.json);
}
