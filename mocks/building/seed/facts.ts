import type { RowOf } from '../../world/db';

/** Size and age of the buildings for which the demo world has them (pages.md 3; those of 0291 are invented). */
export const buildingFacts: readonly RowOf<'buildingFacts'>[] = [
  {
    objekt_sifra: '0137',
    povrsina: 285_700,
    ogrevana_povrsina: 271_600,
    leto_izgradnje: 1984,
    prispevek_na_m2: 60,
  },
  {
    objekt_sifra: '0291',
    povrsina: 77_410,
    ogrevana_povrsina: 73_520,
    leto_izgradnje: 1991,
    prispevek_na_m2: 40,
  },
];
