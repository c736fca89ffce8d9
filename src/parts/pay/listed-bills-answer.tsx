import { dueAnswer } from '../../domain/bills/due-answer';
import { sumOf } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { sumToPay } from '../../text/bills/due';
import { Answer } from '../../ui/page/answer';
import { UnknownYet } from '../query/unknown-yet';
import { type ListedPayment, PayListedBills } from './pay-listed-bills';
import { itemOf, useAllOpen } from './use-all-open';

interface ListedBillsAnswerProps {
  readonly payments: readonly ListedPayment[];
  /** What the bills alone tell: the sentence for a user without the page of open items, and when all is paid. */
  readonly ofBills: string;
}

/** What of the listed bills is to pay and by when, which the open items know, with the button that pays it (`pages.md` P16). */
export function ListedBillsAnswer({ payments, ofBills }: ListedBillsAnswerProps) {
  const { data, isLoading } = useAllOpen();
  const open = payments.filter(({ odprto }) => odprto > 0);
  const items = open.flatMap((payment) => itemOf(payment, data) ?? []);
  const isKnown = open.length > 0 && items.length === open.length;
  const sum = formatMoney(sumOf(open.map(({ odprto }) => odprto)));
  const isAwaited = open.length > 0 && isLoading;
  return (
    <>
      <Answer act={<PayListedBills payments={payments} />}>
        {isKnown ? dueAnswer(items) : isAwaited ? sumToPay(sum) : ofBills}
      </Answer>
      {isAwaited ? <UnknownYet /> : null}
    </>
  );
}
