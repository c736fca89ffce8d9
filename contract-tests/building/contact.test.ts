/** Contact cards: each session gets its own manager's card, and a building's only with a unit there. */
import { describe, expect, it } from 'vitest';
import type { ContactCard } from '../../src/api/schema';
import { call } from '../support/call';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

type Card = ContactCard;

const path = '/api/portal-user/v2/contact_card';
const server = testServer();

const cardOf = async (token: string, building?: string) =>
  (await ask(server.url, building ? `${path}?objekt_sifra=${building}` : path, token)) as Card;

describe('the contact card', () => {
  it('has the emergency data of building 0137, with a number for each company', async () => {
    const card = await cardOf(await tokenOf(server.url, 'Ana'), '0137');
    expect(card.nujni.map(({ panoga, telefon }) => [panoga, telefon])).toEqual([
      ['Dvigala', '080 00 99'],
      ['Ogrevanje', '080 00 77'],
      ['Vodovod', '000 111 222'],
    ]);
    expect(card.lokacije_zapornih_ventilov).toHaveLength(3);
    expect(card.upravnik.uradne_ure.every(({ od, do: until }) => od < until)).toBe(true);
  });

  it.skipIf(onMock)('has the data of the session’s manager', async () => {
    const names = [];
    for (const context of ['zelenigaj/104217', 'zelenigaj/118903', 'breza/5530']) {
      const { upravnik, dezurna_stevilka } = await cardOf(
        await tokenAt(server.url, 'Ana', context),
      );
      names.push([upravnik.naziv, upravnik.telefon, dezurna_stevilka]);
    }
    expect(names).toEqual([
      ['Upravljanje Zeleni Gaj d.o.o.', '01 000 10 00', '080 00 88'],
      ['Upravljanje Zeleni Gaj d.o.o.', '01 000 10 00', '080 00 88'],
      ['Stanovanjski servis Breza d.o.o.', '01 000 20 00', null],
    ]);
  });

  it.skipIf(onMock)('has no building’s data without a request for one', async () => {
    const card = await cardOf(await tokenOf(server.url, 'Ana'));
    expect(card).toMatchObject({ nujni: [], navodila_html: null, lokacije_zapornih_ventilov: [] });
    expect(card.upravnik.telefon).toBe('01 000 10 00');
  });

  it.skipIf(onMock)('does not exist for a building in which the payer has no unit', async () => {
    const token = await tokenOf(server.url, 'Rok');
    for (const building of ['0137', '0044', 'neznano']) {
      const request = { method: 'GET', path: `${path}?objekt_sifra=${building}`, token };
      const { status, json } = await call(server.url, request);
      expect([status, json], building).toEqual([404, { code: 4 }]);
    }
    expect((await cardOf(token, '0291')).lokacije_zapornih_ventilov).toHaveLength(1);
  });

  it('needs a login', async () => {
    const { status } = await call(server.url, { method: 'GET', path });
    expect(status).toBe(401);
  });

  it.runIf(inProcess)('is for a user with few pages too', async () => {
    const where = { key: { equals: 'zelenigaj/104217' } };
    const { db } = server.backend;
    db.payer.update({ where, data: { allowed_pages: [2] } });
    expect((await cardOf(await tokenOf(server.url, 'Ana'), '0137')).nujni).toHaveLength(3);
  });
});
