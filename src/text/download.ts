/** Texts around a document that can be saved (`domain.md` 2.3). */
export const downloadText = {
  pdf: 'Prenesi PDF',
} as const;
