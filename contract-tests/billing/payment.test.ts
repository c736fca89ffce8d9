/** What is known of the payment of a bill (pages.md P4): announced, arrived, in part, not found. */
import { expect, it } from 'vitest';
import type { DueList, OpenItems } from '../../src/api/schema';
import { type Answer, call } from '../support/call';
import { ana, rareWorld } from '../support/rare-world';
import { ask } from '../support/sessions';
import { inProcess } from '../support/target';

const PATH = '/api/portal-user/v2/payment_announcement';
const OCTOBER = '26100314';
const NOW = '2026-11-21T12:00:00+01:00';
const world = rareWorld();

const open = () => world.read<OpenItems>('v2/open_items');
const statesOf = ({ postavke }: OpenItems) =>
  Object.fromEntries(postavke.map(({ st_dokumenta, placilo }) => [st_dokumenta, placilo]));
const announce = async (id: string, key = ana): Promise<Answer> =>
  call(world.url, {
    method: 'POST',
    path: PATH,
    json: { id_postavke: id },
    token: await world.tokenOf(key),
  });
const takeBack = async (id: string, key = ana) => {
  const token = await world.tokenOf(key);
  return (await call(world.url, { method: 'DELETE', path: `${PATH}/${id}`, token })).status;
};
const change = (id: string, data: object) =>
  world.db.openItem.update({ where: { key: { equals: `${ana}/${id}` } }, data });

it.runIf(inProcess)('each state is in the open items and in the list of dues', async () => {
  const states = {
    '26090314': {
      stanje_placila: 'delno',
      najavljeno_ob: null,
      prejeto_ob: '2026-11-04',
      prejeti_znesek: 75,
    },
    '26100314': { stanje_placila: 'ni', najavljeno_ob: null, prejeto_ob: null, prejeti_znesek: 0 },
    '26100315': {
      stanje_placila: 'najavljeno',
      najavljeno_ob: '2026-11-20T19:10:00+01:00',
      prejeto_ob: null,
      prejeti_znesek: 0,
    },
  };
  const items = await open();
  expect(statesOf(items)).toEqual(states);
  expect(items.placila_evidentirana_do).toBe('2026-11-19');
  const path = '/api/auth/v1/due_list';
  const { upravniki } = (await ask(world.url, path, await world.tokenOf(ana))) as DueList;
  expect(upravniki[0]?.postavke).toEqual(items.postavke);
  expect(upravniki[2]?.postavke.map(({ placilo }) => placilo.stanje_placila)).toEqual([
    'delno',
    'zavrnjeno',
  ]);
});

it.runIf(inProcess)(
  'an announcement changes no amount, counts once, and can be taken back',
  async () => {
    const before = await open();
    const first = await announce(OCTOBER);
    const announced = {
      stanje_placila: 'najavljeno',
      najavljeno_ob: NOW,
      prejeto_ob: null,
      prejeti_znesek: 0,
    };
    expect([first.status, first.json]).toEqual([200, announced]);
    expect((await announce(OCTOBER)).json).toEqual(announced);
    const after = await open();
    expect(after.postavke.map(({ placilo, ...item }) => item)).toEqual(
      before.postavke.map(({ placilo, ...item }) => item),
    );
    expect({ ...after, postavke: [] }).toEqual({ ...before, postavke: [] });
    expect([await takeBack(OCTOBER), await takeBack(OCTOBER)]).toEqual([204, 204]);
    expect(await open()).toEqual(before);
  },
);

it.runIf(inProcess)(
  'a payment that is booked later ends the announcement: in part, or whole',
  async () => {
    await announce(OCTOBER);
    const payment = world.db.payment.findFirst({
      where: { payer: { equals: ana } },
      strict: true,
    });
    const rok = 'zelenigaj/204511';
    for (const [key, datum, payer] of [
      ['part', '2026-11-21', ana],
      ['earlier', '2026-11-12', ana],
      ['of another payer', '2026-11-22', rok],
    ] as const) {
      const part = { st_dokumenta: OCTOBER, datum, payer, znesek: 5000 };
      world.db.payment.create({ ...payment, ...part, key });
    }
    change(OCTOBER, { placano: 10_000 });
    expect(statesOf(await open())[OCTOBER]).toEqual({
      stanje_placila: 'delno',
      najavljeno_ob: NOW,
      prejeto_ob: '2026-11-21',
      prejeti_znesek: 100,
    });
    change(OCTOBER, { placano: 22_000 });
    expect(statesOf(await open())[OCTOBER]?.stanje_placila).toBe('prejeto');
    expect((await announce(OCTOBER)).json).toEqual({ razlog: 'poravnano' });
    change(OCTOBER, { placano: 21_750 });
    expect((await announce(OCTOBER)).status).toBe(404);
  },
);

it.runIf(inProcess)('a second announcement keeps the time of the first', async () => {
  const { json } = await announce('26100315');
  expect(json).toMatchObject({ najavljeno_ob: '2026-11-20T19:10:00+01:00' });
});

it.runIf(inProcess)('the rest of a bill that is paid in part can be announced', async () => {
  const { json } = await announce('26090314');
  expect(json).toEqual({
    stanje_placila: 'najavljeno',
    najavljeno_ob: NOW,
    prejeto_ob: '2026-11-04',
    prejeti_znesek: 75,
  });
});

it.runIf(inProcess)('a payment that was not found can be announced again', async () => {
  const { status, json } = await announce('26100088', 'breza/5530');
  expect([status, json]).toMatchObject([200, { stanje_placila: 'najavljeno', najavljeno_ob: NOW }]);
});

it.runIf(inProcess)('a bill under direct debit is not announced', async () => {
  change(OCTOBER, { direktna_obremenitev: true });
  expect(statesOf(await open())[OCTOBER]?.stanje_placila).toBe('v_direktni_obremenitvi');
  const { status, json } = await announce(OCTOBER);
  expect([status, json]).toEqual([409, { razlog: 'direktna_obremenitev' }]);
});

it.runIf(inProcess)(
  'only items of the payer code can be announced, by those who may pay',
  async () => {
    for (const id of ['26100771', '26100088', 'neznano']) {
      expect((await announce(id)).status, id).toBe(404);
      expect(await takeBack(id), id).toBe(404);
    }
    const marko = { userId: 4823, manager: 'zelenigaj', codePayer: '104217' };
    const token = await world.tokens.issue(marko);
    const asked = () =>
      call(world.url, { method: 'POST', path: PATH, json: { id_postavke: OCTOBER }, token });
    expect((await asked()).status).toBe(200);
    world.db.coUser.update({
      where: { user_id: { equals: 4823 } },
      data: { pravice: ['gledanje'] },
    });
    expect((await asked()).status).toBe(403);
  },
);
