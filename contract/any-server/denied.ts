import { loadRights, type Operation } from '../checker/description';
import type { Survey } from './survey';

const rights = await loadRights();

/** Whether a user gets 403: without the operation's page, or invited without the right to it (`x-right`). */
export function isDenied({ answers }: Survey, { page, right }: Operation): boolean {
  const pages = answers.get('getAllowedPages')?.json;
  if (page !== undefined && !Object(pages).includes?.(page)) return true;
  const { vloga, pravice } = Object(answers.get('getOwnRights')?.json);
  const rule = rights[right ?? ''];
  // The user of a payer code has no role.
  if (typeof vloga !== 'string' || !rule) return false;
  return (
    !rule.roles.includes(vloga) || (rule.needs !== null && !Object(pravice).includes?.(rule.needs))
  );
}
