/** The states that `npm test` checks; `npm run browser:long` checks all others. */
export const coreStates: ReadonlySet<string> = new Set(['home']);
