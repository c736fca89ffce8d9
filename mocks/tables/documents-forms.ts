import { nullable, primaryKey } from '@mswjs/data';
import type { components } from '../../src/api/schema';

type Status = components['schemas']['SubmissionStatus'];

/** Forms that payers have sent (domain.md P24). The forms themselves never change: mocks/seed/forms.ts. */
export const formsTables = {
  submission: {
    st_vloge: primaryKey(String),
    payer: String,
    oznaka: String,
    /** The values as JSON: a row can not hold objects. */
    polja: String,
    datum_oddaje: String,
    odgovor: nullable<string>(() => null),
    priloge: (): string[] => [],
    /** Its states, oldest first, and since when. */
    statusi: (): Status[] => ['prejeto'],
    datumi: (): string[] => [],
  },
};
