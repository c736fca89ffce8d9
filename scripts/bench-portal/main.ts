/**
 * `npm run bench:portal [-- merge lists day logins] [--hours 24] [--cycles 50]`: how the portal stands under load
 * (`reliability.md` L01–L06). Prints each figure beside its mark; ends with 1 when one is missed.
 */
import { parseArgs } from 'node:util';
import { stopWith } from '../problem';
import { type Figure, holds, tableOf } from './figure';
import { benchLogins } from './logins';
import { benchLongLists } from './long-lists';
import { benchMerge } from './merge-units';
import { benchPollingDay } from './polling-day';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      hours: { type: 'string', default: '24' },
      cycles: { type: 'string', default: '50' },
    },
  });
  const benches: Record<string, () => Promise<Figure[]>> = {
    merge: benchMerge,
    lists: benchLongLists,
    logins: () => benchLogins(Number(values.cycles)),
    day: () => benchPollingDay(Number(values.hours)),
  };
  const chosen = positionals.length > 0 ? positionals : Object.keys(benches);
  const figures: Figure[] = [];
  for (const name of chosen) figures.push(...((await benches[name]?.()) ?? []));
  console.log(tableOf(figures));
  process.exit(figures.every(holds) ? 0 : 1);
} catch (error) {
  stopWith(error);
}
