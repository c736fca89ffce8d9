import { voteRefusalOf } from '../../api/decisions-votes';
import { label } from '../../domain/values/label';
import { proxyText as text } from '../../text/decisions/proxy';

const messages: Readonly<Record<string, string>> = {
  ze_glasovano: text.voted,
  koncano: text.closed,
  preklicano: text.closed,
  pooblastilo_dano: text.another,
  na_zboru: text.begun,
};

/** Why a proxy was refused, in words; `undefined` for another error. */
export function proxyRefusal(error: unknown): string | undefined {
  const { reason } = voteRefusalOf(error);
  return label(messages, reason ?? '', undefined);
}
