import type { HandoverAnswered, HandoverOffer } from '../domain/api-types';
import type { Opened } from '../domain/opened';
import { HandoverOver } from '../domain/people/handover-over';
import type { Api } from './client';
import { ApiError, unwrap } from './errors';
import { handoverReasonOf } from './people-handover';
import { get } from './query';
import type { HandoverAnswer } from './schema';
import { answerHandoverAnswer, getHandoverOfferAnswer } from './shapes/people-handover';

/**
 * A handover for the reader of the taker's link (`pages.md` P36).
 *
 * @param token - of the link
 * @throws HandoverOver, also for an unknown token; ApiError, NetworkError
 */
export function loadHandoverOffer(
  api: Api,
  token: string,
  signal: AbortSignal,
): Promise<Opened<HandoverOffer>> {
  return get(api, getHandoverOfferAnswer, { path: { zeton: token } }, signal).catch(throwOver);
}

/**
 * The path of a document of the handover, for `download` (`pages.md` P36).
 *
 * @param token - of the link
 * @param id - `id_priloge`
 */
export function offerFilePath(token: string, id: number): string {
  return `/api/auth/v1/handover/${encodeURIComponent(token)}/file/${id}`;
}

/**
 * The taker's answer (`pages.md` P36). The token is valid once.
 *
 * @param token - of the link
 * @throws HandoverOver; ApiError with code 3 for a wrong password; NetworkError
 */
export async function answerHandover(
  api: Api,
  token: string,
  body: HandoverAnswer,
): Promise<Opened<HandoverAnswered>> {
  const params = { path: { zeton: token } };
  const result = await api.client.POST('/api/auth/v1/handover/{zeton}', { params, body });
  try {
    return unwrap(result, answerHandoverAnswer);
  } catch (error) {
    return throwOver(error);
  }
}

/** @throws HandoverOver for an answer that says that the link is over; every other error as it is */
function throwOver(error: unknown): never {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) throw new HandoverOver('missing');
  if (status === 409) throw new HandoverOver(handoverReasonOf(error) ?? 'missing');
  throw error;
}
