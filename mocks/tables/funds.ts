import { primaryKey } from '@mswjs/data';

/** Funds of buildings, and the sizes from which shares follow; amounts are in cents, areas in hundredths of m². */
export const fundsTables = {
  buildingFacts: {
    objekt_sifra: primaryKey(String),
    povrsina: Number,
    ogrevana_povrsina: Number,
    leto_izgradnje: Number,
    /** What owners pay into the reserve fund for a square metre, in cents. */
    prispevek_na_m2: Number,
  },
  unitFacts: {
    inventarna_stevilka: primaryKey(String),
    povrsina: Number,
    ogrevana_povrsina: Number,
  },
};
