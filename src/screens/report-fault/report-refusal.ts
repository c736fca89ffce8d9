import { ApiError, NetworkError } from '../../api/errors';
import { refusalOf } from '../../api/transport/refusal';
import { Cancelled } from '../../machines/fault-report';
import { messages } from '../../text/common/messages';
import { reportFaultText as text } from '../../text/events/report-fault';
import type { Refusal } from '../../ui/form/use-portal-form';
import { UnreadableFile } from './photos';
import { emptyReport, type ReportValues, unreadableMessage } from './report-fields';

const names = Object.keys(emptyReport) as (keyof ReportValues)[];

/** Why a report was not received, and the field that this is about. */
export function reportRefusal(error: unknown): Refusal<keyof ReportValues> {
  const whole = (message: string) => ({ message, field: undefined });
  if (error instanceof Cancelled) return whole(text.cancelled);
  if (error instanceof UnreadableFile) {
    return { message: unreadableMessage(error.file), field: 'fotografije' };
  }
  if (error instanceof NetworkError) return whole(`${messages.network} ${text.kept}`);
  if (error instanceof ApiError && error.status === 409) return whole(text.usedKey);
  return refusalOf(error, text.failed, {}, names);
}
