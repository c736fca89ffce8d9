/** What files of the types begin with that the contract takes. */
export const beginnings = {
  pdf: '%PDF-1.4\n',
  jpg: '\u00ff\u00d8\u00ff\u00e0',
  png: '\u0089PNG\r\n\u001a\n',
} as const;

const types = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const;

/** A file as a device sends it: what it begins with, and what it says that it is, need not be the same. */
export function fileOf(
  name: string,
  says: keyof typeof types,
  begins: string = beginnings[says],
): File {
  return new File([Buffer.from(begins, 'latin1')], name, { type: types[says] });
}
