import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { pathOf } from '../../../src/navigation/page-table';
import { announcementText } from '../../../src/text/bills/announcement';
import { cardKinds, cardText } from '../../../src/text/bills/card-traffic';
import { evidenceText } from '../../../src/text/bills/evidence';
import { payText } from '../../../src/text/bills/pay';
import { payButtonText } from '../../../src/text/bills/pay-button';
import { listText } from '../../../src/text/common/list';
import { downloadText } from '../../../src/text/documents/download';
import { shellText } from '../../../src/text/shell/shell';
import { readQr } from '../../helpers/screens/read-qr';
import { reserve } from '../../pay/pay-orders';
import type { Target } from '../driver/find';
import type { Tab } from '../driver/tab';
import { type Flow, signIn } from './scene';

const switcher: Target = { role: 'button', name: new RegExp(shellText.switcher) };
const dialog: Target = { role: 'dialog', name: payButtonText.title };
const code: Target = { role: 'img', within: dialog };
/** Pixels for each module of a shown code, which a reader needs. */
const SCALE = 4;
const FILE = 'Zapisnik_14042026.pdf';
/** The file's title on the screen. */
const TITLE = 'Zapisnik 14.04.2026';

const buttonFor = (what: string): Target => ({
  role: 'button',
  name: new RegExp(`^${what}, ${TITLE}`),
});

const seesChoice = (tab: Tab, text: string) => tab.sees({ ...switcher, text });

const switches: Flow = async (scene) => {
  const { tab, door } = scene;
  await signIn(scene);
  await tab.open('/');
  await seesChoice(tab, 'Javorjeva ulica 12 - 2 - 3 (14)');
  await tab.click(switcher);
  await tab.click({ role: 'option', name: /^Brezova pot 4 \(7\)/ });
  await seesChoice(tab, 'Brezova pot 4 (7)');

  await tab.click(switcher);
  await tab.click({ role: 'button', name: 'Stanovanjski servis Breza d.o.o.' });
  await seesChoice(tab, 'Trg pod lipo 3 (9)');
  await seesChoice(tab, 'Stanovanjski servis Breza d.o.o.');
  const moves = door.calls.filter(({ url }) => url.includes('/switch_manager/'));
  expect(moves.map(({ method }) => method)).toEqual(['POST']);
  await tab.reload();
  await seesChoice(tab, 'Trg pod lipo 3 (9)');
};

/** Runs in the page: the modules of the code that the dialog shows, row by row. */
function shownModules(): string[] {
  const svg = document.querySelector<SVGSVGElement>('dialog[open] svg[role=img]');
  const { x, y, width, height } = svg?.viewBox.baseVal ?? new DOMRect();
  const black = new Path2D(svg?.querySelector('path')?.getAttribute('d') ?? '');
  const context = document.createElement('canvas').getContext('2d');
  const isBlack = (column: number, row: number) =>
    context?.isPointInPath(black, x + column + 0.5, y + row + 0.5);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => (isBlack(column, row) ? 'x' : ' ')).join(''),
  );
}

const pays: Flow = async (scene) => {
  const { tab, browser } = scene;
  const textsOf = async (picture: Parameters<typeof readQr>[0]) =>
    (await readQr(picture)).map(({ text }) => text);
  // From the path: WebKitGTK's driver makes black pictures of the page.
  const readShown = async () => {
    const rows = await tab.run(shownModules);
    const at = (pixel: number) => Math.floor(pixel / SCALE);
    return textsOf({
      side: rows.length * SCALE,
      isBlack: (x, y) => rows[at(y)]?.[at(x)] === 'x',
    });
  };
  const readSaved = async () => {
    await tab.click({ role: 'button', name: payText.savePicture, within: dialog });
    return textsOf((await browser.saved(/\.png$/)).file);
  };
  await signIn(scene);
  await tab.open('/');
  await tab.click({ role: 'button', name: payButtonText.pay, within: { role: 'main' } });
  await tab.sees({ ...dialog, text: 'Št. obračunov 26090314, 26100314' });
  await tab.sees({ ...code, name: payText.codeLabel('249.40 €') });
  const joint = [expect.stringContaining('\n00000024940\n')];
  expect(await readShown()).toEqual(joint);
  expect(await readSaved()).toEqual(joint);
  // The payment to the reserve fund is announced already.
  await tab.click({ role: 'checkbox', name: announcementText.include, within: dialog });
  await tab.click({ role: 'button', name: payText.next, within: dialog });
  await tab.sees({ ...code, name: payText.codeLabel('37.44 €') });
  expect(await readShown()).toEqual([reserve]);
  expect(await readSaved()).toEqual([reserve]);
};

