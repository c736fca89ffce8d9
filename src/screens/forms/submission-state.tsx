import type { Known, Submission, SubmissionStatus } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { label } from '../../domain/values/label';
import { unknownText } from '../../text/common/unknown';
import { submissionStates, submissionsText as text } from '../../text/forms/forms';
import { StatusBadge, type Tone } from '../../ui/page/status-badge';
import { TimelineDetails } from '../../ui/page/timeline-details';

const tones: Readonly<Record<Known<SubmissionStatus>, Tone>> = {
  prejeto: 'info',
  v_obdelavi: 'busy',
  odgovorjeno: 'answered',
  potrjeno: 'ok',
  zavrnjeno: 'danger',
  preklicano: 'off',
};

/** The state of a submission as word, colour and shape (W04). */
export function StateBadge({ status }: { status: SubmissionStatus }) {
  return (
    <StatusBadge
      tone={label(tones, status, 'info')}
      label={label(submissionStates, status, unknownText.state)}
    />
  );
}

/** All states of a submission, the oldest first. */
export function StateHistory({ steps }: { steps: Submission['zgodovina'] }) {
  const events = steps.map(({ status, datum }) => ({
    key: `${status} ${datum}`,
    content: (
      <p className="timeline-details__event">
        <StateBadge status={status} />
        <span>{formatDate(datum, true)}</span>
      </p>
    ),
  }));
  return <TimelineDetails name={text.history} events={events} />;
}
