/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  /** One item of a list. @throws RangeError when the list is empty */
  pick<Item>(list: readonly Item[]): Item;
  /** True with a probability between 0 and 1. */
  chance(share: number): boolean;
}

/**
 * A stream of random numbers (mulberry32).
 * @param stream the use of the numbers: each stream of a seed is independent, so that more rows of one table do not
 *   change another table
 */
export function createRandom(seed: number, stream: string): Random {
  let state = hashOf(`${seed}/${stream}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('nothing to pick from');
      return list[whole(0, list.length - 1)] as (typeof list)[number];
    },
    chance: (share) => next() < share,
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