const filters: Flow = async (scene) => {
  const { tab, browser } = scene;
  await signIn(scene);
  await tab.open(pathOf('card-traffic'));
  await tab.sees({ role: 'status', text: /^Prikazano 1–/ });
  await tab.click({ role: 'button', name: listText.onlyFilters });
  await tab.choose(cardText.columns.vrsta, cardKinds.placilo);
  await tab.at(`${pathOf('card-traffic')}?vrsta=placilo`);
  await tab.click({ role: 'button', name: listText.export });
  const { name, file } = await browser.saved(/\.csv$/);
  expect(name).toBe('kartica_2026_104217.csv');
  const lines = file.toString('utf8').trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFDatum;Opis;Vrsta;/);
  const kinds = lines.slice(1, -1).map((line) => line.split(';')[2]);
  expect(kinds.length).toBeGreaterThan(2);
  expect(new Set(kinds)).toEqual(new Set([cardKinds.placilo]));
};

/** Runs in the page: notes the file behind each address that it makes, until it revokes the address. */
function noteFiles(): void {
  const files = new Map<string, Blob>();
  const { createObjectURL: create, revokeObjectURL: revoke } = URL;
  Object.assign(window, { files });
  URL.createObjectURL = (file: Blob) => {
    const address = create.call(URL, file);
    files.set(address, file);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    files.delete(address);
    revoke.call(URL, address);
  };
}

/** Runs in the page, whose policy lets it fetch no blob: the bytes of a noted file, each as a character. */
async function readNoted(address: string): Promise<string> {
  const { files } = window as unknown as { files: ReadonlyMap<string, Blob> };
  const bytes = new Uint8Array((await files.get(address)?.arrayBuffer()) ?? []);
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

const readsPdf: Flow = async (scene) => {
  const { tab, browser, door } = scene;
  await signIn(scene);
  await tab.open('/dokumenti-upravnika/58213');
  await tab.click(buttonFor(downloadText.pdf));
  const { name, file } = await browser.saved(/\.pdf$/);
  expect(name).toBe(FILE);
  expect(file.toString('latin1', 0, 5)).toBe('%PDF-');

  await tab.run(noteFiles);
  const preview = buttonFor(downloadText.preview);
  const shown = await browser.opened(door.origin, () => tab.click(preview));
  await shown.shows(/^blob:http:/);
  const read = await tab.run(readNoted, await shown.address());
  expect(read).toBe(file.toString('latin1'));
  await tab.at('/dokumenti-upravnika/58213');
};

const packsEvidence: Flow = async (scene) => {
  const { tab, browser } = scene;
  await signIn(scene);
  await tab.open(pathOf('cost-specification'));
  await tab.sees({ role: 'button', name: payButtonText.pay, within: { role: 'main' } });
  await tab.click({ role: 'button', name: evidenceText.openFor('10/2026') });
  const pack: Target = { role: 'dialog', name: evidenceText.title('10/2026') };
  await tab.click({ role: 'button', name: evidenceText.make, within: pack });
  const { name, file } = await browser.saved(/^dokazni_paket.*\.zip$/);
  expect(name).toBe('dokazni_paket_2026-10_26100314.zip');
  const { 'VSEBINA.txt': list, ...files } = unzipSync(new Uint8Array(file));
  expect(Object.keys(files)).toContain('01_racun.pdf');
  for (const bytes of Object.values(files)) {
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(strFromU8(list ?? new Uint8Array())).toContain(hash);
  }
};

/** What users owe, and the documents about it. */
export const moneyFlows: Readonly<Record<string, Flow>> = {
  'another unit and another manager are chosen in the top bar': switches,
  'the pay dialog has a code for each payment': pays,
  'a filter changes the list and its CSV': filters,
  'a PDF is saved, and shown in a new tab': readsPdf,
  'an evidence pack is saved with the hash of each file': packsEvidence,
};
