/** Separate, because the urgent notices of each page need only these of the texts of events. */
export const eventStates = {
  v_teku: 'V teku',
  zamuja: 'Zamuja',
  zakljuceno: 'Končano',
  odpovedano: 'Odpovedano',
} as const;
