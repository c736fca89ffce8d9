import { counted, type PluralForms } from '../common/plural';

const notices: PluralForms = {
  one: 'nujno obvestilo',
  two: 'nujni obvestili',
  few: 'nujna obvestila',
  other: 'nujnih obvestil',
};

/** Texts of the urgent notices of the shell (`pages.md` P31). */
export const urgentText = {
  name: 'Nujna obvestila',
  urgent: 'Nujno',
  shrink: 'Skrči nujna obvestila',
  expand: 'Pokaži nujna obvestila',
  count: (count: number) => counted(count, notices),
  more: (count: number) => `Še ${counted(count, notices)}`,
  /** For screen readers: what is going on, its state, and what to do. */
  news: (name: string, note: string, whatToDo: string) =>
    [`Nujno: ${name}, ${note}`, whatToDo].filter(Boolean).join('. '),
  ended: (name: string) => `Ni več nujno: ${name}`,
} as const;
