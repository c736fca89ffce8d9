/** The first bytes of files of the types that the contract accepts. */
export const beginnings = {
  pdf: '%PDF-1.4\n',
  jpg: '\u00ff\u00d8\u00ff\u00e0',
  png: '\u0089PNG\r\n\u001a\n',
} as const;

const types = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const;

/** A file whose first bytes and declared type may differ. */
export function fileOf(
  name: string,
  says: keyof typeof types,
  begins: string = beginnings[says],
): File {
  return new File([Buffer.from(begins, 'latin1')], name, { type: types[says] });
}
