import { inflateSync } from 'node:zlib';

/** A filled or drawn box of a page, in points from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The texts and boxes of a document's pages, in the order of drawing. */
export interface PdfContent {
  readonly text: string;
  readonly boxes: readonly Box[];
}

type Objects = ReadonlyMap<string, { readonly head: string; readonly stream: string }>;

/** Reads the texts and boxes of a PDF with embedded fonts, as the backend writes it. */
export function pdfContent(bytes: Uint8Array): PdfContent {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'));
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  const contents = pages.map(({ head }) => {
    const fonts = fontsOf(objects, referenceOf(head, 'Resources'));
    const { stream } = objectOf(objects, referenceOf(head, 'Contents'));
    return { text: textOf(stream, fonts), boxes: boxesOf(stream) };
  });
  return {
    text: contents.map(({ text }) => text).join('\n'),
    boxes: contents.flatMap(({ boxes }) => boxes),
  };
}

function objectsOf(file: string): Objects {
  const objects = [...file.matchAll(/^(\d+) 0 obj\n(.*?)endobj/gms)];
  return new Map(
    objects.map(([, number = '', body = '']) => {
      const [head = '', stream = ''] = body.split(/stream\n(.*)\nendstream/s);
      const content = Buffer.from(stream, 'latin1');
      const plain = head.includes('FlateDecode') ? inflateSync(content) : content;
      return [number, { head, stream: plain.toString('latin1') }];
    }),
  );
}

function referenceOf(head: string, name: string): string {
  const found = new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1];
  if (found === undefined) throw new Error(`the PDF has no ${name}`);
  return found;
}

function objectOf(objects: Objects, number: string) {
  const found = objects.get(number);
  if (!found) throw new Error(`the PDF has no object ${number}`);
  return found;
}

/** The letters of each font of a page, by code. */
function fontsOf(objects: Objects, resources: string): Map<string, string[]> {
  const { head } = objectOf(objects, resources);
  return new Map(
    [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
      const font = objectOf(objects, number).head;
      const { stream } = objectOf(objects, referenceOf(font, 'ToUnicode'));
      const [, list = ''] = /beginbfrange\n<0000> <\w+> \[(.*?)\]/s.exec(stream) ?? [];
      const letters = [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
      return [name, letters] as const;
    }),
  );
}

function textOf(stream: string, fonts: ReadonlyMap<string, string[]>): string {
  const shown = [...stream.matchAll(/\/(F\d+) [\d.]+ Tf\n\[(.*?)\] TJ/g)];
  return shown
    .map(([, font = '', parts = '']) => {
      const codes = [...parts.matchAll(/<(\w+)>/g)].map(([, hex]) => hex).join('');
      const letters = fonts.get(font) ?? [];
      return [...codes.matchAll(/\w{4}/g)]
        .map(([code]) => letters[Number.parseInt(code, 16)])
        .join('');
    })
    .join('');
}

function boxesOf(stream: string): Box[] {
  return [...stream.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\n/g)].map((match) => {
    const [x = 0, y = 0, width = 0, height = 0] = match.slice(1).map(Number);
    return { x, y, width, height };
  });
}
