/** Texts of the question before a removal; it begins with the text of §8 (`messages.deleteQuestion`). */
export const removalText = {
  objects: { attachment: 'to prilogo', draft: 'to vlogo', report: 'to prijavo' },
  yes: 'Izbriši',
  no: 'Ne izbriši',
} as const;
