import type { Known, Submission, SubmissionStatus } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { label } from '../../domain/values/label';
import { unknownText } from '../../text/common/unknown';
import { submissionStates, submissionsText as text } from '../../text/forms/forms';
import { StatusBadge, type Tone } from '../../ui/page/status-badge';

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
  return (
    <details className="submission__history">
      <summary>{text.history}</summary>
      <ol>
        {steps.map(({ status, datum }) => (
          <li key={`${status} ${datum}`}>
            <StateBadge status={status} />
            <span>{formatDate(datum, true)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
