import type { PluralForms } from '../common/plural';

/** Texts of the debtors of the reserve fund (`pages.md` P12). */
export const debtorsText = {
  notice:
    'Podatki so namenjeni izključno etažnim lastnikom stavbe za nadzor nad rezervnim skladom. Razkrivanje ali objavljanje tretjim osebam ni dovoljeno.',
  empty: 'V stavbi ni dolžnikov rezervnega sklada.',
  columns: {
    oznaka_enote: 'Enota',
    dolznik: 'Etažni lastnik',
    st_mesecev: 'Neplačani prispevki',
    najstarejsi_dolg: 'Najstarejši dolg',
    dolg: 'Dolg',
    obresti: 'Zamudne obresti',
    faza: 'Postopek',
  },
  younger: (days: number) => `Drugi neporavnani prispevki, mlajši od ${days} dni`,
  /** The amount with its currency. */
  answer: (amount: string, day: string) =>
    day === '/'
      ? `Neplačani prispevki: ${amount}.`
      : `Neplačani prispevki: ${amount} (stanje ${day}).`,
  notPrinted: 'Seznam dolžnikov se ne natisne.',
} as const;

/** Stages of recovery, by `faza`. */
export const debtStages = {
  opomin: 'Opomin',
  poziv: 'Poziv k plačilu',
  izvrsba: 'Izvršba',
  dogovor: 'Obročno plačilo',
} as const;

export const contributions: PluralForms = {
  one: 'prispevek',
  two: 'prispevka',
  few: 'prispevki',
  other: 'prispevkov',
};
