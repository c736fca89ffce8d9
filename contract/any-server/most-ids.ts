/** The ids of a list that are asked for, so that a long list does not make the run long. */
export const MOST_IDS = 20;
