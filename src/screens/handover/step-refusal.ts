import { ApiError } from '../../api/errors';
import { handoverReasonOf } from '../../api/people-handover';
import { refusalOf } from '../../api/transport/refusal';
import { waitInWords } from '../../text/common/wait';
import { handoverText as text } from '../../text/people/handover';
import { UnreadablePhoto } from '../../ui/browser/plain-photo';
import type { Refusal } from '../../ui/form/use-portal-form';

const reasons: Readonly<Partial<Record<string, string>>> = {
  spremenjeno: text.changed,
  zaklenjeno: text.locked,
  lasten_naslov: text.ownAddress,
  prevec: text.tooMany,
};

/**
 * Why a step was not kept, and the field that this is about.
 *
 * @param places - the field for a reason, or for a field of the server
 * @param failed - what has failed
 */
export function stepRefusal<Name extends string>(
  error: unknown,
  places: Readonly<Partial<Record<string, Name>>>,
  failed: string = text.failed,
): Refusal<Name> {
  if (error instanceof UnreadablePhoto) return { message: text.unreadable, field: undefined };
  const reason = handoverReasonOf(error) ?? '';
  const known = reasons[reason];
  if (known) return { message: known, field: places[reason] };
  const refusal = refusalOf<Name>(error, failed);
  const faults: unknown = Object(Object(error).body).napake;
  const [first] = Array.isArray(faults) ? faults : [];
  return { ...refusal, field: places[String(Object(first).polje)] };
}

const TOO_MANY = 429;

/**
 * Why the taker was not sent a link.
 *
 * @param failed - what has failed
 */
export function linkRefusal(error: unknown, failed: string): Refusal<never> {
  if (!(error instanceof ApiError) || error.status !== TOO_MANY) {
    return stepRefusal(error, {}, failed);
  }
  return { message: text.tooOften(waitInWords(error.retryAfter)), field: undefined };
}
