/** Groups of costs, by `skupina` (`pages.md` P14). */
export const costGroupLabels = {
  obratovanje: 'Obratovanje',
  vzdrzevanje: 'Vzdrževanje',
  upravljanje: 'Upravljanje',
  zavarovanje: 'Zavarovanje',
  energija: 'Energija',
  drugo: 'Drugo',
} as const;
