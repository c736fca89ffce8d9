import type { OpenItems } from '../api-types';
import { sumOf } from '../money/cents';
import { groupBy } from '../values/group-by';

type Listed = Pick<OpenItems, 'postavke' | 'naslednji_kazalec'>;

/**
 * The open amount of each unit in euros, by `inventarna_stevilka`; a unit without open items is not in it.
 *
 * @returns `undefined` while only a part of the list is loaded
 */
export function openByUnit(list: Listed): ReadonlyMap<string, number> | undefined {
  if (list.naslednji_kazalec !== null) return undefined;
  const byUnit = groupBy(list.postavke, ({ inventarna_stevilka }) => inventarna_stevilka);
  return new Map(
    [...byUnit].map(([unit, items]) => [unit, sumOf(items.map(({ odprto }) => odprto))]),
  );
}
