import { parseArgs } from 'node:util';
import type { WorldSize } from '../mocks/generated/size';
import { Problem } from './problem';

/** The flags of a generated world, and the size that each one sets. */
export const worldFlags = {
  '--units': 'units',
  '--managers': 'managers',
  '--open-items': 'openItems',
  '--notifications': 'notifications',
  '--bulletins': 'bulletins',
  '--documents': 'documents',
  '--decisions': 'decisions',
  '--owners': 'owners',
  '--events': 'events',
  '--people': 'people',
  '--seed': 'seed',
} as const satisfies Readonly<Record<string, keyof WorldSize>>;

/** With it the demo's manager does not process what residents send. */
const still = '--still';

/** The settings on the command line of a backend. */
export interface BackendFlags {
  /** The generated world, if a flag requests one. */
  readonly world: Partial<WorldSize> | undefined;
  /** The clock by which the demo's manager processes what residents send; without it nothing is processed. */
  readonly requestLife: (() => number) | undefined;
}

/**
 * Reads the flags of the stateful backend, the same for `npm start`, `npm run dev` and `npm run backend`: those of a
 * generated world, and `--still`.
 * @param others flags that other code reads; they take no value
 * @throws Problem when a flag is unknown, or is not followed by a whole number
 */
export function readBackendFlags(
  args: readonly string[],
  others: readonly string[] = [],
): BackendFlags {
  const world = readWorldFlags(args, [...others, still]);
  return { world, requestLife: args.includes(still) ? undefined : Date.now };
}

/** The flags of a generated world for `parseArgs`. */
export const worldOptions = Object.fromEntries(
  Object.keys(worldFlags).map((flag) => [flag.slice(2), { type: 'string' } as const]),
);

/**
 * The generated world that a command line requests (`--units 10000 --seed 7`).
 * @param others flags that other code reads; they take no value
 * @returns `undefined` without such a flag
 * @throws Problem when a flag is unknown, or is not followed by a whole number
 */
export function readWorldFlags(
  args: readonly string[],
  others: readonly string[] = [],
): Partial<WorldSize> | undefined {
  const asked = numbersOf(parse(args.filter((argument) => !others.includes(argument))));
  return Object.keys(asked).length > 0 ? asked : undefined;
}

/**
 * The numbers among the parsed flags of a world.
 * @throws Problem when one is not a whole number
 */
export function numbersOf(values: Readonly<Record<string, unknown>>): Partial<WorldSize> {
  const asked: Partial<Record<keyof WorldSize, number>> = {};
  for (const [flag, name] of Object.entries(worldFlags)) {
    const text = values[flag.slice(2)];
    if (text === undefined) continue;
    if (!/^\d+$/.test(String(text))) {
      throw new Problem(`${flag} is "${text}": give a whole number, such as ${flag} 100.`);
    }
    asked[name] = Number(text);
  }
  return asked;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: worldOptions }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `${message}\nThere is ${still}, and for a generated world: ${Object.keys(worldFlags).join(' N ')} N`,
    );
  }
}
