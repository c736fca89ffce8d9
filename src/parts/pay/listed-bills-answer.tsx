import { dueDetailsOf } from '../../domain/bills/due-answer';
import { isOverdue } from '../../domain/bills/is-overdue';
import { sumCents, sumOf, toCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { isAnnounced } from '../../domain/payment/is-announced';
import { billPaymentText } from '../../text/bills/bill-payment';
import { allOverdue, overdueSentence } from '../../text/bills/due';
import { PHONE, useMedia } from '../../ui/browser/use-media';
import { Answer } from '../../ui/page/answer';
import { StatusBadge } from '../../ui/page/status-badge';
import { type ListedPayment, PayListedBills } from './pay-listed-bills';
import { itemOf, useAllOpen } from './use-all-open';

interface ListedBillsAnswerProps {
  readonly payments: readonly ListedPayment[];
  /** The open sum of all bills, in euros. */
  readonly open: number;
  /** The sentence with that sum. */
  readonly children: string;
}

/** What of the open sum the list itself knows to be overdue. */
function overdueOf(payments: readonly ListedPayment[], open: number): string {
  const overdue = sumOf(payments.filter(isOverdue).map(({ odprto }) => odprto));
  if (overdue <= 0) return '';
  return overdue === open ? allOverdue : overdueSentence(formatMoney(overdue));
}

/**
 * What of the listed bills is open, by when it is to pay, and the button that pays it. The open items know the days and
 * what is announced or debited (`pages.md` P16); the sentence has them only when they add up to the open sum. On a phone
 * each row has its day and state; only what is overdue stands below the sum, and that all is announced beside it, where the
 * button would be.
 */
export function ListedBillsAnswer({ payments, open, children }: ListedBillsAnswerProps) {
  const { data, isLoading } = useAllOpen();
  const isPhone = useMedia(PHONE);
  const items = payments
    .filter(({ odprto }) => odprto > 0)
    .flatMap((payment) => itemOf(payment, data) ?? []);
  const addsUp = sumCents(items.map(({ odprto }) => odprto)) === toCents(open);
  const isKnown = items.length > 0 && addsUp;
  const details = isKnown ? dueDetailsOf(items) : '';
  const rest = isPhone ? overdueOf(payments, open) : details;
  const allAnnounced = isPhone && isKnown && items.every(isAnnounced);
  const badge = allAnnounced ? (
    <StatusBadge tone="new" label={billPaymentText.words.najavljeno} />
  ) : null;
  return (
    <Answer
      act={<PayListedBills payments={payments} announced={badge} />}
      awaitsRest={!isPhone && open > 0 && isLoading}
    >
      {`${children} ${rest}`.trimEnd()}
    </Answer>
  );
}
