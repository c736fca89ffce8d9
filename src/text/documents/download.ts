/** Texts of the buttons that save a document (`pages.md` 2.3, P9). */
export const downloadText = {
  pdf: 'Prenesi PDF',
  /** A shorter text for a table row. */
  pdfShort: 'PDF',
  save: (type: string) => `Prenesi ${type}`,
  preview: 'Predogled',
  newTab: 'odpre se v novem zavihku',
  opening: 'Dokument se nalaga …',
} as const;
