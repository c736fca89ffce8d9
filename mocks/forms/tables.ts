import { nullable, primaryKey } from '@mswjs/data';
import type { Form, SubmissionStatus } from '../../src/api/schema';

/** The managers' forms, and the payers' submissions (pages.md P24). */
export const formsTables = {
  form: {
    oznaka: primaryKey(String),
    naziv: String,
    opis: String,
    kategorija: (): Form['kategorija'] => 'drugo',
    nacin: (): Form['nacin'] => 'splet',
    kdo: (): Form['kdo'] => 'vsi',
    /** Size of its PDF in bytes; without one it has no PDF. */
    velikost: nullable<number>(() => null),
    dni_do_odgovora: nullable<number>(() => null),
    /** Its fields as JSON: a row cannot contain objects. */
    polja: String,
  },
  submission: {
    st_vloge: primaryKey(String),
    payer: String,
    /** The sender; only this user sees the submission, even if another user has the payer code later. */
    user_id: Number,
    oznaka: String,
    /** The form's name at the time of sending: the manager may have withdrawn the form since. */
    naziv: String,
    /** The values with their labels (`SentFields`), as JSON: a row cannot contain objects. */
    polja: String,
    dni_do_odgovora: nullable<number>(() => null),
    datum_oddaje: String,
    odgovor: nullable<string>(() => null),
    priloge: (): string[] => [],
    /** Its states with their moments, oldest first. */
    statusi: (): SubmissionStatus[] => ['prejeto'],
    datumi: (): string[] => [],
  },
};
