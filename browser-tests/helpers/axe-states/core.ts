/** The states that `npm test` looks at; all others are looked at by `npm run browser:long`. */
export const coreStates: ReadonlySet<string> = new Set(['home', 'add manager with errors']);
