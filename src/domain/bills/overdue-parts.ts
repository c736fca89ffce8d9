import type { OpenItems } from '../api-types';
import { fromCents, toCents } from '../money/cents';
import { isAnnounced } from '../payment/is-announced';
import { isCollected } from '../payment/is-collected';
import { openCents } from './open-cents';

/**
 * The overdue amount in euros: what the user is still asked to pay, and what they have said is paid (`pages.md` P4). What
 * the bank collects is in neither. `announcedNotDue` is what is announced and not yet due.
 *
 * @param items - `zapadlo` of the server is the whole; overpaid items would lower it, so beside them the items are summed
 */
export function overdueParts({ zapadlo, postavke }: Pick<OpenItems, 'zapadlo' | 'postavke'>) {
  const late = postavke.filter(({ dni_zamude, odprto }) => dni_zamude > 0 && odprto > 0);
  const collected = openCents(late.filter(isCollected));
  const announced = openCents(late.filter((item) => isAnnounced(item) && !isCollected(item)));
  const notDue = postavke.filter(
    (item) => item.dni_zamude <= 0 && item.odprto > 0 && isAnnounced(item) && !isCollected(item),
  );
  const whole = postavke.some(({ odprto }) => odprto < 0) ? openCents(late) : toCents(zapadlo);
  return {
    announced: fromCents(announced),
    asked: fromCents(whole - announced - collected),
    announcedNotDue: fromCents(openCents(notDue)),
  };
}
