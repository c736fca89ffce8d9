import { useEffect, useEffectEvent, useRef } from 'react';
import type { Unit } from '../../domain/api-types';
import { listParams } from '../address/list-state';
import type { ListAddress } from '../address/use-address';

/**
 * The unit that the address names (`inventarna_stevilka`), if it is one of the user's. Another unit chosen in the top bar
 * goes before it: the address forgets it then.
 */
export function useAskedUnit(
  { address, change }: ListAddress,
  selected: Unit,
  units: readonly Unit[],
): string | undefined {
  const own = selected.inventarna_stevilka;
  const before = useRef(own);
  const forget = useEffectEvent(() =>
    change({ [listParams.unit]: undefined, [listParams.page]: undefined }),
  );
  useEffect(() => {
    if (before.current === own) return;
    before.current = own;
    forget();
  }, [own]);

  const wanted = address.get(listParams.unit);
  return units.find((unit) => unit.inventarna_stevilka === wanted)?.inventarna_stevilka;
}
