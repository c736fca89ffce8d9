import { messages } from '../../text/common/messages';
import { announceSwitch } from './announce-switch';
import { type Stop, stopAll } from './subscriptions';
import type { TabChannel } from './tab-channel';
import type { Wiring } from './wiring-parts';

/** The notice that the page after a switch of manager begins with. */
const SWITCHED = 'manager.switched';

/** Connects the switch of the manager with storage, session and the other tabs. */
export function connectSwitch(wiring: Wiring, tabs: Pick<TabChannel, 'send'>): Stop {
  const { actors, portal, browser, notices } = wiring;
  const { session, managerSwitch } = actors;
  const { store } = portal;
  return stopAll(
    managerSwitch.on('manager.switched', ({ login }) => {
      if (!store.saveLogin(login)) {
        notices.error(messages.notStored);
        session.send({ type: 'token.lost', by: 'elsewhere' });
        return;
      }
      // The server has revoked the old token: without a live new one there is no session.
      if (store.liveToken() === undefined) {
        session.send({ type: 'token.lost', by: 'clock' });
        return;
      }
      browser.leaveNotice(SWITCHED);
      browser.reload();
    }),
    // A session that the user is ending is not replaced by the answer of the switch.
    session.subscribe((state) => {
      if (state.matches('loggingOut')) managerSwitch.send({ type: 'session.closed' });
    }),
    managerSwitch.on('switch.failed', () => notices.error(messages.switchFailed)),
    managerSwitch.on('switch.cancelled', () => notices.info(messages.switchCancelled)),
    managerSwitch.on('call.unauthorised', () => session.send({ type: 'call.unauthorised' })),
    announceSwitch(managerSwitch, tabs),
  );
}

/** Shows the notice of a switch that has just reloaded the page. */
export function noticeAfterSwitch({ browser, notices }: Pick<Wiring, 'browser' | 'notices'>): void {
  if (browser.takeNotice() === SWITCHED) notices.success(messages.switched);
}
