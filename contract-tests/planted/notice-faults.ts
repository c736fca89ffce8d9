import { type PlantedFault, spoil } from './faults';
import { spoilRows } from './spoil-rows';

const preferences = '/notification_preferences';
const none = { posta: false, e_posta: false, sms: false, potisno: false };

/** Faults of the notification preferences. */
export const noticeFaults: readonly PlantedFault[] = [
  spoilRows(
    'backend: reminders may be silenced',
    preferences,
    'vrste',
    () => ({ obvezno: false }),
    ({ vrsta }) => vrsta === 'opomin',
  ),
  spoilRows(
    'backend: urgent notices have no channel',
    preferences,
    'vrste',
    () => none,
    ({ vrsta }) => vrsta === 'nujno',
  ),
  spoilRows(
    'backend: notices are sent by a channel that is not available',
    preferences,
    'kanali',
    () => ({ na_voljo: false, naslov: null }),
    ({ kanal }) => kanal === 'e_posta',
  ),
  spoil('backend: preferences were saved in the future', preferences, (json) => ({
    ...json,
    shranjeno_ob: '2099-11-22T13:00:00+01:00',
  })),
];
