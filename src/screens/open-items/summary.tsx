import { type ReactNode, useMemo } from 'react';
import type { OpenItems } from '../../domain/api-types';
import { dueAnswer, dueAnswerOfSums } from '../../domain/bills/due-answer';
import { formatDate } from '../../domain/dates/date';
import { sumOf } from '../../domain/money/cents';
import { groupBy } from '../../domain/values/group-by';
import { label } from '../../domain/values/label';
import { loadedPart } from '../../domain/values/loaded-part';
import { billPaymentText as payments } from '../../text/bills/bill-payment';
import { fundLabels, openItemsText as text } from '../../text/bills/open-items';
import { unknownText } from '../../text/common/unknown';
import { Answer } from '../../ui/page/answer';
import { Facts } from '../../ui/page/facts';
import { Money } from '../../ui/page/money';
import { SectionCard } from '../../ui/page/section-card';

/** The total debt, its due date, and how much of it is overdue, in one sentence, with the button that pays it (`pages.md` P4). While items are missing, the sums are the server's and there is no button. */
export function Summary({ open, act }: { open: OpenItems; act: ReactNode }) {
  const isPart = loadedPart(open) !== undefined;
  const answer = useMemo(
    () => (isPart ? dueAnswerOfSums(open) : dueAnswer(open.postavke)),
    [open, isPart],
  );
  const until = open.placila_evidentirana_do;
  return (
    <div>
      {/* The whole list has a line on the days; the sums have one only when something is overdue. */}
      <Answer act={isPart ? null : act} awaitsRest={isPart && open.zapadlo <= 0}>
        {answer}
      </Answer>
      {until === null ? null : (
        <p className="section-card__note">{payments.bookedUntil(formatDate(until))}</p>
      )}
    </div>
  );
}

/** The open amount by account: each account is paid separately. */
export function ByFund({ open }: { open: OpenItems }) {
  if (open.po_skladih.length < 2) return null;
  // Funds that the portal does not know yet share a label, and so a line.
  const byLabel = groupBy(open.po_skladih, ({ sklad }) =>
    label(fundLabels, sklad, unknownText.other),
  );
  const facts = [...byLabel].map(([name, funds]) => [
    name,
    <Money key={name} value={sumOf(funds.map(({ odprto }) => odprto))} />,
  ]);
  return (
    <SectionCard wide title={text.byFund}>
      <Facts wide facts={Object.fromEntries(facts)} />
    </SectionCard>
  );
}
