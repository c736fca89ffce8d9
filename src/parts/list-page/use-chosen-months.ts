import { monthOf } from '../../domain/dates/date';
import { useAddress } from '../address/use-address';

/** The months between which a list is shown, such as `2026-09`; `undefined` for an end that is not chosen. */
export interface ChosenMonths {
  readonly from: string | undefined;
  readonly until: string | undefined;
}

/** What stands in the address for the filters of `byPeriod`, for sums of the same rows. */
export function useChosenMonths(rows: readonly { readonly datum: string }[]): ChosenMonths {
  const { address } = useAddress();
  const months = new Set(rows.map(({ datum }) => monthOf(datum)));
  const chosen = (param: string) => {
    const month = address.get(param);
    // The list passes over what it does not offer, and so must its sums.
    return month !== null && months.has(month) ? month : undefined;
  };
  return { from: chosen('od'), until: chosen('do') };
}
