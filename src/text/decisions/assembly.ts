/** Texts of an assembly (`pages.md` P30). */
export const assemblyText = {
  title: 'Zbor',
  facts: {
    when: 'Kdaj',
    where: 'Kje',
    link: 'Na spletu',
    called: 'Sklicano',
    convener: 'Sklicatelj',
    present: 'Navzoči deleži',
  },
  noPlace: 'Kraj še ni določen.',
  join: 'Odpri povezavo do zbora',
  short: 'Vabilo je bilo poslano manj kot 14 dni pred zborom',
  calendar: 'Dodaj v koledar',
  calendarFile: 'zbor',
  quorate: 'Zbor je bil sklepčen: navzoča je bila več kot polovica deležev.',
  notQuorate: 'Zbor ni bil sklepčen: navzoča ni bila več kot polovica deležev.',
  first: 'Prvi zbor',
  repeated: (moment: string) => `Ponovni zbor bo ${moment}.`,
  repeatRule:
    'Na ponovnem zboru o rednem upravljanju odloča več kot polovica navzočih, če je bila točka že na prvem vabilu.',
  toRepeated: 'Na ponovni zbor',
} as const;
