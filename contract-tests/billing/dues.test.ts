/** The dues of an account over its managers (pages.md P34), when some managers fail. */
import { expect, it } from 'vitest';
import type { DueList, OpenItems } from '../../src/api/schema';
import { call } from '../support/call';
import { anaGarage, rareWorld } from '../support/rare-world';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

const path = '/api/auth/v1/due_list';
const server = testServer();
const world = rareWorld();

const statesOf = ({ upravniki }: DueList) =>
  upravniki.map(({ manager, code_payer, stanje }) => `${manager}/${code_payer} ${stanje}`);

async function dues(fault: string, key = 'zelenigaj/104217'): Promise<DueList> {
  const token = await world.tokenOf(key);
  const headers = { 'X-Mock-Manager': fault };
  const answer = await call(world.url, { method: 'GET', path, token, headers });
  expect(answer.status).toBe(200);
  return answer.json as DueList;
}

it('has one row per payer code, whichever manager the session is with', async () => {
  const ana = (await ask(server.url, path, await tokenOf(server.url, 'Ana'))) as DueList;
  expect(statesOf(ana)).toEqual([
    'zelenigaj/104217 svezo',
    'zelenigaj/118903 svezo',
    'breza/5530 zastarelo',
  ]);
  const there = await ask(server.url, path, await tokenAt(server.url, 'Ana', 'breza/5530'));
  expect(there).toEqual(ana);
});

it.skipIf(onMock)('has nothing of another login', async () => {
  const rok = (await ask(server.url, path, await tokenOf(server.url, 'Rok'))) as DueList;
  expect(statesOf(rok)).toEqual(['zelenigaj/204511 svezo']);
  expect(JSON.stringify(rok)).not.toMatch(/104217|118903|5530|Zupan/);
});

it('has the amounts of the open items', async () => {
  const token = await tokenOf(server.url, 'Ana');
  const list = (await ask(server.url, path, token)) as DueList;
  const open = (await ask(server.url, '/api/portal-user/v2/open_items', token)) as OpenItems;
  expect(list.upravniki[0]?.postavke).toEqual(open.postavke);
  expect(list.upravniki[0]?.odprto).toBe(open.skupaj_odprto);
});

it.runIf(inProcess)('of 130 items the oldest 100 are listed, and the sums are of all', async () => {
  const { db } = world;
  const where = { payer: { equals: 'zelenigaj/104217' } };
  const late = db.openItem.findFirst({ where, strict: true });
  for (let index = 0; index < 127; index += 1) {
    const st_dokumenta = `9${index}`;
    const rok_placila = index < 20 ? '2026-10-30' : '2026-12-15';
    const amounts = { znesek: 101, placano: 0, st_dokumenta, rok_placila };
    db.openItem.create({ ...late, ...amounts, key: `zelenigaj/104217/${st_dokumenta}` });
  }
  const [first] = (await dues('')).upravniki;
  const open = await world.read<OpenItems>('v2/open_items');
  expect(open.postavke).toHaveLength(130);
  expect(first?.postavke).toEqual(open.postavke.slice(0, 100));
  expect(first).toMatchObject({ stevilo_vrstic: 130, odprto: 415.11, zapadlo: 52.1 });
  const [stale] = (await dues('zelenigaj=503')).upravniki;
  expect(stale).toEqual({ ...first, stanje: 'zastarelo' });
});

it.runIf(inProcess)('one manager with a 503: the others are as before', async () => {
  const before = await dues('');
  const { upravniki } = await dues('zelenigaj=503');
  expect(upravniki.map(({ stanje }) => stanje)).toEqual(['zastarelo', 'zastarelo', 'zastarelo']);
  expect(upravniki[0]?.postavke).toEqual(before.upravniki[0]?.postavke);
});

it.runIf(inProcess)('a 503 of either manager leaves the other one fresh', async () => {
  expect(statesOf(await dues('zelenigaj=503; breza=delay 0'))).toEqual([
    'zelenigaj/104217 ni_odgovora',
    'zelenigaj/118903 ni_odgovora',
    'breza/5530 svezo',
  ]);
  expect(statesOf(await dues('breza=503'))).toEqual([
    'zelenigaj/104217 svezo',
    'zelenigaj/118903 svezo',
    'breza/5530 zastarelo',
  ]);
});

