/** Texts around a document that can be saved (`domain.md` 2.3). */
export const downloadText = {
  pdf: 'Prenesi PDF',
  /** Where there is little room: in a table's row. */
  pdfShort: 'PDF',
} as const;
