import { useEffect, useEffectEvent, useRef } from 'react';
import type { FeedItem } from './feed-plan';

/** Marks a message as read once, when it is opened, so that the user can mark the open message as unread again. */
export function useMarkOpened(
  items: readonly FeedItem[],
  open: number | undefined,
  anchor: string,
  onMark: (id: number, read: boolean) => Promise<void>,
): void {
  const opened = useRef<number>(undefined);
  const arrived = useRef(open !== undefined);
  const item = items.find(({ id }) => id === open);
  const there = item?.id;
  const onOpened = useEffectEvent(() => {
    if (opened.current === there) return;
    opened.current = there;
    if (there === undefined) return;
    // A link to a message scrolls to the message, not to the top of the list.
    if (arrived.current) {
      const message = document.getElementById(`${anchor}-${there}`);
      message?.scrollIntoView();
      message?.querySelector('button')?.focus({ preventScroll: true });
    }
    arrived.current = false;
    if (item?.isRead === false) void onMark(there, true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when another message is opened
  useEffect(() => onOpened(), [there]);
}
