/** Texts of the date fields and of the calendar. */
export const dateText = {
  choose: 'Izberi datum',
  chooseMonth: (filter: string) => `Izberi mesec, ${filter}`,
  time: 'Ura',
  /** The form of a day and of a time, in an empty field. */
  dayForm: 'dd.mm.llll',
  timeForm: 'hh:mm',
  /** The day as a screen reader says it. */
  day: ({ day, month, year }: { day: number; month: string; year: number }) =>
    `${day}. ${month} ${year}`,
  /** The heading above the days or months leads to the months or years. */
  otherMonth: (shown: string) => `${shown}, izberi drug mesec`,
  otherYear: (shown: string) => `${shown}, izberi drugo leto`,
  months: 'Meseci',
  years: 'Leta',
  noDay: (field: string) =>
    `Vrednost polja ${field} mora biti datum v obliki dd.mm.llll, na primer 23.11.2026`,
  notInCalendar: (field: string) => `Datuma v polju ${field} ni v koledarju`,
  tooEarly: (field: string, day: string) => `Datum v polju ${field} ne sme biti pred ${day}`,
  tooLate: (field: string, day: string) => `Datum v polju ${field} ne sme biti po ${day}`,
  noTime: (field: string) => `V polju ${field} vpišite tudi uro, na primer 08:15`,
  wrongTime: (field: string) => `Ura v polju ${field} mora biti v obliki hh:mm, na primer 08:15`,
} as const;
