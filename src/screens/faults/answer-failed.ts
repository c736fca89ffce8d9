import { ApiError, messageFor } from '../../api/errors';
import { faultsText as text } from '../../text/events/faults';

/** Why an answer to the manager's question was not received; a question that has ended has its own sentence. */
export function answerFailed(error: unknown): string {
  const isOver = error instanceof ApiError && error.status === 409;
  return isOver ? text.noLongerAsked : messageFor(error, text.confirmFailed);
}
