import type { Portal } from '../../machines/portal-context';
import type { TabChannel } from './tab-channel';

/** How often a tab repeats that it waits for the answer; another tab forgets the switch after 30 s without a message. */
const REMINDER_MS = 10_000;

/**
 * Announces to the other tabs that this one switches the manager: at the start, again while it waits, and when the
 * switch fails or is cancelled.
 *
 * @returns a function that stops the announcements
 */
export function announceSwitch(
  managerSwitch: Portal['managerSwitch'],
  { send }: Pick<TabChannel, 'send'>,
): () => void {
  const announce = (running: boolean) => send({ kind: 'switch', running });
  let reminder: ReturnType<typeof setInterval> | undefined;
  const stopReminder = () => {
    clearInterval(reminder);
    reminder = undefined;
  };
  const subscriptions = [
    managerSwitch.subscribe({
      next: (state) => {
        if (!state.matches('switching')) return stopReminder();
        reminder ??= setInterval(() => announce(true), REMINDER_MS);
      },
      complete: stopReminder,
    }),
    managerSwitch.on('switch.began', () => announce(true)),
    managerSwitch.on('switch.failed', () => announce(false)),
    managerSwitch.on('switch.cancelled', () => announce(false)),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    stopReminder();
  };
}
