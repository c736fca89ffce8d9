import type { Manager } from '../../domain/api-types';
import { bareCode, managerKey } from '../../domain/people/manager';
import { addManagerText } from '../../text/account/add-manager';
import type { Rule } from '../../ui/form/rules';

/**
 * The rule that a payer code is not yet linked to the user's account (`pages.md` P25). A code is unique only together with
 * its manager, the form's field `manager`.
 */
export function notLinked(linked: readonly Manager[]): Rule {
  const keys = new Set(linked.map(managerKey));
  return (value, _, { manager }) => {
    const key = managerKey({ manager: String(manager), code_payer: bareCode(String(value)) });
    return keys.has(key) ? addManagerText.alreadyLinked : undefined;
  };
}
