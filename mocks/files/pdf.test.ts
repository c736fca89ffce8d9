import { expect, it } from 'vitest';
import { hexOf, textPdf } from './pdf';

const fileOf = (size?: number) =>
  new TextDecoder('latin1').decode(textPdf(['Račun', '217.50 EUR'], size));

it('has codes for the Slovenian letters', () => {
  expect(hexOf('čšžČŠŽ')).toBe('819a9e808a8e');
  expect(fileOf()).toContain(`<${hexOf('Račun')}>`);
});

it.each([undefined, 5_000])(
  'has correct offsets of its table and its objects (filled to %s bytes)',
  (size) => {
    const file = fileOf(size);
    const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(table, table + 4)).toBe('xref');
    const offsets = [...file.matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `${number} 0 obj`),
    );
  },
);

it('has its first line as its title, which a viewer names its tab by', () => {
  const [, title = ''] = /<<\/Title <FEFF([0-9a-f]+)>>>/.exec(fileOf()) ?? [];
  const units = title.match(/.{4}/g) ?? [];
  expect(String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))).toBe('Račun');
  expect(fileOf()).toContain('/Root 1 0 R/Info 6 0 R>>');
  expect(fileOf()).toContain('/ViewerPreferences<</DisplayDocTitle true>>');
});

it('states the length of each stream, and puts the keywords at its end on separate lines', () => {
  const [, length, content] =
    /<<\/Length (\d+)>>stream\n(.*?)\nendstream\nendobj\n/s.exec(fileOf()) ?? [];
  expect(content).toHaveLength(Number(length));
});

it('begins a new page when a page is full, and loses no line', () => {
  const lines = Array.from({ length: 70 }, (_, index) => `Vrstica ${index}`);
  const file = new TextDecoder('latin1').decode(textPdf(lines));
  expect(file.match(/\/Type\/Page\//g)).toHaveLength(3);
  expect(file).toContain('/Kids[4 0 R 6 0 R 8 0 R]/Count 3');
  for (const line of lines) expect(file.split(`<${hexOf(line)}>`)).toHaveLength(2);
});

it.each([1_500, 9_999, 10_001, 58_311, 482_113])('can be %i bytes long', (size) => {
  expect(textPdf(['Zapisnik'], size)).toHaveLength(size);
});
