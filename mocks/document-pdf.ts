/** The slot of the letter in the font's encoding, for the letters that WinAnsi lacks. */
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

/**
 * A PDF of one A4 page with a line of text.
 * @param size bytes that the file shall have, filled up with an empty comment; a file that is longer stays so
 */
export function documentPdf(text: string, size = 0): Uint8Array<ArrayBuffer> {
  const content = `BT /F 16 Tf 50 780 Td <${hexOf(text)}> Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[${differences}]>>>>`,
  ];
  const bare = assemble(objects, '');
  const missing = size - bare.length - 2;
  // The offset of the table may get digits by the filling; what they take is taken back.
  const filled = missing > 0 ? assemble(objects, `%${' '.repeat(missing)}\n`) : bare;
  const surplus = missing > 0 ? filled.length - size : 0;
  const exact = surplus > 0 ? assemble(objects, `%${' '.repeat(missing - surplus)}\n`) : filled;
  return new TextEncoder().encode(exact);
}

function assemble(objects: readonly string[], filling: string): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  file += filling;
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return file + table + trailer;
}

function hexOf(text: string): string {
  const codes = [...text].map((letter) => slots[letter] ?? windows[letter] ?? letter.charCodeAt(0));
  return codes.map((code) => (code < 256 ? code : 0x3f).toString(16).padStart(2, '0')).join('');
}
