import type { Decision } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { isAssembly } from '../../domain/decisions/decision-order';
import { isOverTerm, isShortNotice, lastSigningDay } from '../../domain/decisions/terms';
import { assemblyText } from '../../text/decisions/assembly';
import { decisionText as text } from '../../text/decisions/decision';
import { Notice } from '../../ui/states/notice';
import { notEntitledText } from './not-entitled';

/** What is wrong with a decision, or with the user's right to vote in it. */
export function DecisionNotices({ decision }: { decision: Decision }) {
  const { vrsta, prvi_podpis, konec, sklicano, zacetek, stanje, razlog_preklica } = decision;
  const isTooLong = vrsta === 'listina' && isOverTerm(prvi_podpis, konec);
  const why = notEntitledText(decision);
  return (
    <>
      {stanje === 'preklicano' && razlog_preklica ? <p>{text.reason(razlog_preklica)}</p> : null}
      {why ? <p>{why}</p> : null}
      {isTooLong && prvi_podpis ? (
        <Notice kind="warning">{text.overTerm(formatDate(lastSigningDay(prvi_podpis)))}</Notice>
      ) : null}
      {isAssembly(vrsta) && isShortNotice(sklicano, zacetek) ? (
        <Notice kind="warning">{assemblyText.short}</Notice>
      ) : null}
    </>
  );
}
