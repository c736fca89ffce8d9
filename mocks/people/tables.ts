import { nullable, primaryKey } from '@mswjs/data';
import type { components } from '../../src/api/schema';

type Role = components['schemas']['CoUserRole'];
type Right = components['schemas']['CoUserRight'];

/** People whom users of payer codes have invited (pages.md P32). */
export const peopleTables = {
  coUser: {
    id_souporabnika: primaryKey(Number),
    payer: String,
    /** 0 until the invitation is accepted. */
    user_id: Number,
    ime: String,
    /** In lower case. */
    e_posta: String,
    vloga: (): Role => 'druzinski_clan',
    pravice: (): Right[] => [],
    povabljen_ob: String,
    velja_do: String,
    sprejet_ob: nullable<string>(() => null),
    preklican_ob: nullable<string>(() => null),
    /** Hash of the token of the link. */
    odtis: String,
  },
};
