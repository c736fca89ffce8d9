/** Texts around the drawing of a sample bill (`pages.md` P27, C8). */
export const billText = {
  where: 'Kje najdem podatke?',
  found: 'Šifro plačnika in geslo iz položnice najdete na zadnji položnici upravnika.',
  picture: 'Primer položnice z označenima šifro plačnika in geslom iz položnice',
  bill: 'Položnica',
  payer: 'Plačnik',
  code: 'Šifra plačnika',
  codeHint: 'zgoraj desno, ob podatkih o plačniku. To je številka.',
  password: 'Geslo iz položnice',
  passwordHint: 'koda iz črk in številk. To ni geslo, s katerim se prijavite v portal.',
  differs: 'Položnica vašega upravnika je lahko videti nekoliko drugače.',
  missing: 'Če gesla na položnici ni, pišite upravniku. Njegov naslov je na položnici.',
} as const;

/** Texts on the sample bill, with the code and the password of the demo world (`pages.md` C8). */
export const sampleBill = { code: '104217', password: 'K7M4-2QXA' } as const;
