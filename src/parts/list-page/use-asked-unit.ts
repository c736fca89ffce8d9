import { useEffect, useEffectEvent, useRef } from 'react';
import type { Unit } from '../../domain/api-types';
import { listParams } from '../address/list-state';
import type { ListAddress } from '../address/use-address';

/**
 * The unit in the address (`inventarna_stevilka`), if it is one of the user's. Selecting another unit in the top bar
 * removes it from the address.
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
