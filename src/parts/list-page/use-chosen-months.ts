import { monthOf } from '../../domain/dates/date';
import { useAddress } from '../address/use-address';

/** The first and the last month of a list, such as `2026-09`; `undefined` for an open end. */
export interface ChosenMonths {
  readonly from: string | undefined;
  readonly until: string | undefined;
}

/** The address's values for the filters of `byPeriod`, for sums over the same rows. */
export function useChosenMonths(rows: readonly { readonly datum: string }[]): ChosenMonths {
  const { address } = useAddress();
  const months = new Set(rows.map(({ datum }) => monthOf(datum)));
  const chosen = (param: string) => {
    const month = address.get(param);
    // The list ignores a month that it does not offer, and so must its sums.
    return month !== null && months.has(month) ? month : undefined;
  };
  return { from: chosen('od'), until: chosen('do') };
}
