/** The states that `npm test` looks at; all others are looked at by `npm run browser:long`. */
export const coreStates: ReadonlySet<string> = new Set([
  'login with errors',
  'home',
  'open items, filter open',
  'cost specification, all open',
  'add manager with errors',
  'drawer or side menu to its end',
]);
