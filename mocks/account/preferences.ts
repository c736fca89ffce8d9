import type { components } from '../../src/api/schema';
import { maskedEmail } from '../people/co-user-state';
import type { Db, UserRow } from '../world/db';

type Schemas = components['schemas'];
type Setting = Schemas['NoticeSetting'];
type Channel = Schemas['NoticeChannel'];
export type Change = Schemas['PreferencesChange'];

export const CHANNELS: readonly Channel[] = ['posta', 'e_posta', 'sms', 'potisno'];

/** The kinds in their order, with the channels that everybody begins with. */
const kinds: readonly {
  readonly vrsta: Setting['vrsta'];
  readonly obvezno?: true;
  readonly also?: Channel;
}[] = [
  { vrsta: 'obracun' },
  { vrsta: 'placilo' },
  { vrsta: 'opomin', obvezno: true, also: 'posta' },
  { vrsta: 'nujno', obvezno: true, also: 'sms' },
  { vrsta: 'dela', also: 'sms' },
  { vrsta: 'napake' },
  { vrsta: 'odlocanje' },
  { vrsta: 'obvestila' },
  { vrsta: 'oglasna_deska' },
];

/** How the managers can reach a user. Nothing can be pushed to a device yet. */
function channelsOf(db: Db, { id, email, naslov, kraj }: UserRow): Schemas['ChannelState'][] {
  const phone = db.noticePhone.findFirst({ where: { user_id: { equals: id } } });
  const address = { posta: naslov && `${naslov}, ${kraj}`, e_posta: maskedEmail(email) };
  const all: Partial<Record<Channel, string>> = { ...address, sms: phone?.stevilka ?? '' };
  return CHANNELS.map((kanal) => {
    const to = all[kanal] || null;
    return { kanal, na_voljo: to !== null, naslov: to };
  });
}

/** The channels by which a user can be reached. */
export function availableTo(db: Db, user: UserRow): readonly Channel[] {
  return channelsOf(db, user).flatMap(({ kanal, na_voljo }) => (na_voljo ? [kanal] : []));
}

/** Whether law or safety demands a kind. */
export function isObligatory(vrsta: Setting['vrsta']): boolean {
  return kinds.some((kind) => kind.vrsta === vrsta && kind.obvezno === true);
}

/**
 * The preferences of a user. An obligatory kind whose channels are no longer available has the first one that is, so that no user
 * misses a reminder because a telephone number was removed.
 */
export function preferencesOf(db: Db, user: UserRow): Schemas['NotificationPreferences'] {
  const where = { user_id: { equals: user.id } };
  const profile = db.noticeProfile.findFirst({ where });
  const chosen = db.noticeChoice.findMany({ where });
  const available = availableTo(db, user);
  const vrste = kinds.map(({ vrsta, obvezno = false, also }) => {
    const row = chosen.find((choice) => choice.vrsta === vrsta);
    const isOn = (kanal: Channel) =>
      available.includes(kanal) && (row ? row[kanal] : kanal === 'e_posta' || kanal === also);
    const rescue = obvezno && !CHANNELS.some(isOn) ? available[0] : undefined;
    const on = (kanal: Channel) => isOn(kanal) || kanal === rescue;
    const channels = { posta: on('posta'), e_posta: on('e_posta'), sms: on('sms') };
    return { vrsta, obvezno, ...channels, potisno: on('potisno') };
  });
  const { tihe_od = null, tihe_do = null } = profile ?? {};
  return {
    kanali: channelsOf(db, user),
    vrste,
    povzetek: profile?.povzetek ?? 'takoj',
    tihe_ure: tihe_od !== null && tihe_do !== null ? { od: tihe_od, do: tihe_do } : null,
    shranjeno_ob: profile?.shranjeno_ob ?? null,
  };
}

/** Saves a change that is not refused. */
export function savePreferences(db: Db, { id }: UserRow, change: Change, now: string): void {
  for (const { vrsta, ...channels } of change.vrste) {
    const key = `${id}/${vrsta}`;
    const where = { key: { equals: key } };
    if (db.noticeChoice.findFirst({ where })) db.noticeChoice.update({ where, data: channels });
    else db.noticeChoice.create({ key, user_id: id, vrsta, ...channels });
  }
  const where = { user_id: { equals: id } };
  const { povzetek, tihe_ure } = change;
  const data = {
    povzetek,
    tihe_od: tihe_ure?.od ?? null,
    tihe_do: tihe_ure?.do ?? null,
    shranjeno_ob: now,
  };
  if (db.noticeProfile.findFirst({ where })) db.noticeProfile.update({ where, data });
  else db.noticeProfile.create({ user_id: id, ...data });
}
