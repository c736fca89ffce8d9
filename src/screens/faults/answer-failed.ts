import { ApiError, messageFor } from '../../api/errors';
import { faultsText as text } from '../../text/events/faults';

/** Whether the question has ended meanwhile. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Why an answer to the manager's question was not received; a question that has ended has its own sentence. */
export function answerFailed(error: unknown): string {
  return isOver(error) ? text.noLongerAsked : messageFor(error, text.confirmFailed);
}
