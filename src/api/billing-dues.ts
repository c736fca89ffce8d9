import { q } from './query';
import { getDueListAnswer } from './shapes/billing-dues';

/** The open items of all payer codes of the account, by manager (`pages.md` P34). */
export function dueListQuery() {
  return q(['due-list'], getDueListAnswer, {});
}
