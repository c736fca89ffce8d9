/** Texts of the question before something is removed; it begins with that of §8 (`messages.deleteQuestion`). */
export const removalText = {
  objects: { attachment: 'to prilogo', draft: 'to vlogo', report: 'to prijavo' },
  yes: 'Izbriši',
  no: 'Ne izbriši',
} as const;
