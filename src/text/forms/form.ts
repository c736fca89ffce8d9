import { counted, type PluralForms } from '../common/plural';

const errors: PluralForms = { one: 'napako', two: 'napaki', few: 'napake', other: 'napak' };

/** Texts of the form kit (`pages.md` C1, C4, P27). */
export const formText = {
  showPassword: 'Prikaži geslo',
  hidePassword: 'Skrij geslo',
  optional: '(neobvezno)',
  summary: (count: number) => `Popravite ${counted(count, errors)}`,
  choose: 'Izberite',
  chooseFiles: 'Izberi datoteke',
  chooseFile: 'Izberi datoteko',
  /** Beside the button: "Izberi datoteke ali jih povlecite sem". */
  dropFiles: 'ali jih povlecite sem',
  dropFile: 'ali jo povlecite sem',
  oneFile: 'Dodate lahko samo eno datoteko.',
  chosenFiles: 'Dodane datoteke',
  emptySize: '0\u00A0kB',
  removeFile: (name: string) => `Odstrani ${name}`,
  wrongFileType: (name: string, allowed: string) => `${name}: Dovoljene so datoteke ${allowed}.`,
  emptyFile: (name: string) => `Datoteka ${name} je prazna.`,
  largeFile: (name: string, megabytes: number) =>
    `${name}: Datoteka je prevelika. Največja dovoljena velikost je ${megabytes} MB.`,
  uploading: 'Pošiljanje datotek',
  uploaded: (percent: number) => `Poslano ${percent}\u00A0%`,
  waiting: 'Vse je poslano, čakamo na potrditev strežnika …',
  botCheck: 'Varnostno preverjanje',
  botCheckHelp: 'Dokažite, da niste robot.',
  notARobot: 'Nisem robot',
  checking: 'Preverjanje poteka …',
  checked: 'Preverjeno.',
  checkedAnew: 'Nova naloga je rešena. Pošljite znova.',
  checkOver: 'Preverjanje je poteklo. Označite polje znova.',
  checkFailed: 'Preverjanja ni bilo mogoče opraviti.',
  newTask: 'Nova naloga',
} as const;
