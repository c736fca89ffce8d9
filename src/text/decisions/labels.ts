/** The kinds of a decision (`pages.md` P30). */
export const decisionKinds = {
  zbor: 'Zbor',
  ponovni_zbor: 'Ponovni zbor',
  listina: 'Podpisna listina',
  elektronsko: 'Elektronsko glasovanje',
} as const;

export const decisionStates = {
  najavljeno: 'Napovedano',
  odprto: 'Odprto',
  zakljuceno: 'Zaključeno',
  preklicano: 'Preklicano',
} as const;

/** After `Sklicatelj`. */
export const conveners = {
  upravnik: 'upravnik',
  etazni_lastniki: 'etažni lastniki',
  nadzorni_odbor: 'nadzorni odbor',
} as const;

export const results = {
  v_teku: 'V teku',
  sprejet: 'Sprejeto',
  ni_sprejet: 'Ni sprejeto',
  umaknjen: 'Umaknjeno',
} as const;

/** The choices of a ballot. */
export const choices = { za: 'Za', proti: 'Proti', vzdrzano: 'Vzdržim se' } as const;

/** A vote that was given, in a sentence such as `Vaš glas: za`. */
export const givenVotes = { za: 'za', proti: 'proti', vzdrzano: 'vzdržano' } as const;
