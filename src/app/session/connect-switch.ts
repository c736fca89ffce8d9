import { isLiveToken } from '../../domain/session/token';
import { messages } from '../../text/common/messages';
import { announceSwitch } from './announce-switch';
import { type Stop, stopAll } from './subscriptions';
import type { TabChannel } from './tab-channel';
import type { Wiring } from './wiring-parts';

/** The notice that the page after a switch of manager begins with. */
const SWITCHED = 'manager.switched';

/** Lets storage, session and the other tabs follow the switch of the manager. */
export function connectSwitch(wiring: Wiring, tabs: Pick<TabChannel, 'send'>): Stop {
  const { actors, portal, browser, notices } = wiring;
  const { session, managerSwitch } = actors;
  return stopAll(
    managerSwitch.on('manager.switched', ({ login }) => {
      // The server has revoked the old token: without the new one there is no session.
      if (!isLiveToken(login.token_string, Date.now())) {
        session.send({ type: 'token.lost', by: 'clock' });
        return;
      }
      if (!portal.store.saveLogin(login)) {
        notices.error(messages.notStored);
        session.send({ type: 'token.lost', by: 'elsewhere' });
        return;
      }
      browser.leaveNotice(SWITCHED);
      browser.reload();
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
