const monthNames = [
  ...['januar', 'februar', 'marec', 'april', 'maj', 'junij'],
  ...['julij', 'avgust', 'september', 'oktober', 'november', 'december'],
];

/** The Slovenian locale of PrimeReact (`docs/decisions/0027-primereact.md`). */
export const primeLocale = {
  firstDayOfWeek: 1,
  dateFormat: 'dd.mm.yy',
  dayNames: ['nedelja', 'ponedeljek', 'torek', 'sreda', 'četrtek', 'petek', 'sobota'],
  dayNamesShort: ['ned.', 'pon.', 'tor.', 'sre.', 'čet.', 'pet.', 'sob.'],
  dayNamesMin: ['ne', 'po', 'to', 'sr', 'če', 'pe', 'so'],
  monthNames,
  // The text of a month's cell must be part of its accessible name, such as "marec 2026".
  monthNamesShort: monthNames,
  today: 'Danes',
  clear: 'Počisti',
  chooseDate: 'Izberite datum',
  chooseMonth: 'Izberite mesec',
  chooseYear: 'Izberite leto',
  prevMonth: 'Prejšnji mesec',
  nextMonth: 'Naslednji mesec',
  prevYear: 'Prejšnje leto',
  nextYear: 'Naslednje leto',
  prevDecade: 'Prejšnje desetletje',
  nextDecade: 'Naslednje desetletje',
};

/** Its accessible names in Slovenian. */
export const primeNames = {
  selectLabel: 'Izberi',
  unselectLabel: 'Odstrani izbiro',
  expandLabel: 'Razpri',
  collapseLabel: 'Strni',
};

/** The accessible names of − and + at a number field that gives none. */
export const stepNames = (field: string) => ({
  less: `Zmanjšaj za 1: ${field}`,
  more: `Povečaj za 1: ${field}`,
});
