import type { Decision, Known, VoteChoice } from '../../domain/api-types';
import { isKnown } from '../../domain/values/label';
import { choices } from '../../text/decisions/labels';

/** Whether a value is a choice of a ballot. */
export function isChoice(value: unknown): value is Known<VoteChoice> {
  return typeof value === 'string' && isKnown(choices, value);
}

/** The choices of a decision: on a list one signs for or against. */
export function choicesOf({ vrsta }: Decision): readonly Known<VoteChoice>[] {
  return vrsta === 'listina' ? ['za', 'proti'] : ['za', 'proti', 'vzdrzano'];
}
