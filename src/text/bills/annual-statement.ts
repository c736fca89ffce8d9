import { unnumbered } from '../common/plural';

const notInSum = [
  'Ta mesec ni v vsoti.',
  'Ta meseca nista v vsoti.',
  'Ti meseci niso v vsoti.',
] as const;

/** Texts of the annual statement (`pages.md` P16). */
export const annualText = {
  open: 'Letni pregled',
  title: (year: number) => `Letni pregled ${year}`,
  answer: (total: string, owner: string, tenant: string) =>
    `Skupaj ${total}: lastnik ${owner}, najemnik ${tenant}.`,
  allOwner: (total: string) => `Skupaj ${total}, vse bremeni lastnika.`,
  allTenant: (total: string) => `Skupaj ${total}, vse bremeni najemnika.`,
  noAdvice: 'Pregled povzema zneske z obračunov in ni davčni nasvet.',
  missing: (months: readonly string[]) =>
    `Brez obračuna: ${months.join(', ')}. ${unnumbered(months.length, notInSum)}`,
  differs: (amount: string) => `Vrste stroškov in obračuni se razlikujejo za ${amount}.`,
  none: 'Za izbrano leto ni obračunov.',
  kind: 'Vrsta stroška',
  owner: 'Lastnik',
  tenant: 'Najemnik',
  sum: 'Skupaj',
  bare: 'Obračuni brez specifikacije',
  fund: (building: string) => `Rezervni sklad, ${building}`,
  fundDate: 'Stanje na dan',
  document: (year: number) => `letni pregled ${year}`,
  print: 'Natisni',
  payer: (code: string) => `Šifra plačnika: ${code}`,
} as const;

/** Headings of the statement as a file. */
export const annualColumns = [
  'Enota',
  'Skupina',
  'Vrsta stroška',
  'Osnova',
  'DDV',
  'Lastnik',
  'Najemnik',
  'Skupaj',
] as const;
