/** The pages P11 and P19: their sample tables, and the effects of a write. */
import { describe, expect, it } from 'vitest';
import type { Bulletins, Notifications, RegularBills } from '../../src/api/schema';
import { call } from '../support/call';
import { contexts } from '../support/contexts';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

const base = '/api/portal-user/v2';
const server = testServer();

async function write(url: string, token: string, method: string, path: string): Promise<void> {
  expect((await call(url, { method, path: `${base}/${path}`, token })).status).toBe(204);
}

describe('notifications', () => {
  const changing = testServer();
  const read = async (url: string, token: string) =>
    (await ask(url, `${base}/notifications`, token)) as Notifications;

  it.skipIf(onMock).each(contexts)(
    'at $context announce a new bill only for payers who have one',
    async ({ resident, context }) => {
      const token = await tokenAt(server.url, resident, context);
      const { obvestila } = await read(server.url, token);
      const announced = obvestila.some(({ stran }) => stran === '/redni-obracun');
      const { obracuni } = (await ask(
        server.url,
        `${base}/regular_billing`,
        token,
      )) as RegularBills;
      expect(announced).toBe(obracuni.length > 0);
    },
  );

  it('of Ana are the table of P11', async () => {
    const answer = await read(server.url, await tokenOf(server.url, 'Ana'));
    expect(
      answer.obvestila.map(({ datum, naslov, vrsta, prebrano }) => [
        datum.slice(0, 16),
        naslov,
        vrsta,
        prebrano,
      ]),
    ).toEqual([
      [
        '2026-11-18T10:20',
        'Vabilo na zbor etažnih lastnikov, 03.12.2026 ob 18. uri',
        'sestanek',
        false,
      ],
      ['2026-11-11T07:00', 'Nov obračun za obdobje 10/2026', 'obracun', false],
      ['2026-11-11T06:30', 'Podatki o porabi energije za 10/2026', 'splosno', true],
      ['2026-11-09T08:00', 'Glasovanje o rezervnem skladu: vaš glas še ni oddan', 'splosno', true],
      ['2026-11-06T08:00', 'Opomnik: obračun 09/2026 ni v celoti poravnan', 'opomin', true],
      ['2026-10-05T12:45', 'Zbrane ponudbe za obnovo fasade', 'dokument', true],
    ]);
    expect(answer).toMatchObject({ skupaj: 6, neprebrana: 2 });
  });

  it('have the same count in the list as in the counter, newest first', async () => {
    const token = await tokenAt(server.url, 'Ana', 'breza/5530');
    const { obvestila, neprebrana } = await read(server.url, token);
    expect([neprebrana, obvestila.filter(({ prebrano }) => !prebrano).length]).toEqual([104, 104]);
    const moments = obvestila.map(({ datum }) => Date.parse(datum));
    expect(moments).toEqual([...moments].sort((a, b) => b - a));
  });

  it.skipIf(onMock)(
    'become read and unread one by one, and keep their first moment of reading',
    async () => {
      const { url } = changing;
      const token = await tokenOf(url, 'Ana');
      const counter = () => ask(url, `${base}/notifications/unread_num`, token);
      await ask(url, `${base}/notifications/30114`, token);
      expect(await counter()).toEqual({ unread_num: 2 });
      await write(url, token, 'POST', 'notifications/30114/read');
      await write(url, token, 'POST', 'notifications/30108/read');
      expect(await counter()).toEqual({ unread_num: 1 });
      const old = await ask(url, `${base}/notifications/30108`, token);
      expect(old).toMatchObject({ datum_branja: '2026-11-06T17:41:00+01:00' });
      await write(url, token, 'DELETE', 'notifications/30114/read');
      expect(await ask(url, `${base}/notifications/30114`, token)).toMatchObject({
        prebrano: false,
        datum_branja: null,
      });
      await write(url, token, 'POST', 'notifications/read_all');
      expect(await counter()).toEqual({ unread_num: 0 });
      const other = await tokenAt(url, 'Ana', 'breza/5530');
      expect(await ask(url, `${base}/notifications/unread_num`, other)).toEqual({
        unread_num: 104,
      });
    },
  );
});

describe('the bulletin board', () => {
  const changing = testServer();
  const read = async (url: string, token: string, building: string) =>
    (await ask(url, `${base}/bulletin/${building}`, token)) as Bulletins;

  it('of building 0137 is the table of P19, and an archive', async () => {
    const { objave } = await read(server.url, await tokenOf(server.url, 'Ana'), '0137');
    const current = objave.filter(({ poteklo }) => !poteklo);
    expect(
      current.map((post) => [
        post.datum_objave.slice(0, 16),
        post.kategorija,
        post.velja_do,
        post.pripeto,
        post.prebrano,
      ]),
    ).toEqual([
      ['2026-11-20T13:05', 'dela', '2026-11-26', true, false],
      ['2026-11-18T10:20', 'sestanek', '2026-12-03', false, false],
      ['2026-11-02T09:00', 'obvestilo', '2027-03-31', false, true],
    ]);
    expect(objave.filter(({ poteklo }) => poteklo)).toHaveLength(1);
  });

  it('has a read state for each payer', async () => {
    const { url } = changing;
    const count = async (context: string) =>
      ask(url, `${base}/bulletin/unread_num/0137`, await tokenAt(url, 'Ana', context));
    const token = await tokenOf(url, 'Ana');
    await write(url, token, 'POST', 'bulletin/read/5521');
    await write(url, token, 'POST', 'bulletin/read/5521');
    expect([await count('zelenigaj/104217'), await count('zelenigaj/118903')]).toEqual([1, 2]);
    await write(url, token, 'POST', 'bulletin/read_all/0137');
    expect(await read(url, token, '0137')).toMatchObject({ neprebrane: 0 });
    expect(await count('zelenigaj/118903')).toBe(2);
  });

  it('contains no names', async () => {
    const token = await tokenOf(server.url, 'Rok');
    expect(JSON.stringify(await read(server.url, token, '0291'))).not.toMatch(/Petek|Zupančič/);
  });
});
