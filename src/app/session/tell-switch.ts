import type { Portal } from '../../machines/portal-context';
import type { SharedPolls } from './share-polls';

/** How often a tab that waits for the answer says so; another forgets it after 30 s of silence. Ms. */
const REMINDER = 10_000;

/** Tells the other tabs when this one switches managers, again and again while it waits, and when it has not come to it. */
export function tellSwitch(managerSwitch: Portal['managerSwitch'], { tell }: SharedPolls): void {
  const say = (running: boolean) => tell({ kind: 'switch', running });
  let reminder: ReturnType<typeof setInterval> | undefined;
  managerSwitch.subscribe({
    next: (state) => {
      if (state.matches('switching')) {
        reminder ??= setInterval(() => say(true), REMINDER);
        return;
      }
      clearInterval(reminder);
      reminder = undefined;
    },
    complete: () => clearInterval(reminder),
  });
  managerSwitch.on('switch.began', () => say(true));
  managerSwitch.on('switch.failed', () => say(false));
  managerSwitch.on('switch.cancelled', () => say(false));
}
