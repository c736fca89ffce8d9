import { nullable, primaryKey } from '@mswjs/data';
import type { components } from '../../src/api/schema';

type Schemas = components['schemas'];

/** How users are notified (pages.md P35). A user without rows has the preferences that everybody begins with. */
export const preferenceTables = {
  /** What holds for all kinds of notices of a user. */
  noticeProfile: {
    user_id: primaryKey(Number),
    povzetek: (): Schemas['Digest'] => 'takoj',
    tihe_od: nullable<string>(() => null),
    tihe_do: nullable<string>(() => null),
    shranjeno_ob: nullable<string>(() => null),
  },
  /** The chosen channels of one kind. */
  noticeChoice: {
    key: primaryKey(String),
    user_id: Number,
    vrsta: (): Schemas['NoticeKind'] => 'obracun',
    posta: Boolean,
    e_posta: Boolean,
    sms: Boolean,
    potisno: Boolean,
  },
  /** The telephone numbers to which messages can be sent, with all but the last digits masked. */
  noticePhone: {
    user_id: primaryKey(Number),
    stevilka: String,
  },
};
