import { nullable, primaryKey } from '@mswjs/data';
import type { components } from '../../src/api/schema';

type Schemas = components['schemas'];

/** Forms of the managers, and what payers have sent (pages.md P24). */
export const formsTables = {
  form: {
    oznaka: primaryKey(String),
    naziv: String,
    opis: String,
    kategorija: (): Schemas['Form']['kategorija'] => 'drugo',
    nacin: (): Schemas['Form']['nacin'] => 'splet',
    kdo: (): Schemas['Form']['kdo'] => 'vsi',
    /** Bytes of its PDF; without one there is none. */
    velikost: nullable<number>(() => null),
    dni_do_odgovora: nullable<number>(() => null),
    /** Its fields as JSON: a row can not hold objects. */
    polja: String,
  },
  submission: {
    st_vloge: primaryKey(String),
    payer: String,
    /** Who sent it; nobody else is told of it, whoever has the payer code later. */
    user_id: Number,
    oznaka: String,
    /** The form's name when it was sent: the manager may have withdrawn the form since. */
    naziv: String,
    /** What was sent, with its labels (`SentFields`), as JSON: a row can not hold objects. */
    polja: String,
    dni_do_odgovora: nullable<number>(() => null),
    datum_oddaje: String,
    odgovor: nullable<string>(() => null),
    priloge: (): string[] => [],
    /** Its states, oldest first, and since when. */
    statusi: (): Schemas['SubmissionStatus'][] => ['prejeto'],
    datumi: (): string[] => [],
  },
};
