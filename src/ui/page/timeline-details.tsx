import { useState } from 'react';
import { PrimePart } from '../prime/prime-part';
import type { TimelineEvent } from '../prime/timeline';
import { Skeleton } from '../states/states';
import './timeline-details.css';
import './disclosure.css';

interface TimelineDetailsProps {
  /** What opens the timeline, and its accessible name. */
  readonly name: string;
  readonly events: readonly TimelineEvent[];
}

const loadTimeline = () => import('../prime/timeline');

/** A timeline that is loaded and shown when the user opens it. */
export function TimelineDetails({ name, events }: TimelineDetailsProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className="timeline-details"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary>{name}</summary>
      {wasOpened ? (
        <PrimePart load={loadTimeline} placeholder={<Skeleton lines={events.length * 2} />}>
          {(Timeline) => <Timeline name={name} events={events} />}
        </PrimePart>
      ) : null}
    </details>
  );
}
