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
  allNotifications: 'Vsa obvestila',
} as const;
