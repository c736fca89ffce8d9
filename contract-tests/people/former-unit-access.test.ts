/** What an invited person sees of a unit that was handed over while the access to other units stays (pages.md P36 8). */
import { beforeEach, describe, expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import type { DueList } from '../../src/api/schema';
import { aboutFlat } from '../support/about-flat';
import { call } from '../support/call';
import { FLAT, handOver, OLD } from '../support/handed-over';
import { ask, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer();
const operations = (await loadOperations()).filter(
  ({ id, secured, method }) => secured && method === 'GET' && id !== 'logout',
);

describe.runIf(inProcess)('after the handover of a unit while another one is left', () => {
  beforeEach(() => server.backend.reset());

  /** The operations that read whose answer names the flat, or a bill of it. */
  async function namingFlat(token: string): Promise<string[]> {
    const where = { payer: { equals: OLD }, inventarna_stevilka: { equals: FLAT } };
    const bills = server.backend.db.bill.findMany({ where }).map((bill) => bill.st_dokumenta);
    const naming: string[] = [];
    for (const operation of operations) {
      const request = aboutFlat(server.backend, operation);
      for (const asked of [request, exampleRequest(operation)]) {
        const { status, json, headers } = await call(server.url, { ...asked, token });
        const text = JSON.stringify(json ?? headers.get('content-disposition'));
        const names = [FLAT, ...bills].some((name) => text.includes(`"${name}"`));
        // The example of a document is about the building, in which the other unit is.
        const isFile = json === undefined && asked === request;
        const isOfFlat = [
          'downloadBill',
          'downloadCostSpecification',
          'downloadRegularBills',
          'downloadDocument',
        ];
        if (status === 200 && (names || (isFile && isOfFlat.includes(operation.id)))) {
          naming.push(operation.id);
        }
      }
    }
    return [...new Set(naming)];
  }

  it.each(['solastnik', 'druzinski_clan', 'skrbnik', 'najemnik'] as const)(
    'E31 no operation shows the flat to a %s, whose access to the other units stays',
    async (vloga) => {
      const { db } = server.backend;
      const where = { id_souporabnika: { equals: 601 } };
      const pravice = ['gledanje', 'placevanje', 'obrazci', 'odcitki'] as const;
      db.coUser.update({ where, data: { vloga, pravice: [...pravice] } });
      const marko = await tokenOf(server.url, 'Marko');
      expect((await namingFlat(marko)).length).toBeGreaterThan(vloga === 'najemnik' ? 3 : 8);
      const ana = await tokenOf(server.url, 'Ana');
      const before = await namingFlat(ana);
      await handOver(server);
      expect(await namingFlat(marko)).toEqual([]);
      const units = await ask(server.url, '/api/portal-user/v1/e_manager/enota', marko);
      expect(JSON.stringify(units)).toContain('0137G22');
      const kept = await namingFlat(await tokenOf(server.url, 'Ana'));
      expect(before.filter((id) => kept.includes(id))).toEqual(
        expect.arrayContaining([
          'listUnits',
          'listOpenItems',
          'listRegularBills',
          'getAccountCard',
          'downloadBill',
        ]),
      );
    },
  );

  it('E31 what an invited person owes at all managers has no sum of the flat', async () => {
    const { db } = server.backend;
    const pravice = ['gledanje', 'placevanje'] as const;
    db.coUser.update({
      where: { id_souporabnika: { equals: 601 } },
      data: { pravice: [...pravice] },
    });
    const marko = await tokenOf(server.url, 'Marko');
    const dues = async (token: string) =>
      ((await ask(server.url, '/api/auth/v1/due_list', token)) as DueList).upravniki.find(
        ({ code_payer }) => code_payer === '104217',
      );
    expect(await dues(marko)).toMatchObject({ odprto: 286.84, stevilo_vrstic: 3 });
    await handOver(server);
    expect(await dues(marko)).toMatchObject({
      odprto: 0,
      zapadlo: 0,
      stevilo_vrstic: 0,
      postavke: [],
    });
    expect(await dues(await tokenOf(server.url, 'Ana'))).toMatchObject({ odprto: 286.84 });
  });
});
