import { createHash } from 'node:crypto';
import { isForm } from '../../../contract/checker/form';
import type { components } from '../../../src/api/schema';
import { plainPhoto } from '../../files/plain-photo';
import { uploadName } from '../../files/upload-name';

type Schemas = components['schemas'];

/** A file as it is kept. */
export interface SentFile {
  readonly vrsta: Schemas['HandoverFileKind'];
  readonly st_merilnika: string | null;
  readonly naziv: string;
  readonly tip: string;
  readonly bytes: Uint8Array;
}

/** A draft as it was sent; the backend has already checked it against the contract. */
export interface SentDraft {
  readonly draft: Schemas['HandoverDraft'];
  /** `null` without a file, `wrong` for one that is not what its kind says. */
  readonly file: SentFile | 'wrong' | null;
  /** Hash of all that was sent, except for the version. */
  readonly print: string;
}

const PDF = 'application/pdf';

/** Reads a draft from JSON or from a form. */
export async function readDraft(request: Request): Promise<SentDraft> {
  if (!isForm(request.headers.get('Content-Type'))) {
    const draft: Schemas['HandoverDraft'] = await request.clone().json();
    return { draft, file: null, print: printOf(draft) };
  }
  const form = await request.clone().formData();
  const text = (name: string) => {
    const part = form.get(name);
    return typeof part === 'string' ? part : null;
  };
  const draft: Schemas['HandoverDraft'] = {
    razlicica: Number(text('razlicica')),
    vrsta: text('vrsta') as Schemas['HandoverKind'],
    datum_predaje: text('datum_predaje'),
    prevzemnik: JSON.parse(text('prevzemnik') ?? ''),
    stevci: form.getAll('stevci').map((part) => JSON.parse(String(part))),
    priloge: form.getAll('priloge').map(Number),
  };
  const part = form.get('datoteka');
  if (!(part instanceof File)) return { draft, file: null, print: printOf(draft) };
  const bytes = new Uint8Array(await part.arrayBuffer());
  const vrsta = text('vrsta_datoteke') as Schemas['HandoverFileKind'];
  return {
    draft,
    file: fileOf(part, vrsta, text('st_merilnika'), bytes) ?? 'wrong',
    print: printOf(draft, bytes),
  };
}

/** The file to keep: a photo without its camera's data, a document as it is; `undefined` for a wrong one. */
function fileOf(
  part: File,
  vrsta: Schemas['HandoverFileKind'],
  meter: string | null,
  bytes: Uint8Array<ArrayBuffer>,
): SentFile | undefined {
  const isPdf = part.type === PDF;
  const mustBePdf = vrsta === 'pogodba' || vrsta === 'sklep';
  const isWrongType = mustBePdf ? !isPdf : vrsta === 'stevec' && isPdf;
  if (isWrongType || (vrsta === 'stevec') !== (meter !== null)) return undefined;
  const kept = isPdf ? bytes : plainPhoto(part.type, bytes);
  if (!kept) return undefined;
  return { vrsta, st_merilnika: meter, naziv: uploadName(part), tip: part.type, bytes: kept };
}

function printOf({ razlicica: _, ...draft }: Schemas['HandoverDraft'], file?: Uint8Array): string {
  const hash = createHash('sha256').update(JSON.stringify(draft));
  if (file) hash.update(file);
  return hash.digest('hex');
}
