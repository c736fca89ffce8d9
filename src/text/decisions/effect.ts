/** Texts of what a proposal means for the user (`pages.md` P30). */
export const effectText = {
  title: 'Kaj to pomeni za vas',
  more: (amount: string) => `Na mesec plačate več: ${amount}.`,
  less: (amount: string) => `Na mesec plačate manj: ${amount}.`,
  same: 'Vaš prispevek v rezervni sklad se ne spremeni.',
  fromTo: (before: string, after: string) => `Zdaj ${before}, potem ${after} na mesec.`,
  formula: (area: string, rate: string, amount: string) => `${area} × ${rate} = ${amount}`,
  ofUnit: (unit: string, formula: string) => `${unit}: ${formula}`,
  noArea: (unit: string) => `${unit}: površine ne poznamo, zato zneska ni.`,
  part: (amount: string) => `Na vaš delež odpade ${amount}.`,
  partFormula: (cost: string, share: string, whole: string, amount: string) =>
    `${cost} × ${share} / ${whole} = ${amount}`,
  source: {
    rezervni_sklad: 'Plača se iz rezervnega sklada, brez doplačila.',
    prostovoljni_sklad: 'Plača se iz prostovoljnega sklada, brez doplačila.',
    dodatno_vplacilo: 'Ta znesek plačate z dodatnim vplačilom.',
    kredit: 'Plača se s kreditom. Obresti v znesku niso vštete.',
  },
  noSource: 'Vir sredstev ni naveden.',
  outOfPocket: (amount: string) => `Vaše doplačilo: ${amount}`,
} as const;
