/** Words of PrimeReact's components in Slovenian (`docs/decisions/0027`). */
export const primeText = {
  firstDayOfWeek: 1,
  dateFormat: 'dd.mm.yy',
  dayNames: ['nedelja', 'ponedeljek', 'torek', 'sreda', 'četrtek', 'petek', 'sobota'],
  dayNamesShort: ['ned.', 'pon.', 'tor.', 'sre.', 'čet.', 'pet.', 'sob.'],
  dayNamesMin: ['ne', 'po', 'to', 'sr', 'če', 'pe', 'so'],
  monthNames: [
    ...['januar', 'februar', 'marec', 'april', 'maj', 'junij'],
    ...['julij', 'avgust', 'september', 'oktober', 'november', 'december'],
  ],
  monthNamesShort: [
    ...['jan.', 'feb.', 'mar.', 'apr.', 'maj', 'jun.'],
    ...['jul.', 'avg.', 'sep.', 'okt.', 'nov.', 'dec.'],
  ],
  today: 'Danes',
  clear: 'Počisti',
  loadFailed: 'Tega dela strani ni bilo mogoče naložiti.',
  aria: {
    chooseDate: 'Izberite datum',
    chooseMonth: 'Izberite mesec',
    chooseYear: 'Izberite leto',
    prevMonth: 'Prejšnji mesec',
    nextMonth: 'Naslednji mesec',
    prevYear: 'Prejšnje leto',
    nextYear: 'Naslednje leto',
    prevDecade: 'Prejšnje desetletje',
    nextDecade: 'Naslednje desetletje',
    selectLabel: 'Izberi',
    unselectLabel: 'Odstrani izbiro',
    expandLabel: 'Razpri',
    collapseLabel: 'Strni',
  },
};
