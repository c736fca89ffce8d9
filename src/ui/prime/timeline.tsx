import { Timeline as PrimeTimeline } from 'primereact/timeline';
import type { ReactNode } from 'react';
import { PrimeProvider } from './provider';
import './timeline.css';

/** One event of a timeline. */
export interface TimelineEvent {
  /** Identifies the event in its timeline. */
  readonly key: string;
  readonly content: ReactNode;
}

interface TimelineProps {
  /** The accessible name of the list. */
  readonly name: string;
  /** The events, in the order in which they are shown. */
  readonly events: readonly TimelineEvent[];
}

/** Events one below the other along a line; a list for screen readers. */
export default function Timeline({ name, events }: TimelineProps) {
  return (
    <PrimeProvider>
      <PrimeTimeline
        value={[...events]}
        dataKey="key"
        content={({ content }: TimelineEvent) => content}
        pt={{
          root: { role: 'list', 'aria-label': name, className: 'timeline' },
          event: { role: 'listitem', className: 'timeline__event' },
          separator: { className: 'timeline__separator', 'aria-hidden': true },
          marker: { className: 'timeline__marker' },
          connector: { className: 'timeline__connector' },
          content: { className: 'timeline__content' },
          opposite: { hidden: true },
        }}
      />
    </PrimeProvider>
  );
}
