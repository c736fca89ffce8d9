/** Accessible names of numbered steps. */
export const stepNames = {
  /** Before the label of a step. */
  place: (number: number, isDone: boolean) =>
    isDone ? `${number}. korak, opravljen: ` : `${number}. korak: `,
} as const;
