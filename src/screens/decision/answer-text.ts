import type { Decision } from '../../domain/api-types';
import { daysBetween, formatDate } from '../../domain/dates/date';
import { today } from '../../domain/dates/today';
import { deadlineOf } from '../../domain/decisions/deadline';
import { isAssembly } from '../../domain/decisions/decision-order';
import { dayOf } from '../../domain/decisions/terms';
import { decisionText } from '../../text/decisions/decision';

const text = decisionText.answer;

function openText({ konec }: Decision): string {
  if (konec === null) return text.noDeadline;
  const left = daysBetween(today(), dayOf(konec)) ?? 0;
  return text.voteUntil(deadlineOf(konec), left);
}

/** The sentence that answers what is going on and until when the user can vote. */
export function answerOf(decision: Decision): string {
  const { stanje, vrsta, zacetek, konec } = decision;
  if (stanje === 'preklicano') return text.cancelled;
  if (isAssembly(vrsta)) {
    const at = formatDate(zacetek, true);
    if (stanje === 'najavljeno') return text.assembly(at);
    return stanje === 'odprto' ? text.assemblyNow(at) : text.assemblyWas(at);
  }
  if (stanje === 'najavljeno') return text.begins(formatDate(zacetek, true));
  if (stanje === 'odprto') return openText(decision);
  return konec === null ? text.overUndated : text.over(formatDate(konec));
}
