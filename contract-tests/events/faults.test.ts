/** Faults: reports with photos, duplicates, "also here", and whether they are done. */
import { describe, expect, it } from 'vitest';
import type { BuildingFault, FaultReport } from '../../src/api/schema';
import {
  cameraPhoto,
  faultOf,
  moveRokIn,
  newKey,
  photoOf,
  report,
  reported,
  say,
} from '../support/fault-calls';
import { fileOf } from '../support/files';
import { ana, anaGarage, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const light = 'N-2026-00118';
const closer = 'N-2026-00112';
const own = { inventarna_stevilka: '0137014', kraj: 'enota' } as const;

describe.runIf(inProcess)('a report', () => {
  it('is received, and its reporter reads it', async () => {
    const number = await reported(world);
    expect(await faultOf(world, number)).toMatchObject({
      moja: true,
      opis: 'V kleti se na steni nabira vlaga.',
      opis_javni: null,
      zgodovina: [{ cas: '2026-11-21T12:00:00+01:00', stanje: 'prejeto', opomba: null }],
    });
  });

  it.each<[string, Partial<FaultReport>, number, string?]>([
    ['of another building', { objekt_sifra: '0044' }, 404],
    ['of a unit in another building', { ...own, inventarna_stevilka: '0291007' }, 404],
    ["of another payer's unit", { ...own, inventarna_stevilka: '0137022' }, 404],
    ['in a unit that is not named', { kraj: 'enota' }, 422, 'inventarna_stevilka'],
    ['at an entrance of another building', { vhod: 'Brezova pot 4' }, 422, 'vhod'],
    ['without a text', { opis: '   ' }, 422, 'opis'],
    ['with 5,000 characters', { opis: 'č'.repeat(5000) }, 422, 'opis'],
  ])('%s is refused', async (_what, change, status, polje) => {
    const { json, ...answer } = await report(world, change);
    expect(answer.status).toBe(status);
    if (polje) expect(json).toMatchObject({ napake: [{ polje }] });
  });

  it('with 2,000 characters is taken, with č š ž and emoji', async () => {
    const opis = 'čšž🔧'.repeat(400);
    expect(await faultOf(world, await reported(world, { opis }))).toMatchObject({ opis });
  });

  it('sent again with its key is one report, also when both come at once', async () => {
    const key = newKey();
    const both = await Promise.all([report(world, {}, { key }), report(world, {}, { key })]);
    const again = await report(world, { ni_podobna: true }, { key });
    const numbers = [...both, again].map(({ json }) => (json as BuildingFault).st_prijave);
    expect(new Set(numbers).size).toBe(1);
    expect(world.db.fault.getAll().filter(({ opis }) => opis.includes('vlaga'))).toHaveLength(1);
  });

  it("is its reporter's own at another payer code too, and no other user's at the first one", async () => {
    const number = await reported(world, {}, { photos: [cameraPhoto('a.jpg', '')] });
    expect(await faultOf(world, number, anaGarage)).toMatchObject({
      moja: true,
      tudi_pri_meni: false,
      opis: 'V kleti se na steni nabira vlaga.',
    });
    expect((await photoOf(world, number, 1, anaGarage)).status).toBe(200);
    const done = { opravljeno: true, opis: null };
    expect((await say(world, `${closer}/confirm`, anaGarage, done)).status).toBe(200);
    const where = { key: { equals: ana } };
    world.db.payer.update({ where, data: { user_id: 4822 } });
    expect(await faultOf(world, number)).toMatchObject({
      moja: false,
      opis: null,
      fotografije: [],
    });
    expect((await photoOf(world, number, 1)).status).toBe(404);
  });

  it('with the key of another report is refused', async () => {
    const key = newKey();
    await reported(world, {}, { key });
    const { status, json } = await report(world, { opis: 'Nekaj drugega.' }, { key });
    expect([status, json]).toEqual([409, { detail: 'The key was used for another report.' }]);
  });

  it('with the same key by another user is another report', async () => {
    const key = newKey();
    const payer = moveRokIn(world);
    const first = await reported(world, {}, { key });
    expect(await reported(world, { ni_podobna: true }, { key, payer })).not.toBe(first);
  });
});

describe.runIf(inProcess)('a similar fault', () => {
  const dark = { kraj: 'vhod', vhod: 'Javorjeva ulica 12', panoga: 'elektrika' } as const;

  it.each<[string, Partial<FaultReport>, readonly string[]]>([
    ['of the same place and kind is offered', dark, [light]],
    ['is offered when no entrance is named', { ...dark, vhod: null }, [light]],
    ['at another entrance is none', { ...dark, vhod: 'Javorjeva ulica 14' }, []],
    ['of another kind is none', { ...dark, panoga: 'internet' }, []],
    ['that is done is none', { ...dark, panoga: 'vrata' }, []],
  ])('%s', async (_what, change, podobne) => {
    const { status, json } = await report(world, change);
    expect(status).toBe(podobne.length > 0 ? 409 : 201);
    if (podobne.length > 0) expect(json).toMatchObject({ podobne });
  });

  it('does not prevent a report of another one', async () => {
    await reported(world, { ...dark, ni_podobna: true });
  });

  it("in another resident's unit is not reported", async () => {
    await reported(world, { ...own, panoga: 'voda' });
    const payer = moveRokIn(world);
    const change = { ...own, inventarna_stevilka: '0137022', panoga: 'voda' } as const;
    await reported(world, change, { payer });
  });
});

describe.runIf(inProcess)('photos', () => {
  const five = Array.from({ length: 5 }, (_, place) => cameraPhoto(`${place}.jpg`, 'EXIF-MARK'));

  it('E24 are kept without the data of the camera, for their sender only', async () => {
    const number = await reported(world, {}, { photos: five });
    const fault = await faultOf(world, number);
    expect(fault?.fotografije.map(({ st_fotografije }) => st_fotografije)).toEqual([1, 2, 3, 4, 5]);
    const { status, headers, body } = await photoOf(world, number, 5);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${number}-5.jpg"`);
    expect(body.length).toBe(fault?.fotografije.at(-1)?.velikost);
    expect(Buffer.from(body).includes('EXIF-MARK')).toBe(false);
    expect((await photoOf(world, number, 6)).status).toBe(404);
    expect((await photoOf(world, number, 1, moveRokIn(world))).status).toBe(404);
  });

  it('are at most five', async () => {
    const { status } = await report(world, {}, { photos: [...five, cameraPhoto('6.jpg', '')] });
    expect(status).toBe(422);
  });

  it.each([
    ['as HEIC', new File(['\0\0\0\x18ftypheic'], 'a.heic', { type: 'image/heic' })],
    [
      'of a HEIC that says it is a JPG',
      new File(['\0\0\0\x18ftypheic'], 'a.jpg', { type: 'image/jpeg' }),
    ],
    ['that is cut off', fileOf('a.jpg', 'jpg')],
    ['that is empty', new File([], 'a.png', { type: 'image/png' })],
  ])('a photo %s is refused, and nothing is kept', async (_what, photo) => {
    const before = world.db.fault.count();
    const { status, json } = await report(world, {}, { photos: [photo] });
    expect(status).toBe(422);
    expect(json).toMatchObject({ napake: [{ polje: 'fotografije' }] });
    expect(world.db.fault.count()).toBe(before);
  });
});

describe.runIf(inProcess)('also here', () => {
  it('counts once for each user, and only for the one who has said so', async () => {
    await say(world, `${light}/me_too`);
    const again = await say(world, `${light}/me_too`);
    expect(again.json).toMatchObject({ st_podobnih: 5, tudi_pri_meni: true });
    expect(await faultOf(world, light, moveRokIn(world))).toMatchObject({
      st_podobnih: 5,
      tudi_pri_meni: false,
    });
  });

  it('counts once for a user with two payer codes in the building', async () => {
    await say(world, `${light}/me_too`);
    const { json } = await say(world, `${light}/me_too`, anaGarage);
    expect(json).toMatchObject({ st_podobnih: 5 });
  });

  it('is refused for a fault that is done', async () => {
    expect((await say(world, `${closer}/me_too`, moveRokIn(world))).status).toBe(409);
  });

  it.each([
    ['an own fault', `${closer}/me_too`, ana, 409],
    ['an own fault, reported with another payer code', `${closer}/me_too`, anaGarage, 409],
    ['a fault of another building', `${light}/me_too`, 'zelenigaj/204511', 404],
    ["a fault in another's unit", 'N-2026-00116/me_too', ana, 404],
    ['an unknown fault', 'N-1/me_too', ana, 404],
  ])('is refused for %s', async (_what, path, payer, status) => {
    expect((await say(world, path, payer)).status).toBe(status);
  });
});

describe.runIf(inProcess)('a fault that should be done', () => {
  const done = { opravljeno: true, opis: null };
  const notDone = { opravljeno: false, opis: 'Še vedno se zaloputnejo.' };

  it('is confirmed once', async () => {
    expect(await faultOf(world, closer)).toMatchObject({ caka_potrditve: true });
    const { json } = await say(world, `${closer}/confirm`, ana, done);
    expect(json).toMatchObject({ stanje: 'zakljuceno', caka_potrditve: false });
    expect((await say(world, `${closer}/confirm`, ana, done)).status).toBe(409);
  });

  it('that is often not done keeps its first state, the last ones, and what was said last', async () => {
    const where = { st_prijave: { equals: closer } };
    const { zgodovina: stored } = world.db.fault.findFirst({ where, strict: true });
    const steps: BuildingFault['zgodovina'] = JSON.parse(stored);
    const many = [...steps, ...Array(120).fill(steps.at(-1))];
    const full = { zgodovina: JSON.stringify(many), opis: 'x'.repeat(2000) };
    world.db.fault.update({ where, data: full });
    const { status, json } = await say(world, `${closer}/confirm`, ana, notDone);
    expect(status).toBe(200);
    const { opis, prijavljeno, zgodovina } = json as BuildingFault;
    expect(zgodovina).toHaveLength(100);
    expect(zgodovina[0]?.cas).toBe(prijavljeno);
    expect([opis?.length, opis?.endsWith(notDone.opis)]).toEqual([2000, true]);
  });

  it('is open again when it is not done, and only the manager and the reporter read why', async () => {
    const { json } = await say(world, `${closer}/confirm`, ana, notDone);
    expect(json).toMatchObject({ stanje: 'prejeto', caka_potrditve: false });
    const { opis, zgodovina } = json as BuildingFault;
    expect(opis).toContain(notDone.opis);
    expect(zgodovina.map(({ stanje }) => stanje).slice(-2)).toEqual(['zakljuceno', 'prejeto']);
    const other = await faultOf(world, closer, moveRokIn(world));
    expect(other).toMatchObject({ stanje: 'prejeto', opis: null });
    expect(JSON.stringify(other)).not.toContain(notDone.opis);
  });

  it.each([
    ['a neighbour', closer, moveRokIn],
    ['its reporter before it is done', light, () => ana],
  ])('is not confirmed by %s', async (_who, number, payerOf) => {
    expect((await say(world, `${number}/confirm`, payerOf(world), done)).status).toBe(404);
  });
});

it.runIf(inProcess)(
  'a later user of a payer code reads nothing of the reports before',
  async () => {
    const where = { key: { equals: ana } };
    world.db.payer.update({ where, data: { user_id: 4822 } });
    expect(await faultOf(world, closer)).toMatchObject({
      moja: false,
      opis: null,
      fotografije: [],
    });
    expect(await faultOf(world, 'N-2026-00104')).toBeUndefined();
    expect((await photoOf(world, closer)).status).toBe(404);
  },
);
