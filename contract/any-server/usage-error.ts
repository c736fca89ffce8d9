/** An error in the arguments. Its message says how the command is used. */
export class UsageError extends Error {
  override name = 'UsageError';
}
