/** Kinds of meters, by `vrsta_merilnika`. */
export const meterLabels = {
  delilnik: 'Delilnik toplote',
  kalorimeter: 'Toplotni števec',
  vodomer_hladna: 'Vodomer – hladna voda',
  vodomer_topla: 'Vodomer – topla voda',
} as const;
