import { nullable, primaryKey } from '@mswjs/data';
import type { UnitKind } from '../../src/api/schema';

/** Facts of units, independent of their payers (pages.md P18, P6). Areas are in hundredths of m², amounts in cents. */
export const unitsTables = {
  unitFact: {
    inventarna_stevilka: primaryKey(String),
    naslov: String,
    posta: String,
    vrsta_enote: (): UnitKind => 'stanovanje',
    etaza: nullable<string>(() => null),
    povrsina: Number,
    ogrevana_povrsina: Number,
    /** Share in the building, in ten thousandths. */
    delez: Number,
    st_oseb: Number,
    st_psov: Number,
    id_dela_stavbe: nullable<string>(() => null),
    velja_od: nullable<string>(() => null),
    velja_do: nullable<string>(() => null),
    /** Shown to the owner only. */
    najemnik: nullable<string>(() => null),
    /**
     * The amount paid into the reserve fund before the first bill in the portal; `null` for a unit without its own
     * contributions.
     */
    vplacano_prej: nullable<number>(() => null),
  },
};
