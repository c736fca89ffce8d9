import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { makePack } from './make-pack';
import type { PackEntry, PackHead } from './pack';

const head: PackHead = {
  manager: 'Upravljanje Zeleni Gaj d.o.o.',
  payer: '104217',
  unit: 'Javorjeva ulica 12 - 2 - 3 (14)',
  period: '2026-10',
  bill: '26100314',
  date: '2026-11-11',
  version: '0.9.0',
};

const digest = (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-256', bytes);
const bytesOf = (text: string) => new TextEncoder().encode(text);

function file(name: string, text: string): PackEntry {
  return { name, source: 'getX', fetched: '21.11.2026, 12:00', bytes: bytesOf(text) };
}

const entries: readonly PackEntry[] = [
  file('01_racun.pdf', '%PDF-1.4 bill'),
  file('03_specifikacija.csv', 'a;b\r\n'),
  file('05_racuni_dobaviteljev/Račun 1026/118.pdf', '%PDF-1.4 one'),
  file('05_racuni_dobaviteljev/čistilka.pdf', '%PDF-1.4 two'),
  file('05_racuni_dobaviteljev/Cistilka.pdf', '%PDF-1.4 three'),
  { name: '07_obracun_toplote.pdf', source: 'getReadings', missing: 'dokumenta ni na strežniku' },
];

const listOf = (pack: Uint8Array) => strFromU8(unzipSync(pack)['VSEBINA.txt'] ?? new Uint8Array());

/** The names and hashes that a list states. */
function hashesIn(list: string): Map<string, string> {
  const found = list.matchAll(
    /^(\S+)\r\n {2}velikost v bajtih: \d+\r\n {2}SHA-256: ([0-9a-f]{64})\r$/gm,
  );
  return new Map([...found].map(([, name = '', hash = '']) => [name, hash]));
}

describe('an evidence pack', () => {
  test('unpacked, has every file with the hash and the size that its list states', async () => {
    const files = unzipSync(await makePack(head, entries, digest));
    const { 'VSEBINA.txt': list, ...others } = files;
    const stated = hashesIn(strFromU8(list ?? new Uint8Array()));
    expect([...stated.keys()].sort()).toEqual(Object.keys(others).sort());
    expect(stated.size).toBe(5);
    for (const [name, bytes] of Object.entries(others)) {
      const hash = Buffer.from(await digest(bytes as Uint8Array<ArrayBuffer>)).toString('hex');
      expect(stated.get(name), name).toBe(hash);
    }
  });

  test('has ASCII names that differ even without capitals', async () => {
    const names = Object.keys(unzipSync(await makePack(head, entries, digest)));
    expect(names.every((name) => /^[\x20-\x7e]+$/.test(name))).toBe(true);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names).toContain('05_racuni_dobaviteljev/cistilka_2.pdf');
  });

  test('has another name for a file whose name differs by a capital of another alphabet only', async () => {
    const pair = [file('cistilka.pdf', 'one'), file('Čistilka.pdf', 'two')];
    const { 'VSEBINA.txt': _, ...files } = unzipSync(await makePack(head, pair, digest));
    expect(Object.keys(files)).toEqual(['cistilka.pdf', 'Cistilka_2.pdf']);
  });

  test('is the same to the byte for the same input, in whatever order it comes', async () => {
    const first = await makePack(head, entries, digest);
    const second = await makePack(head, [...entries].reverse(), digest);
    expect(Buffer.compare(first, second)).toBe(0);
  });

  test('is the same in another time zone', async () => {
    const packs: Uint8Array[] = [];
    for (const each of ['Europe/Ljubljana', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
      vi.stubEnv('TZ', each);
      packs.push(await makePack(head, entries, digest));
    }
    vi.unstubAllEnvs();
    const [first = new Uint8Array(), ...others] = packs;
    for (const each of others) expect(Buffer.compare(first, each)).toBe(0);
  });

  test('names what is missing with its reason, and what it is about', async () => {
    const list = listOf(await makePack(head, entries, digest));
    expect(list).toContain('07_obracun_toplote.pdf\r\n  MANJKA – dokumenta ni na strežniku\r\n');
    for (const fact of ['104217', '10/2026', 'Javorjeva ulica 12', '0.9.0', 'vir: getX']) {
      expect(list).toContain(fact);
    }
    expect(list.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('of missing files only is made too', async () => {
    const missing = entries.filter((entry) => 'missing' in entry);
    expect(Object.keys(unzipSync(await makePack(head, missing, digest)))).toEqual(['VSEBINA.txt']);
  });

  test('says that a PDF has a password, and packs it as it is', async () => {
    const locked = file('01_racun.pdf', '%PDF-1.4 trailer<</Encrypt 5 0 R>>');
    const pack = await makePack(head, [locked], digest);
    expect(listOf(pack)).toContain('PDF je zaščiten z geslom');
    expect(strFromU8(unzipSync(pack)['01_racun.pdf'] ?? new Uint8Array())).toContain('/Encrypt');
  });

  test('stores a PDF, so that its bytes are in the ZIP as they are', async () => {
    const text = `%PDF-1.4 ${'x'.repeat(2000)}`;
    const pack = await makePack(head, [file('01_racun.pdf', text)], digest);
    expect(strFromU8(pack, true)).toContain(text);
  });

  test('of a bill without a date that ZIP knows is made too', async () => {
    for (const date of ['0001-01-01', '']) {
      expect((await makePack({ ...head, date }, entries, digest)).length).toBeGreaterThan(0);
    }
  });

  test('has all files, whatever their names are', async () => {
    const name = fc.string({ unit: 'binary', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.array(name, { maxLength: 12 }), async (names) => {
        const given = names.map((each, index) => file(each, String(index)));
        const { 'VSEBINA.txt': _, ...files } = unzipSync(await makePack(head, given, digest));
        const contents = Object.values(files).map((bytes) => strFromU8(bytes));
        expect(contents.sort()).toEqual(names.map((_, index) => String(index)).sort());
        const bad = Object.keys(files).filter((path) => /(^|\/)\.\.?(\/|$)|^\/|\\/.test(path));
        expect(bad).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
