import { useState } from 'react';
import type { Known, Submission, SubmissionStatus } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { label } from '../../domain/values/label';
import { unknownText } from '../../text/common/unknown';
import { submissionStates, submissionsText as text } from '../../text/forms/forms';
import { StatusBadge, type Tone } from '../../ui/page/status-badge';
import { PrimePart } from '../../ui/prime/prime-part';
import { Skeleton } from '../../ui/states/states';

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

const loadTimeline = () => import('../../ui/prime/timeline');

/** All states of a submission, the oldest first. */
export function StateHistory({ steps }: { steps: Submission['zgodovina'] }) {
  const [wasOpened, setWasOpened] = useState(false);
  const events = steps.map(({ status, datum }) => ({
    key: `${status} ${datum}`,
    content: (
      <p className="submission__step">
        <StateBadge status={status} />
        <span>{formatDate(datum, true)}</span>
      </p>
    ),
  }));
  return (
    <details
      className="submission__history"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary>{text.history}</summary>
      {wasOpened ? (
        <PrimePart load={loadTimeline} placeholder={<Skeleton lines={steps.length * 2} />}>
          {(Timeline) => <Timeline name={text.history} events={events} />}
        </PrimePart>
      ) : null}
    </details>
  );
}