it.runIf(inProcess)('a manager that never answered has no amounts, and is named', async () => {
  const { upravniki } = await dues('zelenigaj=503');
  expect(upravniki[0]).toEqual({
    manager: 'zelenigaj',
    full_title: 'Upravljanje Zeleni Gaj d.o.o.',
    code_payer: '104217',
    stanje: 'ni_odgovora',
    osvezeno_ob: null,
    placila_evidentirana_do: null,
    odprto: 0,
    zapadlo: 0,
    stevilo_vrstic: 0,
    postavke: [],
  });
});

it.runIf(inProcess)('one manager hangs and one is slow: the answer comes in time', async () => {
  const begin = performance.now();
  const list = await dues('zelenigaj=hang; breza=delay 300');
  expect(performance.now() - begin).toBeLessThan(4000);
  expect(statesOf(list)).toEqual([
    'zelenigaj/104217 ni_odgovora',
    'zelenigaj/118903 ni_odgovora',
    'breza/5530 svezo',
  ]);
});

it.runIf(inProcess)('a manager slower than two seconds is not waited for', async () => {
  expect(statesOf(await dues('breza=delay 8000'))[2]).toBe('breza/5530 zastarelo');
});

it.runIf(inProcess)('a manager that recovers is fresh again', async () => {
  await dues('zelenigaj=503');
  expect(statesOf(await dues(''))[0]).toBe('zelenigaj/104217 svezo');
});

it.runIf(inProcess)('credit, nothing open, and one code at two managers', async () => {
  const { db } = world;
  const where = { payer: { equals: 'zelenigaj/104217' } };
  const [item, ...others] = db.openItem.findMany({ where });
  if (!item) throw new Error('Ana has open items');
  db.openItem.update({
    where: { key: { equals: item.key } },
    data: { placano: item.znesek + 5000 },
  });
  for (const { key } of others) db.openItem.delete({ where: { key: { equals: key } } });
  db.payer.update({
    where: { key: { equals: anaGarage } },
    data: { code_payer: '5530' },
  });
  db.dueSource.delete({ where: { manager: { equals: 'zelenigaj' } } });
  const { upravniki } = await dues('');
  expect(upravniki.map(({ code_payer, odprto }) => [code_payer, odprto])).toEqual([
    ['104217', -50],
    ['5530', 0],
    ['5530', 190.75],
  ]);
  expect(upravniki[0]?.placila_evidentirana_do).toBeNull();
  expect(upravniki[0]?.postavke[0]?.upn).toBeNull();
});

it.runIf(inProcess)(
  'a payer code of someone else is there with the right to pay only',
  async () => {
    const { db, tokens } = world;
    const access = db.coUser.findFirst({ where: { user_id: { equals: 4823 } }, strict: true });
    const [manager = '', codePayer = ''] = access.payer.split('/');
    const token = await tokens.issue({ userId: 4823, manager, codePayer });
    const shown = async () =>
      ((await ask(world.url, path, token)) as DueList).upravniki.map(
        ({ code_payer }) => code_payer,
      );
    expect(await shown()).toContain(codePayer);
    db.coUser.update({
      where: { user_id: { equals: 4823 } },
      data: { pravice: ['gledanje'] },
    });
    expect(await shown()).not.toContain(codePayer);
  },
);

it.runIf(inProcess)(
  'the payer of an order is the one who is billed, also for an invited person',
  async () => {
    const access = world.db.coUser.findFirst({
      where: { user_id: { equals: 4823 } },
      strict: true,
    });
    const [manager = '', codePayer = ''] = access.payer.split('/');
    const token = await world.tokens.issue({ userId: 4823, manager, codePayer });
    const { upravniki } = (await ask(world.url, path, token)) as DueList;
    const open = (await ask(world.url, '/api/portal-user/v2/open_items', token)) as OpenItems;
    const payers = [...(upravniki[0]?.postavke ?? []), ...open.postavke].map(({ upn }) => upn);
    expect(payers).toHaveLength(6);
    for (const upn of payers) {
      expect(upn).toMatchObject({
        placnik_naziv: 'Ana Zupančič',
        placnik_naslov: 'Javorjeva ulica 12',
      });
    }
  },
);

it.runIf(inProcess)('a payer code without the page of open items is not there', async () => {
  const where = { key: { equals: 'breza/5530' } };
  world.db.payer.update({ where, data: { allowed_pages: [16] } });
  expect(statesOf(await dues(''))).toEqual(['zelenigaj/104217 svezo', 'zelenigaj/118903 svezo']);
});
