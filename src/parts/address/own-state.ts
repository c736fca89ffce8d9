import { useLocation } from 'react-router-dom';
import { useUser } from '../../machines/portal-context';

/** The field of a history entry's state with the `id` of its user. */
const OF = 'of';

/** What a page leaves in the state of a history entry, for its user only. */
export interface OwnState {
  /** What the user has left in the current entry; empty in an entry of another user, to which Back leads after a login in the same tab. */
  readonly left: Readonly<Record<string, unknown>>;
  /** The state to navigate with. */
  readonly toLeave: (values: object) => object;
}

/** The state of the current history entry (`threats.md` E11): a logout cannot remove earlier entries of the tab. */
export function useOwnState(): OwnState {
  const user = useUser()?.id;
  const state: OwnState['left'] = Object(useLocation().state);
  return {
    left: state[OF] === user ? state : {},
    toLeave: (values) => ({ ...values, [OF]: user }),
  };
}
