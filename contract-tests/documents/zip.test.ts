/** The files of a record in one archive (pages.md P9). */
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { DocumentRecordFiles } from '../../src/api/schema';
import { call } from '../support/call';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

type Files = DocumentRecordFiles;

const server = testServer();
const records = '/api/portal-user/v2/manager_documents/vlozisce';

const recordOf = async (id: number, token: string) =>
  (await ask(server.url, `${records}/${id}`, token)) as Files;
const download = (path: string | null, token: string) =>
  call(server.url, { method: 'GET', path: String(path), token });

it.skipIf(onMock)('contains each file of the record, equal to its own download', async () => {
  const token = await tokenOf(server.url, 'Ana');
  const { dokumenti, pot_zip } = await recordOf(58213, token);
  const { status, headers, body } = await download(pot_zip, token);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toBe('attachment; filename="vlozisce_58213.zip"');
  expect(headers.get('content-security-policy')).toBe('sandbox');
  const files = unzipSync(body);
  expect(Object.keys(files)).toEqual(dokumenti.map(({ naziv_dokumenta }) => naziv_dokumenta));
  for (const { naziv_dokumenta, pot } of dokumenti) {
    expect(files[naziv_dokumenta]).toEqual((await download(pot, token)).body);
  }
});

it.skipIf(onMock)('is offered only for more than one file', async () => {
  const token = await tokenOf(server.url, 'Ana');
  expect((await recordOf(58188, token)).pot_zip).toBeNull();
  expect((await recordOf(58240, token)).pot_zip).toBe(`${records}/58240/zip`);
});

it.skipIf(onMock)('of an unknown record does not exist', async () => {
  const token = await tokenOf(server.url, 'Ana');
  const { status, json } = await download(`${records}/999999999/zip`, token);
  expect([status, json]).toEqual([404, { code: 4 }]);
});

describe.runIf(inProcess)('in a changed world', () => {
  const changed = testServer();
  const zip = async (id: number, token: string) =>
    call(changed.url, { method: 'GET', path: `${records}/${id}/zip`, token });

  it('two files of one name are both included', async () => {
    const where = { id_dokumenta: { equals: 771206 } };
    changed.backend.db.document.update({ where, data: { datoteka: 'Zapisnik_14042026.pdf' } });
    const { body } = await zip(58213, await tokenOf(changed.url, 'Ana'));
    const files = unzipSync(body);
    expect(Object.entries(files).map(([name, bytes]) => [name, bytes.length])).toEqual([
      ['Rezultati_glasovanja.pdf', 98304],
      ['Zapisnik_14042026.pdf', 482113],
      ['771206_Zapisnik_14042026.pdf', 136192],
    ]);
  });

  it('a record of others and one without files do not exist', async () => {
    const where = { key: { equals: 'zelenigaj/204511' } };
    changed.backend.db.payer.update({ where, data: { allowed_pages: [5] } });
    const token = await tokenAt(changed.url, 'Rok', 'zelenigaj/204511');
    expect(await zip(58213, token)).toMatchObject({ status: 404, json: { code: 4 } });
    changed.backend.db.document.deleteMany({ where: { id_vlozisca: { equals: 58240 } } });
    const ana = await tokenOf(changed.url, 'Ana');
    expect(await zip(58240, ana)).toMatchObject({ status: 404, json: { code: 4 } });
  });
});
