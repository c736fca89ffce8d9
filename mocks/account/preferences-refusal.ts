import type { components } from '../../src/api/schema';
import type { Db, UserRow } from '../world/db';
import { availableTo, CHANNELS, type Change, isObligatory } from './preferences';

type Refusal = components['schemas']['PreferencesRefusal'];
type Reason = NonNullable<Refusal['razlog']>;

/** Why a change of the preferences is not saved (pages.md P35); `undefined` when it is. */
export function refusalOf(db: Db, user: UserRow, change: Change): Refusal | undefined {
  const available = availableTo(db, user);
  const seen = new Set<string>();
  for (const { vrsta, ...channels } of change.vrste) {
    const refuse = (razlog: Reason) => refusal(razlog, `vrste/${vrsta}`);
    if (seen.has(vrsta)) return refuse('podvojeno');
    seen.add(vrsta);
    const on = CHANNELS.filter((channel) => channels[channel]);
    if (on.some((channel) => !available.includes(channel))) return refuse('ni_na_voljo');
    if (on.length === 0 && isObligatory(vrsta)) {
      return refuse(available.length > 1 ? 'obvezno' : 'zadnji_kanal');
    }
  }
  return undefined;
}

function refusal(razlog: Reason, polje: string): Refusal {
  const napake: Refusal['napake'] = [{ polje, razlog: 'neustrezno', meja: null }];
  return { code: 1, error: 'Invalid data received', razlog, napake };
}
