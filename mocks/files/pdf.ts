/** Codes for letters that WinAnsi lacks; the other letters keep their WinAnsi codes. */
const slots: Readonly<Record<string, number>> = {
  Č: 0x80,
  č: 0x81,
  Ć: 0x82,
  ć: 0x83,
  Đ: 0x84,
  đ: 0x85,
};
const differences = '128 /Ccaron /ccaron /Cacute /cacute /Dcroat /dcroat';
const windows: Readonly<Record<string, number>> = { Š: 0x8a, š: 0x9a, Ž: 0x8e, ž: 0x9e, '–': 0x96 };
const font = `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[${differences}]>>>>`;

/**
 * A PDF of A4 pages with lines of text, the first one large (threats.md 2.1 rule 7: nothing in it runs).
 * @param size size of the file in bytes, padded with an empty comment; a longer file keeps its size
 */
export function textPdf(lines: readonly string[], size = 0): Uint8Array<ArrayBuffer> {
  const objects = objectsOf(lines);
  const bare = assemble(objects, '');
  const missing = size - bare.length - 2;
  // The padding may add digits to the table's offset; they are subtracted again.
  const filled = missing > 0 ? assemble(objects, `%${' '.repeat(missing)}\n`) : bare;
  const surplus = missing > 0 ? filled.length - size : 0;
  const exact = surplus > 0 ? assemble(objects, `%${' '.repeat(missing - surplus)}\n`) : filled;
  return new TextEncoder().encode(exact);
}

/** Lines of text on a page. */
const LINES_PER_PAGE = 31;

/** Catalogue, pages and font, then two objects for each page, the page and its content, and the title last. */
function objectsOf(lines: readonly string[]): string[] {
  const pages = Array.from(
    { length: Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE)) },
    (_, place) =>
      contentOf(lines.slice(place * LINES_PER_PAGE, (place + 1) * LINES_PER_PAGE), place === 0),
  );
  const numberOf = (place: number) => 4 + 2 * place;
  return [
    '<</Type/Catalog/Pages 2 0 R/ViewerPreferences<</DisplayDocTitle true>>>>',
    `<</Type/Pages/Kids[${pages.map((_, place) => `${numberOf(place)} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    font,
    ...pages.flatMap((content, place) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${numberOf(place) + 1} 0 R/Resources<</Font<</F 3 0 R>>>>>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
    `<</Title <FEFF${utf16Of(lines[0] ?? '')}>>>`,
  ];
}

/** A text as the hexadecimal digits of UTF-16, which a title may have; a viewer names its tab by it. */
function utf16Of(text: string): string {
  return Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('');
}

function contentOf(lines: readonly string[], isFirst: boolean): string {
  const shown = lines.map((line, index) => {
    const size = isFirst && index === 0 ? 18 : 12;
    return `/F ${size} Tf <${hexOf(line)}> Tj 0 -${size + 12} Td`;
  });
  return `BT 50 780 Td\n${shown.join('\n')}\nET`;
}

function assemble(objects: readonly string[], filling: string): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = String(file.length).padStart(10, '0');
    // The line breaks are required: a reader takes "endstreamendobj" for one word.
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  file += filling;
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${file}${table}trailer<</Size ${size}/Root 1 0 R/Info ${objects.length} 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** A text in the font's encoding, as hexadecimal digits; a letter that the font lacks becomes a question mark. */
export function hexOf(text: string): string {
  const codes = [...text].map((letter) => slots[letter] ?? windows[letter] ?? letter.charCodeAt(0));
  return codes.map((code) => (code < 256 ? code : 0x3f).toString(16).padStart(2, '0')).join('');
}
