import { createHash } from 'node:crypto';
import { isForm } from '../../contract/checker/form';
import type { FaultReport } from '../../src/api/schema';
import { plainPhoto } from '../files/plain-photo';

/** A photo without the data of its camera. */
export interface PlainPhoto {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A report as it was sent; the backend has already checked it against the contract. */
export interface SentReport {
  readonly report: FaultReport;
  /** `undefined` for a file that is no whole picture. */
  readonly photos: readonly (PlainPhoto | undefined)[];
  /** Hash of all that was sent. */
  readonly print: string;
}

/** Reads a report from JSON or from a form. */
export async function readReport(request: Request): Promise<SentReport> {
  if (!isForm(request.headers.get('Content-Type'))) {
    const report: FaultReport = await request.clone().json();
    return { report, photos: [], print: printOf(report, []) };
  }
  const form = await request.clone().formData();
  const text = (name: string) => {
    const part = form.get(name);
    return typeof part === 'string' ? part : null;
  };
  const report: FaultReport = {
    objekt_sifra: text('objekt_sifra') ?? '',
    kraj: text('kraj') as FaultReport['kraj'],
    vhod: text('vhod'),
    inventarna_stevilka: text('inventarna_stevilka'),
    panoga: text('panoga') as FaultReport['panoga'],
    opis: text('opis') ?? '',
    ni_podobna: text('ni_podobna') === 'true',
  };
  const files = form.getAll('fotografije').filter((part) => part instanceof File);
  const read = await Promise.all(
    files.map(async (file) => ({ type: file.type, bytes: await bytesOf(file) })),
  );
  const photos = read.map(({ type, bytes }) => {
    const plain = plainPhoto(type, bytes);
    return plain && { type, bytes: plain };
  });
  const print = printOf(
    report,
    read.map(({ bytes }) => bytes),
  );
  return { report, photos, print };
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

/** The user's answer about similar faults may change between two tries, so it is not part of it. */
function printOf({ ni_podobna: _, ...report }: FaultReport, files: readonly Uint8Array[]): string {
  const hash = createHash('sha256').update(JSON.stringify(report));
  for (const file of files) hash.update(file);
  return hash.digest('hex');
}
