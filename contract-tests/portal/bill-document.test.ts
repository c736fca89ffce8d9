/** The payment form on a bill: a reader finds the same order as in the portal's own code (pages.md C5). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { OpenItems } from '../../src/api/schema';
import { upnPayload } from '../../src/domain/payment/upn-qr';
import { call } from '../support/call';
import { type Box, pdfContent } from '../support/pdf-content';
import { ask, tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** Points of a module, and how many pixels it gets. */
const MODULE = 1.2;
const SCALE = 4;

/** The code as a picture: the boxes that are as high as a module, with a quiet zone. */
async function readCode(boxes: readonly Box[]): Promise<string[]> {
  const dark = boxes.filter(({ height }) => height === MODULE);
  const left = Math.min(...dark.map(({ x }) => x));
  const top = Math.min(...dark.map(({ y }) => y));
  const side = (77 + 8) * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const pixel = (points: number) => Math.round(points / MODULE) * SCALE;
  for (const { x, y, width } of dark) {
    for (let row = 0; row < SCALE; row += 1) {
      const from = (pixel(y - top) + 4 * SCALE + row) * side + pixel(x - left) + 4 * SCALE;
      for (let at = from; at < from + pixel(width); at += 1) data.fill(0, at * 4, at * 4 + 3);
    }
  }
  const picture = { data, width: side, height: side, colorSpace: 'srgb' } as ImageData;
  const found = await readBarcodes(picture, { formats: ['QRCode'], textMode: 'Plain' });
  return found.map(({ text }) => text);
}

describe.skipIf(onMock)('the code on a bill', () => {
  const server = testServer();

  it.each([
    ['Ana', '26100314'],
    ['Ana', '26100315'],
    ['Rok', '26100771'],
  ] as const)('of %s, number %s, is the one of the portal', async (resident, number) => {
    const token = await tokenOf(server.url, resident);
    const items = (await ask(server.url, '/api/portal-user/v2/open_items', token)) as OpenItems;
    const { upn } = items.postavke.find(({ st_dokumenta }) => st_dokumenta === number) ?? {};
    const path = `/api/portal-user/v2/pdf/${number}`;
    const { body } = await call(server.url, { method: 'GET', path, token });
    const wanted = upn ? upnPayload(upn) : undefined;
    expect(await readCode(pdfContent(body).boxes)).toEqual([Object(wanted).text]);
  });
});
