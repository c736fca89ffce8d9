/** A job of a queue. */
export interface Job {
  readonly script: string;
  /** The script of a job that must have ended before this one starts; one that is not in the queue does not count. */
  readonly after?: string;
}

/**
 * Runs jobs in their order, several at a time: a job that waits for another lets those behind it go first, so that no
 * processor is idle while there is a job that could run.
 * @param jobs their `after` must not form a circle
 * @param atOnce how many run at the same time
 * @param run resolves when the job has ended, with whatever result; must not reject
 */
export async function runQueue<T extends Job>(
  jobs: readonly T[],
  atOnce: number,
  run: (job: T) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs];
  const open = new Set(jobs.map(({ script }) => script));
  const running = new Set<Promise<void>>();
  const canStart = ({ after }: T) => after === undefined || !open.has(after);

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < atOnce ? waiting.findIndex(canStart) : -1;
    const [job] = next < 0 ? [] : waiting.splice(next, 1);
    if (job !== undefined) {
      const ended = run(job).then(() => {
        open.delete(job.script);
        running.delete(ended);
      });
      running.add(ended);
    } else if (running.size > 0) {
      await Promise.race(running);
    } else {
      throw new Error(
        `These wait for each other: ${waiting.map(({ script }) => script).join(', ')}`,
      );
    }
  }
}
