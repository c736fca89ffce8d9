import { managerKey, managerLabels } from '../../domain/people/manager';
import { useUser } from '../../machines/portal-context';
import { useManagers } from './use-managers';

/** The session's manager with its label; `undefined` until the managers are loaded. */
export function useCurrentManager() {
  const user = useUser();
  const { data: managers } = useManagers();
  if (!user || !managers) return undefined;
  const key = managerKey({ manager: user.selected_manager, code_payer: user.code_payer });
  const index = managers.findIndex((manager) => managerKey(manager) === key);
  return index < 0 ? undefined : { key, label: managerLabels(managers)[index] ?? '' };
}
