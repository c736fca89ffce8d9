/** The number of rows in a generated world, and its seed. */
export interface WorldSize {
  /** Rows of units in the first context, half of them in pairs L and U. */
  readonly units: number;
  /** Managers of the person, each with a payer code. */
  readonly managers: number;
  /** Bills in the first context that are not paid in full. */
  readonly openItems: number;
  /** Notifications in the first context. */
  readonly notifications: number;
  /** Posts on the board of the first building, 10 kB each. */
  readonly bulletins: number;
  /** Files in the manager's documents of the first building. */
  readonly documents: number;
  /** Decisions of the owners of the first building; the fourth has 40 proposals. */
  readonly decisions: number;
  /** Other owners of the first building, who have voted on the portal in its open decision. */
  readonly owners: number;
  /** Events in the first building, and as many faults. */
  readonly events: number;
  /** Further residents, each with a separate login and unit. */
  readonly people: number;
  readonly seed: number;
}

/** The default sizes. */
export const SMALL_WORLD: WorldSize = {
  units: 50,
  managers: 5,
  openItems: 200,
  notifications: 60,
  bulletins: 12,
  documents: 30,
  decisions: 12,
  owners: 40,
  events: 12,
  people: 0,
  seed: 1,
};

/** The data set L of threats.md 4. */
export const LARGE_WORLD: WorldSize = {
  units: 10_000,
  managers: 500,
  openItems: 50_000,
  notifications: 5_000,
  bulletins: 1_000,
  documents: 2_000,
  decisions: 200,
  owners: 2_000,
  events: 1_000,
  people: 0,
  seed: 1,
};

/** The name, minimum and maximum of each number. */
const limits: Readonly<Record<keyof WorldSize, readonly [least: number, most: number]>> = {
  units: [1, 100_000],
  managers: [1, 10_000],
  openItems: [0, 500_000],
  notifications: [0, 100_000],
  bulletins: [0, 10_000],
  documents: [0, 100_000],
  decisions: [0, 1_000],
  owners: [0, 10_000],
  events: [0, 10_000],
  people: [0, 10_000],
  seed: [0, 2 ** 32 - 1],
};

/**
 * A complete size; SMALL_WORLD gives what is missing.
 * @throws RangeError when a number is not whole or out of its limits
 */
export function completeSize(asked: Partial<WorldSize>): WorldSize {
  const size = { ...SMALL_WORLD, ...asked };
  for (const [name, [least, most]] of Object.entries(limits)) {
    const value = size[name as keyof WorldSize];
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new RangeError(`${name} is ${value}: give a whole number from ${least} to ${most}.`);
    }
  }
  return size;
}
