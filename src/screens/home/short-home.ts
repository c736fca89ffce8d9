/** Where home shows fewer messages and its charts are closed, so that it is at most four screens long. */
export const PHONE = '(width < 768px)';
