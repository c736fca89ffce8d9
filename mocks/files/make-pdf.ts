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

/** Made documents by their definition. Laying one out takes 30 ms of the processor, most of it to parse the fonts. */
const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
/** The longest life of a document here, in later documents: some 10 MB. */
const MOST = 400;

/**
 * A PDF of a laid-out document (decision 0034; threats.md 2.1 rule 7: nothing in it runs). The same document is made once.
 * @param day `YYYY-MM-DD`, the day of its making, so that the same document always has the same bytes
 */
export function makePdf(
  definition: TDocumentDefinitions,
  day: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify([definition, day], (_, value: unknown) =>
    typeof value === 'function' ? String(value) : value,
  );
  const pdf = made.get(key) ?? layOut(definition, day);
  // At the end again, so that the one that was asked for longest ago comes first.
  made.delete(key);
  made.set(key, pdf);
  const [oldest] = made.keys();
  if (made.size > MOST && oldest !== undefined) made.delete(oldest);
  return pdf;
}

async function layOut(
  definition: TDocumentDefinitions,
  day: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const info = { ...definition.info, creationDate: new Date(`${day}T06:00:00Z`) };
  return new Uint8Array(await pdfmake.createPdf({ ...definition, info }).getBuffer());
}
