import { ApiError, messageFor } from '../api/errors';
import { messages } from '../text/common/messages';

/**
 * The sentence for a list of units or managers that failed (§8 Shell): the server's message, otherwise the load text.
 * Unlike `messageFor` alone it has no separate sentence for a lost connection or for a 403 or 429 without a code.
 */
export function listFailure(error: unknown): string {
  const hasMessage =
    error instanceof ApiError && (error.code !== undefined || error.serverError !== undefined);
  return hasMessage ? messageFor(error, messages.load) : messages.load;
}
