/** An error that the developer can fix. Its message is shown alone, without a stack trace. */
export class Problem extends Error {
  override name = 'Problem';
}

/**
 * Ends the process with code 1 after showing an error: the message alone for a `Problem`, the
 * stack for anything else, because that is a bug.
 */
export function stopWith(error: unknown): never {
  showProblem(error);
  process.exit(1);
}

/** Shows an error as `stopWith` does, for a script that has something to clean up before it ends. */
export function showProblem(error: unknown): void {
  const isFault = error instanceof Error && !(error instanceof Problem);
  console.error(isFault ? error.stack : error instanceof Error ? error.message : String(error));
}
