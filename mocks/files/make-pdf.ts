import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

const folder = dirname(createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto.js'));
const font = (file: string) => join(folder, 'Roboto', `${file}.ttf`);

pdfmake.setFonts({ Roboto: { normal: font('Roboto-Regular'), bold: font('Roboto-Medium') } });
// A document has no pictures, so nothing else is loaded.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder));

/**
 * A PDF of a laid-out document (decision 0034; threats.md 2.1 rule 7: nothing in it runs).
 * @param day `YYYY-MM-DD`, the day of its making, so that the same document always has the same bytes
 */
export async function makePdf(
  definition: TDocumentDefinitions,
  day: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const info = { ...definition.info, creationDate: new Date(`${day}T06:00:00Z`) };
  return new Uint8Array(await pdfmake.createPdf({ ...definition, info }).getBuffer());
}
