import { useState } from 'react';
import { LazyPart } from '../../parts/query/lazy-part';
import { subscriptionText as text } from '../../text/events/subscription';
import '../../ui/page/disclosure.css';

const load = async () => ({
  default: (await import('./subscription-content')).SubscriptionContent,
});

/** The subscription to the calendar of a building, folded: few want it. Nothing of it is loaded before it is opened. */
export function CalendarSubscription({ building }: { building: string }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details
      className="events no-print"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary>{text.title}</summary>
      {isOpened ? (
        <LazyPart name="calendar-subscription" load={load} skeletonLines={3}>
          {(Content) => <Content building={building} />}
        </LazyPart>
      ) : null}
    </details>
  );
}
