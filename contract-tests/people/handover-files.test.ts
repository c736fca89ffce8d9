/** Documents and photos of a handover (pages.md P36). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Handover } from '../../src/api/schema';
import { call } from '../support/call';
import { cameraPhoto } from '../support/fault-calls';
import { beginnings, fileOf } from '../support/files';
import { jureDraft, refusedFields, save, saveFile } from '../support/handover-calls';
import { tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer();
const V2 = '/api/portal-user/v2';

describe.runIf(inProcess)('the files of a draft', () => {
  let ana = '';
  beforeEach(async () => {
    server.backend.reset();
    ana = await tokenOf(server.url, 'Ana');
  });

  it('a photo replaces the one of its meter and has no position; documents are at most ten', async () => {
    const photo = { kind: 'stevec', meter: '33120442', file: cameraPhoto('a.jpg', 'GPS 46.05') };
    const sent = await saveFile(server.url, ana, jureDraft, photo);
    const [row] = (sent.json as Handover).stevci;
    const path = row?.fotografija?.pot ?? '';
    const file = await call(server.url, { method: 'GET', path, token: ana });
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(file.body).includes('GPS')).toBe(false);
    expect((sent.json as Handover).priloge.map(({ id_priloge }) => id_priloge)).toEqual([1]);
    let draft = { ...jureDraft, razlicica: 4, priloge: [1, row?.fotografija?.id_priloge ?? 0] };
    for (let count = 1; count <= 10; count += 1) {
      const document = { kind: 'drugo', file: fileOf(`soglasje_${count}.pdf`, 'pdf') };
      const { status, json } = await saveFile(server.url, ana, draft, document);
      if (count === 10) expect([status, json]).toEqual([409, { razlog: 'prevec' }]);
      else {
        expect(status).toBe(200);
        const { priloge, razlicica } = json as Handover;
        const ids = priloge.map(({ id_priloge }) => id_priloge);
        draft = { ...draft, razlicica, priloge: [...ids, row?.fotografija?.id_priloge ?? 0] };
      }
    }
  });

  it.each([
    ['a contract as a picture', { kind: 'pogodba', file: fileOf('pogodba.png', 'png') }],
    ['a photo as PDF', { kind: 'stevec', meter: '33120442', file: fileOf('a.pdf', 'pdf') }],
    ['a photo without a meter', { kind: 'stevec', file: cameraPhoto('a.jpg', 'x') }],
    [
      'a contract with a meter',
      { kind: 'pogodba', meter: '33120442', file: fileOf('a.pdf', 'pdf') },
    ],
    [
      'a photo of a meter of another unit',
      { kind: 'stevec', meter: '44120007', file: cameraPhoto('a.jpg', 'x') },
    ],
    ['half a picture', { kind: 'drugo', file: fileOf('a.jpg', 'jpg') }],
    ['a picture named as a PDF', { kind: 'pogodba', file: fileOf('a.pdf', 'pdf', beginnings.png) }],
  ])('%s is refused', async (_what, file) => {
    const { status, json } = await saveFile(server.url, ana, jureDraft, file);
    expect([status, refusedFields(json)]).toEqual([422, ['datoteka neustrezno']]);
  });

  it('a file that is not named any more is removed', async () => {
    await save(server.url, ana, { ...jureDraft, priloge: [2] });
    const path = `${V2}/handover_case/702/file`;
    const file = (id: number) =>
      call(server.url, { method: 'GET', path: `${path}/${id}`, token: ana });
    expect([(await file(1)).status, (await file(2)).status]).toEqual([404, 200]);
  });
});
