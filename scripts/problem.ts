/** An error that the developer can fix. Its message is shown alone, without a stack trace. */
export class Problem extends Error {
  override name = 'Problem';
}

/**
 * Ends the process with code 1 after showing an error: the message alone for a `Problem`, the
 * stack for anything else, because that is a bug.
 */
export function stopWith(error: unknown): never {
  const isFault = error instanceof Error && !(error instanceof Problem);
  console.error(isFault ? error.stack : error instanceof Error ? error.message : String(error));
  process.exit(1);
}
