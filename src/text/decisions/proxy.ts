/** Texts of a proxy (`pages.md` P30). */
export const proxyText = {
  title: 'Pooblastilo',
  lead: 'Namesto vas lahko glasuje oseba, ki ji zaupate. Dokler pooblastilo velja, sami ne glasujete.',
  give: 'Pooblasti drugo osebo',
  name: 'Ime in priimek pooblaščenca',
  nameRule: 'Vpišite ime in priimek.',
  address: 'Naslov pooblaščenca',
  submit: 'Oddaj pooblastilo',
  cancel: 'Prekliči',
  given: 'Pooblastilo je oddano',
  failed: 'Pri oddaji pooblastila je prišlo do napake',
  facts: { name: 'Pooblaščenec', address: 'Naslov', since: 'Dano' },
  takeBack: 'Prekliči pooblastilo',
  takeBackQuestion: (name: string) =>
    `Oseba ${name} ne bo več mogla glasovati namesto vas. Potem lahko glasujete sami.`,
  keep: 'Ohrani pooblastilo',
  takenBack: 'Pooblastilo je preklicano',
  takeBackFailed: 'Pri preklicu pooblastila je prišlo do napake',
  voted: 'Glas je že oddan, zato pooblastila ni mogoče spremeniti.',
  closed: 'Glasovanje je končano, zato pooblastila ni mogoče spremeniti.',
  begun: 'Zbor se je že začel, zato pooblastila ni več mogoče oddati.',
  another: 'Pooblastilo je že dano drugi osebi. Najprej ga prekličite.',
} as const;
