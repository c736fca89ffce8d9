import type { components } from '../../src/api/schema';
import type { RowOf } from '../world/db';
import { stateOf } from './co-user-state';

/** Why a request about people is refused. */
export type PeopleReason = NonNullable<components['schemas']['PeopleRefusal']['razlog']>;

const ended = { sprejet: 'sprejeto', preklican: 'preklicano', potekel: 'poteklo' } as const;

/** Why an invitation cannot be accepted; `undefined` when it can. */
export function endOf(row: RowOf<'coUser'>, now: string): PeopleReason | undefined {
  const state = stateOf(row, now);
  return state === 'povabljen' ? undefined : ended[state];
}
