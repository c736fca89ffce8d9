/** Where home shows fewer messages and its charts are closed, so that it is at most four screens long. */
export const SHORT_HOME = '(width < 768px)';
