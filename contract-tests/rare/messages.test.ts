/** Notifications and posts of every kind (pages.md P11, P19). */
import { describe, expect, it } from 'vitest';
import type { RowOf } from '../../mocks/world/db';
import type { Bulletins, Notification, Notifications } from '../../src/api/schema';
import { call } from '../support/call';
import { ana, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';
import { addFile } from './rows';

const world = rareWorld();
const board = { objekt_sifra: { equals: '0137' } };

const kinds = ['obracun', 'opomin', 'sestanek', 'dela', 'dokument', 'splosno'] as const;
const categories = ['nujno', 'dela', 'sestanek', 'obvestilo', 'hisni_red'] as const;

function addPost(id: number, change: Partial<RowOf<'bulletinPost'>>): void {
  world.db.bulletinPost.create({
    id_objave: id,
    objekt_sifra: '0137',
    naslov: 'Puščanje plina',
    vsebina: 'Zaprite glavni ventil.',
    kategorija: 'nujno',
    objavil: 'Upravljanje Zeleni Gaj d.o.o.',
    datum_objave: '2026-11-21T06:00:00+01:00',
    velja_do: null,
    pripeto: false,
    priloge: [],
    id_slike: null,
    ...change,
  });
}

const readBoard = () => world.read<Bulletins>('v2/bulletin/0137');

describe.runIf(inProcess)('a notification', () => {
  it.for(kinds)('of kind %s is in the list, opens, and counts as unread', async (vrsta) => {
    const unread = () => world.read<{ unread_num: number }>('v2/notifications/unread_num');
    const { unread_num } = await unread();
    world.db.notification.create({
      id_obvestila: 39_999,
      payer: ana,
      naslov: 'Obvestilo',
      vsebina: 'Vsebina.',
      vrsta,
      datum: '2026-11-21T08:00:00+01:00',
      datum_branja: null,
      pomembno: true,
      stran: null,
      id_vlozisca: 58213,
      priloge: [],
    });
    const { obvestila } = await world.read<Notifications>('v2/notifications');
    const opened = await world.read<Notification>('v2/notifications/39999');
    expect(obvestila[0]).toEqual(opened);
    expect(opened).toMatchObject({ vrsta, prebrano: false, datum_branja: null, pomembno: true });
    expect(await unread()).toEqual({ unread_num: unread_num + 1 });
    const record = `v2/manager_documents/vlozisce/${opened.id_vlozisca}`;
    expect(await world.read(record)).toHaveProperty('vlozisce.id_vlozisca', 58213);
  });
});

describe.runIf(inProcess)('a bulletin board', () => {
  it('without posts is empty', async () => {
    world.db.bulletinPost.deleteMany({ where: board });
    expect(await readBoard()).toEqual({
      objave: [],
      neprebrane: 0,
      naslednji_kazalec: null,
      stevilo_vrstic: 0,
    });
    expect(await world.read('v2/bulletin/unread_num/0137')).toBe(0);
  });

  it('has posts of every category; without an end they do not expire', async () => {
    world.db.bulletinPost.deleteMany({ where: board });
    categories.forEach((kategorija, index) => {
      addPost(index + 1, { kategorija, velja_do: null, pripeto: kategorija === 'hisni_red' });
    });
    const { objave, neprebrane } = await readBoard();
    expect(objave.map(({ kategorija }) => kategorija)).toEqual([
      'hisni_red',
      ...categories.slice(0, 4),
    ]);
    expect(objave.every(({ poteklo }) => !poteklo)).toBe(true);
    expect(neprebrane).toBe(5);
  });

  it('shows the picture of a post', async () => {
    addFile(world.db, 1, { stran: 9, datoteka: 'plin.png', velikost: 2345 });
    addPost(1, { id_slike: 1 });
    const { objave } = await readBoard();
    const path = String(objave.find(({ id_objave }) => id_objave === 1)?.slika);
    const token = await world.tokenOf(ana);
    const { status, headers, body } = await call(world.url, { method: 'GET', path, token });
    expect([status, headers.get('content-type'), body.length]).toEqual([200, 'image/png', 2345]);
    expect(new TextDecoder('latin1').decode(body.slice(1, 4))).toBe('PNG');
  });

  it('hides a picture that is for others only', async () => {
    addFile(world.db, 1, { stran: 9, objekt_sifra: '0044', datoteka: 'plin.png' });
    addPost(1, { id_slike: 1 });
    const { objave } = await readBoard();
    expect(objave.map(({ slika }) => slika)).toEqual(objave.map(() => null));
  });
});
