import { withFullStop } from '../common/full-stop';

/** Texts of "Dodaj upravnika" (`pages.md` P25, C8); the names of fields on the bill are in `register.ts`. */
export const addManagerText = {
  intro: 'Z istim uporabniškim računom lahko dostopate do enot pri več upravnikih.',
  submit: 'Dodaj upravnika',
  alreadyLinked: 'Ta šifra plačnika je že povezana z vašim računom.',
  question: 'Želite preklopiti na dodanega upravnika?',
  yes: 'Da, preklopi',
  no: 'Ne',
  stayed: (manager: string) =>
    `${withFullStop(`Dodano: ${manager}`)} Upravnika lahko kadar koli zamenjate v zgornji vrstici.`,
} as const;
