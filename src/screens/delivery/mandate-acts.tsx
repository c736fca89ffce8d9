import type { Delivery } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { AskButton } from '../../parts/dialog/ask-button';
import { deliveryText as text } from '../../text/bills/delivery';
import { messages } from '../../text/common/messages';
import { type Question, StepDialog } from './step-dialog';
import { useDelivery } from './use-delivery';

const drop: Question = {
  label: text.drop,
  question: text.dropQuestion,
  note: text.dropNote,
  done: text.dropped,
  failed: messages.deleteFailed,
};

const takeBack: Question = {
  label: text.takeBack,
  question: text.takeBackQuestion,
  note: text.takeBackNote,
  done: text.takenBack,
  failed: text.takeBackFailed,
};

const end = (day: string, hasBegun: boolean): Question => ({
  label: text.end,
  question: text.endQuestion,
  note: hasBegun ? text.endNote(day) : text.endBeforeBegin,
  done: text.endDone(day),
  failed: text.endFailed,
});

interface ActProps {
  readonly delivery: Delivery;
}

/** Deletes a mandate that never was in force. */
export function DropAct({ delivery }: ActProps) {
  const { end: act, refresh } = useDelivery(delivery);
  return (
    <AskButton label={drop.label}>
      {(close) => <StepDialog {...drop} act={act} refresh={refresh} onClose={close} />}
    </AskButton>
  );
}

/** Makes a mandate that waits for the signature a draft again. */
export function TakeBackAct({ delivery }: ActProps) {
  const { move, refresh } = useDelivery(delivery);
  const act = () => move('osnutek');
  return (
    <AskButton label={takeBack.label}>
      {(close) => <StepDialog {...takeBack} act={act} refresh={refresh} onClose={close} />}
    </AskButton>
  );
}

/** Ends a mandate in force, with the first due date that the user pays alone again. */
export function EndAct({ delivery }: ActProps) {
  const { end: act, refresh } = useDelivery(delivery);
  const { placujete_sami_od: day, pooblastilo } = delivery;
  const words = end(formatDate(day), (pooblastilo?.veljavno_od ?? '') < day);
  return (
    <AskButton label={words.label}>
      {(close) => <StepDialog {...words} act={act} refresh={refresh} onClose={close} />}
    </AskButton>
  );
}
