import { NoDocument } from '../../api/download';
import { ApiError, HtmlAnswer, WrongAnswer } from '../../api/errors';
import { missingReasons as text } from '../../text/bills/evidence';

/**
 * Why a file cannot be had; the pack is made without it.
 *
 * @throws the error itself when it ends the whole run: no connection, or the end of the session
 */
export function missingReason(error: unknown): string {
  if (error instanceof NoDocument || error instanceof HtmlAnswer) return text.notOnServer;
  if (error instanceof WrongAnswer) return text.unreadable;
  if (!(error instanceof ApiError) || error.status === 401) throw error;
  if (error.status === 403) return text.noRights;
  if (error.status === 404) return text.notOnServer;
  return text.serverError(error.status);
}
