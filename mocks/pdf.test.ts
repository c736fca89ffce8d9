import { expect, it } from 'vitest';
import { hexOf, textPdf } from './pdf';

it('has slots for the Slovenian letters', () => {
  expect(hexOf('čšžČŠŽ')).toBe('819a9e808a8e');
});

it('points to its table and to its objects', () => {
  const file = new TextDecoder('latin1').decode(textPdf(['Račun', '217.50 EUR']));
  const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(table, table + 4)).toBe('xref');
  const offsets = [...file.matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
  );
});
