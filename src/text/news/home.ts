import { notifications, postsAccusative } from '../common/nouns';
import { counted } from '../common/plural';

/** Texts of the home screen (`pages.md` P1). */
export const homeText = {
  greeting: (firstname: string) => (firstname ? `Pozdravljeni, ${firstname}!` : 'Pozdravljeni!'),
  welcome: (firstname: string) => (firstname ? `Dobrodošli, ${firstname}!` : 'Dobrodošli!'),
  nothingToShow: 'Trenutno ni podatkov za prikaz.',
  selectedUnit: 'Izbrana enota',
  toPay: 'Za plačilo',
  nextDueDate: 'Naslednji rok plačila',
  overdue: 'Zapadlo',
  notDue: 'Nezapadlo',
  overdueSentence: (amount: string) =>
    `Imate zapadle obveznosti v znesku ${amount}. Prosimo, da jih poravnate čim prej.`,
  announced: (amount: string) => `Od tega je ${amount} že najavljeno.`,
  overdueAnnounced: (amount: string) =>
    `Plačilo zapadlih ${amount} je najavljeno. Ne plačajte še enkrat.`,
  nothingOpen: 'Vse obveznosti so poravnane.',
  /** For a unit that is let, or may be: the sentence does not cover the tenant's debt. */
  nothingOpenOfYours: 'Za to enoto nimate svojih odprtih postavk.',
  open: 'Odprto',
  /** The names of the tenants; empty when it is unknown whether there are any. */
  tenants: (names: readonly string[]) => {
    const [only, ...others] = names;
    if (only === undefined) return 'Najemnik';
    if (others.length === 0) return `Najemnik: ${only}`;
    return others.length === 1 ? 'Najemnika' : 'Najemniki';
  },
  tenantOwesNothing: 'Najemnik nima odprtih postavk.',
  tenantGetsBills: 'Obračune za to enoto prejema najemnik.',
  cardFailed: 'Podatkov ni bilo mogoče naložiti.',
  lastBill: 'Zadnji obračun',
  regularBill: (period: string) => `Redni obračun ${period}`,
  monthlyCosts: 'Stroški po mesecih',
  costsByGroup: 'Stroški po vrstah',
  costsCaption: (period: string) => `Redni obračun ${period}, po skupinah stroškov`,
  noCosts: 'Za to enoto še ni specifikacije stroškov.',
  heatUse: 'Poraba toplote',
  heatCaption: 'Vaše obračunske enote toplote',
  noHeatBills: 'Za to enoto ni obračunov toplote.',
  unreadNotifications: 'Neprebrana obvestila',
  youHaveNotifications: (count: number) => `Imate ${counted(count, notifications)}.`,
  noNotifications: 'Ni novih obvestil.',
  allNotifications: 'Vsa obvestila',
  youHavePosts: (count: number) => `Imate ${counted(count, postsAccusative)}.`,
  noUnreadPosts: 'Nimate neprebranih objav.',
  noPosts: 'Na oglasni deski ni objav.',
  /** For screen readers, instead of the dot and the bold type of an unread message. */
  unread: 'Neprebrano:',
  reserveFund: 'Rezervni sklad stavbe',
  fundBalance: 'Stanje sredstev',
  fundDay: 'Stanje na dan',
  myContribution: 'Vaš mesečni prispevek',
  noFund: 'Za to stavbo rezervni sklad ni vzpostavljen.',
  emergency: 'Za nujne primere',
  noEmergency: 'Za to stavbo ni vpisanih izvajalcev za nujne primere.',
} as const;
