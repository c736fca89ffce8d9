import { counted, type PluralForms } from './plural';

/** After "Imate" (`domain.md` C3). */
const unreadNotifications: PluralForms = {
  one: 'neprebrano obvestilo',
  two: 'neprebrani obvestili',
  few: 'neprebrana obvestila',
  other: 'neprebranih obvestil',
};

const unreadPosts: PluralForms = {
  one: 'neprebrano objavo',
  two: 'neprebrani objavi',
  few: 'neprebrane objave',
  other: 'neprebranih objav',
};

/** Texts of the home screen (`domain.md` P1). */
export const homeText = {
  greeting: (firstname: string) => (firstname ? `Pozdravljeni, ${firstname}!` : 'Pozdravljeni!'),
  welcome: (firstname: string) => (firstname ? `Dobrodošli, ${firstname}!` : 'Dobrodošli!'),
  nothingToShow: 'Trenutno ni podatkov za prikaz.',
  selectedUnit: 'Izbrana enota',
  toPay: 'Za plačilo',
  nextDueDate: 'Naslednji rok plačila',
  overdue: 'Zapadlo',
  notDue: 'Nezapadlo',
  nothingOpen: 'Vse obveznosti so poravnane.',
  cardFailed: 'Podatkov ni bilo mogoče naložiti.',
  lastBill: 'Zadnji obračun',
  regularBill: (period: string) => `Redni obračun ${period}`,
  monthlyCosts: 'Stroški po mesecih',
  costsByGroup: 'Stroški po vrstah',
  costsCaption: (period: string) => `Redni obračun ${period}, po skupinah stroškov`,
  costGroup: 'Skupina',
  noCosts: 'Za to enoto še ni specifikacije stroškov.',
  heatUse: 'Poraba toplote',
  heatCaption: 'Vaše obračunske enote toplote',
  noHeatBills: 'Za to enoto ni obračunov toplote.',
  unreadNotifications: 'Neprebrana obvestila',
  youHaveNotifications: (count: number) => `Imate ${counted(count, unreadNotifications)}.`,
  noNotifications: 'Ni novih obvestil.',
  allNotifications: 'Vsa obvestila',
  youHavePosts: (count: number) => `Imate ${counted(count, unreadPosts)}.`,
  noUnreadPosts: 'Nimate neprebranih objav.',
  noPosts: 'Na oglasni deski ni objav.',
  /** Said of a message to those who see neither the dot nor the bold type. */
  unread: 'Neprebrano:',
  reserveFund: 'Rezervni sklad stavbe',
  fundBalance: 'Stanje sredstev',
  fundDay: 'Stanje na dan',
  myContribution: 'Vaš mesečni prispevek',
  noFund: 'Za to stavbo rezervni sklad ni vzpostavljen.',
  emergency: 'Za nujne primere',
  emergencyAdvice: 'V nujnem primeru, ki ogroža ljudi ali premoženje, najprej pokličite 112.',
  noEmergency: 'Za to stavbo ni vpisanih izvajalcev za nujne primere.',
  noTelephone: 'Telefonska številka ni vpisana.',
  call: (name: string) => `Pokliči ${name},`,
} as const;
