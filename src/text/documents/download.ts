/** Texts around a document that can be saved (`pages.md` 2.3, P9). */
export const downloadText = {
  pdf: 'Prenesi PDF',
  /** Where there is little room: in a table's row. */
  pdfShort: 'PDF',
  save: (type: string) => `Prenesi ${type}`,
  preview: 'Predogled',
  newTab: 'odpre se v novem zavihku',
  opening: 'Dokument se nalaga …',
} as const;
