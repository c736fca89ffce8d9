import { describe, expect, it } from 'vitest';
import { documentPdf } from './document-pdf';

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

describe('a document', () => {
  it('has its cross-reference table where it says, and its objects where the table says', () => {
    const file = textOf(documentPdf('Račun', 5_000));
    const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(start, start + 4)).toBe('xref');
    const offsets = [...file.matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => file.slice(offset, offset + 5))).toEqual(
      offsets.map((_, index) => `${index + 1} 0 o`),
    );
  });

  it.for([1_500, 9_999, 10_001, 58_311, 482_113])('can be %d bytes long', (size) => {
    expect(documentPdf('Zapisnik', size)).toHaveLength(size);
  });

  it('names the Slovenian letters of its text', () => {
    expect(textOf(documentPdf('čšžA'))).toContain('<819a9e41>');
  });
});
