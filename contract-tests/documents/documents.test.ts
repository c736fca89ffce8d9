/** The pages P8, P9 and P10: their sample tables and sums, and the files. */
import { describe, expect, it } from 'vitest';
import type {
  CostSpecification,
  DocumentRecordFiles,
  DocumentRecords,
  SupplierDocuments,
} from '../../src/api/schema';
import { call } from '../support/call';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

const base = '/api/portal-user/v2';
const server = testServer();

it('the records of building 0137 are the table of P8, newest first', async () => {
  const token = await tokenOf(server.url, 'Ana');
  const answer = await ask(server.url, `${base}/manager_documents/0137`, token);
  const { vlozisca, skupaj } = answer as DocumentRecords;
  expect(
    vlozisca.map((each) => [
      each.naziv,
      each.vrsta,
      each.st_zadeve,
      each.datum,
      each.st_dokumentov,
    ]),
  ).toEqual([
    ['Obnova fasade – zbrane ponudbe', 'ponudba', '0137-09/2026', '2026-10-05', 5],
    ['Zapisnik zbora etažnih lastnikov 14.04.2026', 'zapisnik', '0137-03/2026', '2026-04-20', 3],
    ['Letno poročilo upravnika za leto 2025', 'porocilo', '0137-01/2026', '2026-03-27', 2],
    ['Načrt vzdrževanja 2026–2028', 'nacrt', '0137-02/2026', '2026-02-02', 1],
    ['Hišni red', 'hisni_red', '0137-05/2019', '2019-06-10', 1],
  ]);
  expect(skupaj).toBe(5);
  expect(
    vlozisca.map(({ pot, st_dokumentov }) => (pot !== null) === (st_dokumentov === 1)),
  ).toEqual([true, true, true, true, true]);
});

it('the files of record 58213 equal the list of P9', async () => {
  const token = await tokenOf(server.url, 'Ana');
  const answer = await ask(server.url, `${base}/manager_documents/vlozisce/58213`, token);
  const { dokumenti } = answer as DocumentRecordFiles;
  expect(dokumenti.map((file) => [file.naziv_dokumenta, Math.round(file.velikost / 1024)])).toEqual(
    [
      ['Rezultati_glasovanja.pdf', 96],
      ['Vabilo_z_dnevnim_redom.pdf', 133],
      ['Zapisnik_14042026.pdf', 471],
    ],
  );
});

describe('invoices of suppliers', () => {
  const read = async (query: string) => {
    const token = await tokenOf(server.url, 'Ana');
    const path = `${base}/supplier_documents/0137${query}`;
    return (await ask(server.url, path, token)) as SupplierDocuments;
  };

  it('of 10/2026 are the table of P10, and the other four behind the bill', async () => {
    const answer = await read('?od=2026-10&do=2026-10');
    expect(
      answer.dokumenti.map((each) => [each.st_racuna, each.znesek_brez_ddv, each.ddv, each.znesek]),
    ).toEqual([
      ['T-1026-0137', 5275.2, 1160.54, 6435.74],
      ['26-10-03381', 612.84, 58.22, 671.06],
      ['8843-1026', 214.36, 47.16, 261.52],
      ['1026/118', 496, 109.12, 605.12],
      ['K-2026-7719', 388, 36.86, 424.86],
      ['U-2026-10-0137', 260.4, 57.29, 317.69],
      ['V-10-0452', 168, 36.96, 204.96],
      ['77-2026', 336, 73.92, 409.92],
      ['POL-55120-10', 198, 0, 198],
    ]);
    const sums = { skupaj_brez_ddv: 7948.8, skupaj_ddv: 1580.07, skupaj: 9528.87 };
    expect(answer).toMatchObject(sums);
  });

  it.skipIf(onMock)(
    'are behind every line of two years of bills, with the building’s cost',
    async () => {
      const token = await tokenOf(server.url, 'Ana');
      const costs = async (query: string) =>
        (await ask(
          server.url,
          `${base}/cost_specification/0137014${query}`,
          token,
        )) as CostSpecification;
      const { obdobja } = await costs('');
      expect(obdobja).toHaveLength(22);
      for (const period of obdobja) {
        const byInvoice: Record<string, number> = {};
        for (const line of (await costs(`?obdobje=${period}`)).postavke) {
          const cents = Math.round(line.znesek_racuna * 100);
          byInvoice[line.st_racuna] = (byInvoice[line.st_racuna] ?? 0) + cents;
        }
        const { dokumenti } = await read(`?od=${period}&do=${period}`);
        const regular = dokumenti.filter(({ vir }) => vir === 'redni');
        const net = regular.map((each) => [each.st_racuna, Math.round(each.znesek_brez_ddv * 100)]);
        expect(Object.fromEntries(net)).toEqual(byInvoice);
      }
    },
  );

  it.skipIf(onMock)('of all periods are more, and the file of one is missing', async () => {
    const { dokumenti } = await read('');
    expect(dokumenti).toHaveLength(202);
    expect(dokumenti.filter(({ pot }) => pot === null)).toHaveLength(1);
    expect((await read('?do=2026-09')).dokumenti).toHaveLength(193);
    expect((await read('?od=2027-01')).dokumenti).toEqual([]);
  });
});

describe('a file', () => {
  const download = async (id: number, token: string) =>
    call(server.url, { method: 'GET', path: `${base}/documents/${id}`, token });

  it.skipIf(onMock)('is an attachment of the length in the list', async () => {
    const { status, headers, body } = await download(771204, await tokenOf(server.url, 'Ana'));
    expect([status, body.length]).toEqual([200, 482113]);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment; filename="Zapisnik_14042026.pdf"');
    expect(headers.get('content-security-policy')).toBe('sandbox');
    expect(new TextDecoder('latin1').decode(body.slice(0, 5))).toBe('%PDF-');
  });

  it('does not exist on a page that the user may not see', async () => {
    const token = await tokenOf(server.url, 'Rok');
    expect(await download(561000, token)).toMatchObject({ status: 404, json: { code: 4 } });
  });
});

describe.runIf(inProcess)('a user without an owned unit in the building', () => {
  const changed = testServer();

  it('gets the records for residents, and no invoices, although the pages are allowed', async () => {
    const where = { key: { equals: 'zelenigaj/204511' } };
    changed.backend.db.payer.update({ where, data: { allowed_pages: [5, 6] } });
    const token = await tokenAt(changed.url, 'Rok', 'zelenigaj/204511');
    const records = await ask(changed.url, `${base}/manager_documents/0291`, token);
    expect(records).toMatchObject({ skupaj: 1, vlozisca: [{ vrsta: 'hisni_red' }] });
    const path = `${base}/supplier_documents/0291`;
    expect(await call(changed.url, { method: 'GET', path, token })).toMatchObject({ status: 403 });
    changed.backend.db.documentRecord.update({
      where: { id_vlozisca: { equals: 41007 } },
      data: { samo_lastnik: true },
    });
    const record = `${base}/manager_documents/vlozisce/41007`;
    expect(await call(changed.url, { method: 'GET', path: record, token })).toMatchObject({
      status: 404,
    });
  });
});
