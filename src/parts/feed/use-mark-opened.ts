import { useEffect, useEffectEvent, useRef } from 'react';
import type { FeedItem } from './feed-plan';

/** Marks a message as read when it is opened: once, so that who makes it unread again while it is open is obeyed. */
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
    // Whoever follows a link to a message wants to see it, not the top of the list.
    if (arrived.current) {
      const message = document.getElementById(`${anchor}-${there}`);
      message?.scrollIntoView();
      message?.querySelector('button')?.focus({ preventScroll: true });
    }
    arrived.current = false;
    if (item?.isRead === false) void onMark(there, true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another one is open
  useEffect(() => onOpened(), [there]);
}
