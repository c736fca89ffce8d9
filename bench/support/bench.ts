import type { WorldSize } from '../../mocks/generated/size';

/** What the command line says to every bench. */
export interface BenchOptions {
  readonly seconds: number;
  /** Requests a second. */
  readonly rate: number;
  /** How long the portal polls in simulated time. */
  readonly hours: number;
  /** How often somebody logs in and out. */
  readonly cycles: number;
  /** How often the built portal is visited. */
  readonly runs: number;
  /** The large world. */
  readonly world: WorldSize;
}

/**
 * A bench: a file of bench with this export. It prints its figures beside the marks of the design, and judges
 * nothing: a machine under load must not fail a build.
 * @returns how many errors it met, such as answers that were not 2xx
 */
export type RunBench = (options: BenchOptions) => Promise<number>;
