import type { Profile } from '../../domain/api-types';
import { managerKey } from '../../domain/people/manager';
import { useManagers } from '../../parts/manager/use-managers';

/** The selected manager of a profile, which has only its key; `undefined` until the managers are known. */
export function useManagerOf({ selected_manager: manager, code_payer }: Profile) {
  const { data: linked } = useManagers();
  const key = managerKey({ manager, code_payer });
  return linked?.find((each) => managerKey(each) === key);
}
