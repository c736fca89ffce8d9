/** The local-storage keys of §3 and `layout`. The only other one is `probe`, written and removed to try the storage. */
export const storageKeys = {
  token: 'JWT',
  user: 'userData',
  unit: 'selectedUnit',
  pages: 'allowedPages',
  layout: 'layout',
} as const;
