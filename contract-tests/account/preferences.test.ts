/** How a user is notified (pages.md P35): what is saved, and what cannot be silenced. */
import { expect, it } from 'vitest';
import type { NotificationPreferences, PreferencesChange } from '../../src/api/schema';
import { type Answer, call } from '../support/call';
import { ana, rareWorld } from '../support/rare-world';
import { ask } from '../support/sessions';
import { inProcess } from '../support/target';

const path = '/api/auth/v1/notification_preferences';
const world = rareWorld();

const none = { posta: false, e_posta: false, sms: false, potisno: false };
const nothing: PreferencesChange = { vrste: [], povzetek: 'takoj', tihe_ure: null };
const rok = 'zelenigaj/204511';

const read = async (key = ana) =>
  (await ask(world.url, path, await world.tokenOf(key))) as NotificationPreferences;

async function save(change: object, key = ana): Promise<Answer> {
  const token = await world.tokenOf(key);
  return call(world.url, { method: 'PUT', path, token, json: { ...nothing, ...change } });
}

const on = ({ vrste }: NotificationPreferences, kind: string) => {
  const { posta, e_posta, sms, potisno } = vrste.find(({ vrsta }) => vrsta === kind) ?? none;
  return { posta, e_posta, sms, potisno };
};

it.runIf(inProcess)(
  'a change is saved for the account, and other kinds keep their channels',
  async () => {
    const before = await read();
    expect(before.shranjeno_ob).toBeNull();
    const tihe_ure = { od: '22:00', do: '07:00' };
    const vrste = [
      { vrsta: 'oglasna_deska', ...none },
      { vrsta: 'dela', ...none, sms: true },
    ];
    const saved = await save({ vrste, povzetek: 'tedensko', tihe_ure });
    expect(saved.status).toBe(200);
    const after = await read();
    expect(saved.json).toEqual(after);
    expect(after).toMatchObject({ povzetek: 'tedensko', tihe_ure });
    expect(after.shranjeno_ob).toBe('2026-11-21T12:00:00+01:00');
    expect(after.vrste).toEqual(
      before.vrste.map((row) => {
        const changed = vrste.find(({ vrsta }) => vrsta === row.vrsta);
        return changed ? { ...row, ...changed } : row;
      }),
    );
    expect(await read('breza/5530')).toEqual(after);
    expect((await save({ vrste, povzetek: 'tedensko', tihe_ure })).json).toEqual(after);
  },
);

it.runIf(inProcess)('nothing of another account is there, and nothing of it changes', async () => {
  const before = await read(rok);
  await save({ vrste: [{ vrsta: 'obracun', ...none }], povzetek: 'dnevno' });
  expect(await read(rok)).toEqual(before);
  expect(before.kanali).toEqual([
    { kanal: 'posta', na_voljo: true, naslov: 'Brezova pot 4, 1999 Zeleni Gaj' },
    { kanal: 'e_posta', na_voljo: true, naslov: 'r***@example.si' },
    { kanal: 'sms', na_voljo: false, naslov: null },
    { kanal: 'potisno', na_voljo: false, naslov: null },
  ]);
  expect(on(before, 'nujno')).toEqual({ ...none, e_posta: true });
});

it.runIf(inProcess).for(['opomin', 'nujno'])(
  '%s keeps a channel, which may be another',
  async (vrsta) => {
    const before = await read();
    const refused = await save({
      vrste: [
        { vrsta: 'dela', ...none },
        { vrsta, ...none },
      ],
      povzetek: 'dnevno',
    });
    expect([refused.status, refused.json]).toEqual([
      422,
      expect.objectContaining({
        razlog: 'obvezno',
        napake: [{ polje: `vrste/${vrsta}`, razlog: 'neustrezno', meja: null }],
      }),
    ]);
    expect(await read()).toEqual(before);
    expect((await save({ vrste: [{ vrsta, ...none, posta: true }] })).status).toBe(200);
    expect(on(await read(), vrsta)).toEqual({ ...none, posta: true });
  },
);

it.runIf(inProcess)(
  'the only channel of an obligatory kind stays, with its reason; others may go',
  async () => {
    world.db.user.update({ where: { id: { equals: 4822 } }, data: { naslov: '' } });
    const refused = await save({ vrste: [{ vrsta: 'opomin', ...none }] }, rok);
    expect([refused.status, Object(refused.json).razlog]).toEqual([422, 'zadnji_kanal']);
    expect((await save({ vrste: [{ vrsta: 'odlocanje', ...none }] }, rok)).status).toBe(200);
    expect(on(await read(rok), 'odlocanje')).toEqual(none);
  },
);

it.runIf(inProcess)('a channel that goes away takes no reminder with it', async () => {
  await save({ vrste: [{ vrsta: 'nujno', ...none, sms: true }] });
  world.db.noticePhone.delete({ where: { user_id: { equals: 4821 } } });
  expect(on(await read(), 'nujno')).toEqual({ ...none, posta: true });
});

it.runIf(inProcess).for([
  [
    'a channel that is not available',
    { vrste: [{ vrsta: 'dela', ...none, potisno: true }] },
    'ni_na_voljo',
  ],
  [
    'a kind twice',
    {
      vrste: [
        { vrsta: 'dela', ...none },
        { vrsta: 'dela', ...none },
      ],
    },
    'podvojeno',
  ],
  ['quiet hours without a length', { tihe_ure: { od: '07:00', do: '07:00' } }, undefined],
  ['an hour that does not exist', { tihe_ure: { od: '24:00', do: '07:00' } }, undefined],
  ['half of the quiet hours', { tihe_ure: { od: '22:00' } }, undefined],
  ['an unknown digest', { povzetek: 'nikoli' }, undefined],
  ['an unknown kind', { vrste: [{ vrsta: 'reklame', ...none }] }, undefined],
  ['a kind without a channel', { vrste: [{ vrsta: 'dela', posta: true }] }, undefined],
] as const)('%s is refused, and nothing is saved', async ([, change, razlog]) => {
  const before = await read();
  const { status, json } = await save(change);
  expect([status, Object(json).razlog]).toEqual([422, razlog]);
  expect(await read()).toEqual(before);
});
