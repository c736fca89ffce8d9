import type { OpenItems } from '../api-types';
import { fromCents, sumCents, toCents } from '../money/cents';
import { isAnnounced } from '../payment/is-announced';

/**
 * The overdue amount in euros: what the user is still asked to pay, and what they have said is paid (`pages.md` P4).
 *
 * @param items - `zapadlo` of the server is the whole
 */
export function overdueParts({ zapadlo, postavke }: Pick<OpenItems, 'zapadlo' | 'postavke'>) {
  const said = postavke.filter(
    (item) => item.dni_zamude > 0 && item.odprto > 0 && isAnnounced(item),
  );
  const announced = sumCents(said.map(({ odprto }) => odprto));
  return { announced: fromCents(announced), asked: fromCents(toCents(zapadlo) - announced) };
}
