import { documentTexts } from '../documents/seed/document-texts';
import type { RowOf } from '../world/db';
import { fileType } from './attachments';
import { textPdf } from './pdf';
import { plainPng } from './png';

/**
 * The invented content of a document's file, with its size in bytes.
 * @throws for a file type that the demo world does not have
 */
export function fileContent({
  datoteka,
  naziv,
  velikost,
}: Pick<RowOf<'document'>, 'datoteka' | 'naziv' | 'velikost'>) {
  const type = fileType(datoteka);
  if (type === 'pdf') {
    const lines = [naziv, ...(documentTexts[datoteka] ?? [])];
    return { type: 'application/pdf', bytes: textPdf(lines, velikost) };
  }
  if (type === 'png') return { type: 'image/png', bytes: plainPng(velikost) };
  throw new Error(`${datoteka}: the demo world has pdf and png files only`);
}
