import type { Decision } from '../../domain/api-types';
import { label } from '../../domain/values/label';
import { decisionText as text } from '../../text/decisions/decision';

/** Why the user has no vote, in words; `undefined` when they have one. */
export function notEntitledText({ moje }: Decision): string | undefined {
  const { upravicen, razlog_neupravicenosti: why } = moje;
  if (upravicen) return undefined;
  return why === null ? text.notEntitledOther : label(text.notEntitled, why, text.notEntitledOther);
}
