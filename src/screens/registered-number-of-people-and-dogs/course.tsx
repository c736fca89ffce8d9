import type { Known, RegisteredChange, RegisteredNumbers } from '../../domain/api-types';
import { label } from '../../domain/values/label';
import { registeredText as text } from '../../text/building/registered-numbers';
import { unknownText } from '../../text/common/unknown';
import { StatusBadge, type Tone } from '../../ui/page/status-badge';
import { TimelineDetails } from '../../ui/page/timeline-details';
import { courseEvents } from './course-events';

/** The colours of the states of a report. */
export const reportTones: Readonly<Record<Known<RegisteredChange['status']>, Tone>> = {
  prejeto: 'info',
  potrjeno: 'ok',
  zavrnjeno: 'danger',
};

interface CourseProps {
  readonly numbers: RegisteredNumbers;
  /** Returns the name of a unit by its key. */
  readonly nameOf: (key: string) => string;
}

/** For each of the user's units with reports: its registrations and reports along a line, the oldest first. */
export function Course({ numbers, nameOf }: CourseProps) {
  const units = new Set(numbers.spremembe.map(({ inventarna_stevilka }) => inventarna_stevilka));
  return [...units].map((unit) => (
    <TimelineDetails
      key={unit}
      name={text.course(nameOf(unit))}
      events={courseEvents(numbers, unit).map(({ key, when, what, status }) => ({
        key,
        content: (
          <p className="timeline-details__event">
            <span>{when}</span>
            <span>{what}</span>
            {status === undefined ? null : (
              <StatusBadge
                tone={label(reportTones, status, 'info')}
                label={label(text.states, status, unknownText.state)}
              />
            )}
          </p>
        ),
      }))}
    />
  ));
}
