import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInPieces, readInPieces } from './in-pieces';

const text = fc.oneof(fc.string(), fc.constantFrom('},{', 'a},{"b', '"},{"', '[{', '}]', '\\'));
const row = fc.record({
  opis: text,
  znesek: fc.double({ noNaN: true, noDefaultInfinity: true }),
  deli: fc.array(fc.record({ naziv: text }), { maxLength: 3 }),
});
const rows = fc.array(row, { maxLength: 30 });
const answer = fc.oneof(
  rows,
  fc.record({ postavke: rows }),
  fc.record({ naslov: text, postavke: rows, skladi: rows, skupaj: fc.integer() }),
  fc.record({ skladi: fc.array(fc.integer()), postavke: rows }),
  fc.dictionary(text, rows, { maxKeys: 3 }),
  fc.jsonValue(),
);

describe('parsing in pieces', () => {
  test('gives the result of JSON.parse for any cuts', () =>
    fc.assert(
      fc.asyncProperty(answer, fc.integer({ min: 1, max: 200 }), async (value, most) => {
        const written = JSON.stringify(value);
        const parsed = await parseInPieces(written, most);
        // The order of keys too.
        expect(JSON.stringify(parsed)).toBe(JSON.stringify(JSON.parse(written)));
      }),
      { numRuns: 1000 },
    ));

  test('yields between two pieces', async () => {
    const written = JSON.stringify({ postavke: Array.from({ length: 50 }, (_, id) => ({ id })) });
    const turns: string[] = [];
    const parsed = parseInPieces(written, 100).then(() => turns.push('parsed'));
    setImmediate(() => turns.push('other'));
    await parsed;
    expect(turns).toEqual(['other', 'parsed']);
  });

  test.each(['', '{"postavke":[{"a":1},{"a":', '<html>'])('refuses %j', async (written) => {
    await expect(parseInPieces(written, 5)).rejects.toBeInstanceOf(SyntaxError);
  });
});

/** An answer in chunks, with a step to run before each of them. */
function inChunks(chunks: readonly Uint8Array<ArrayBuffer>[], before = () => {}): Response {
  const left = [...chunks];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      before();
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
  return new Response(body);
}

describe('reading in pieces', () => {
  test('gives the text of the answer for any chunks', async () => {
    const bytes = new TextEncoder().encode('Žlebič, Šiška, €');
    const chunks = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await readInPieces(inChunks(chunks))).toBe('Žlebič, Šiška, €');
    expect(await readInPieces(new Response(null, { status: 204 }))).toBe('');
  });

  test('yields while many chunks come without a gap', async () => {
    const turns: string[] = [];
    const chunks = Array.from({ length: 20 }, () => Uint8Array.of(32));
    const busy = () => {
      const began = performance.now();
      while (performance.now() - began < 5) turns.length;
    };
    const read = readInPieces(inChunks(chunks, busy)).then(() => turns.push('read'));
    setImmediate(() => turns.push('other'));
    await read;
    expect(turns).toEqual(['other', 'read']);
  });

  test('fails like the answer', async () => {
    const broken = inChunks([], () => {
      throw new TypeError('network error');
    });
    await expect(readInPieces(broken)).rejects.toThrow('network error');
  });
});
