import type { WorldSize } from '../../mocks/generated/size';

/** The options of every bench, from the command line. */
export interface BenchOptions {
  readonly seconds: number;
  /** Requests a second. */
  readonly rate: number;
  /** How many hours the portal polls in simulated time. */
  readonly hours: number;
  /** The number of logins and logouts. */
  readonly cycles: number;
  /** The number of visits to the built portal. */
  readonly runs: number;
  /** Whether the curves of growth are written to their page. */
  readonly draw: boolean;
  /** The large world. */
  readonly world: WorldSize;
}

/**
 * A bench: a file of bench/ with this export. It prints its figures next to their limits. A slow
 * figure is not an error: a machine under load must not fail a build.
 * @returns how many errors it met, such as answers that were not 2xx
 */
export type RunBench = (options: BenchOptions) => Promise<number>;
