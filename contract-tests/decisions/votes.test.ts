/** Votes of owners: the tally, secrets, keys and codes (pages.md P30). */
import { describe, expect, it } from 'vitest';
import type { Decisions } from '../../src/api/schema';
import { ana, anaGarage, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';
import { voting } from '../support/voting';

const world = rareWorld();
const { send, decision, askCode, codeOf, vote, receipt, change } = voting(world);
const tallyOf = async (id: number, payer?: string) => {
  const [first] = (await decision(id, payer)).predlogi;
  return [first?.za, first?.proti, first?.vzdrzano, first?.neopredeljeno];
};
const past = '2026-11-20T20:00:00+01:00';
const wrong = 'potrditvena_koda';
const fieldFault = (polje: string, razlog: string) => ({ polje, razlog, meja: null });

describe.runIf(inProcess)('a vote', () => {
  it('moves the tally by exactly the own shares, on paper and on the portal in one', async () => {
    expect(await tallyOf(9101)).toEqual([4612, 1204, 0, 4184]);
    const first = await vote(9101);
    expect([first.status, first.json]).toMatchObject([201, { delez_stevec: 240 }]);
    expect(await tallyOf(9101)).toEqual([4852, 1204, 0, 3944]);
    expect((await vote(9101, { payer: anaGarage })).json).toMatchObject({ delez_stevec: 22 });
    expect(await tallyOf(9101)).toEqual([4874, 1204, 0, 3922]);
  });

  it('against moves the shares against', async () => {
    await vote(9101, { choice: 'proti' });
    expect(await tallyOf(9101)).toEqual([4612, 1444, 0, 3944]);
  });

  it("V05 leaves every other payer's part unchanged", async () => {
    const before = (await decision(9101, anaGarage)).moje;
    await vote(9101);
    expect((await decision(9101, anaGarage)).moje).toEqual(before);
    const { odlocitve } = await world.read<Decisions>('v2/decisions/0137', anaGarage);
    const row = odlocitve.find(({ id_odlocitve }) => id_odlocitve === 9101);
    expect(row).toMatchObject({ oddano: false, upravicen: true });
    expect((await send('GET', 9101, '/receipt', anaGarage)).status).toBe(404);
    expect((await send('GET', 9101, '/receipt/pdf', anaGarage)).status).toBe(404);
  });

  it('V05 is secret until the end, and the tally has it afterwards', async () => {
    await vote(9106);
    expect(await tallyOf(9106)).toEqual([null, null, null, null]);
    expect((await decision(9106)).predlogi[0]).toMatchObject({ moj_glas: 'za', izid: 'v_teku' });
    change(9106, { konec: past, sprememba_do: past });
    expect(await tallyOf(9106)).toEqual([2450, 640, 105, 6805]);
  });

  it('V01 sent again with the same key gets the same bytes, also after the end', async () => {
    const key = 'kljuc-0123456789-abc';
    await askCode(9101);
    const code = codeOf(world.db, 9101);
    const first = await vote(9101, { key, code });
    change(9101, { konec: past });
    const again = await vote(9101, { key, code });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect((await send('GET', 9101, '/receipt')).body).toEqual(first.body);
    expect(await tallyOf(9101)).toEqual([4852, 1204, 0, 3944]);
  });

  it('another one with the same key is refused, and another payer may have the same key', async () => {
    const key = 'kljuc-0123456789-abc';
    expect((await vote(9101, { key })).status).toBe(201);
    const other = await vote(9101, { key, code: '111111' });
    expect([other.status, other.json]).toMatchObject([422, { razlog: 'kljuc_ponovljen' }]);
    expect((await vote(9101, { key, payer: anaGarage })).status).toBe(201);
  });

  it('V02 counts once when it is sent twice at the same time', async () => {
    await askCode(9101);
    const code = codeOf(world.db, 9101);
    const answers = await Promise.all([vote(9101, { code }), vote(9101, { code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.map(({ json }) => Object(json).razlog)).toContain('ze_glasovano');
    expect(await tallyOf(9101)).toEqual([4852, 1204, 0, 3944]);
  });

  it('a second one is refused, and the first receipt stays', async () => {
    const first = await vote(9101);
    const second = await vote(9101, { choice: 'proti', code: '111111' });
    expect([second.status, second.json]).toMatchObject([409, { razlog: 'ze_glasovano' }]);
    expect(await receipt(9101)).toEqual(first.json);
  });

  it('may be changed where the decision allows it, with a new code only', async () => {
    await askCode(9106);
    const code = codeOf(world.db, 9106);
    const first = await vote(9106, { code });
    expect((await vote(9106, { code, choice: 'proti' })).json).toMatchObject({
      razlog: 'ze_glasovano',
    });
    expect(await receipt(9106)).toEqual(first.json);
    const second = await vote(9106, { choice: 'proti' });
    expect(second.json).toMatchObject({ st_potrdila: 'G-9106-000002' });
    expect(await receipt(9106)).toEqual(second.json);
    change(9106, { konec: past, sprememba_do: past });
    expect(await tallyOf(9106)).toEqual([2210, 880, 105, 6805]);
  });
});

describe.runIf(inProcess)('a vote is refused', () => {
  it('when a proposal has no vote, two votes, or is unknown', async () => {
    const [first, second] = [91061, 91062].map((id_predloga) => ({
      id_predloga,
      glas: 'za' as const,
    }));
    if (!first || !second) throw new Error('there are two proposals');
    const faultsOf = async (votes: (typeof first)[]) => {
      const { status, json } = await vote(9106, { votes, code: '111111' });
      expect([status, Object(json).razlog]).toEqual([422, 'nepopolno']);
      return Object(json).napake;
    };
    expect(await faultsOf([first])).toEqual([fieldFault('glasovi/91062', 'manjka')]);
    const unknown = { ...first, id_predloga: 91011 };
    expect(await faultsOf([first, second, first, unknown])).toEqual([
      fieldFault('glasovi/91061', 'neustrezno'),
      fieldFault('glasovi/91011', 'neustrezno'),
    ]);
    world.db.proposal.update({
      where: { id_predloga: { equals: 91062 } },
      data: { umaknjen: true },
    });
    expect(await faultsOf([first, second])).toEqual([fieldFault('glasovi/91062', 'neustrezno')]);
    expect((await vote(9106, { votes: [first] })).status).toBe(201);
  });

  it('when it abstains on a list', async () => {
    const answer = await vote(9101, { choice: 'vzdrzano' });
    const napake = [fieldFault('glasovi/91011', 'neustrezno')];
    expect(answer.json).toMatchObject({ razlog: 'nepopolno', napake });
    expect(await tallyOf(9101)).toEqual([4612, 1204, 0, 4184]);
  });

  it('V03 with a wrong code twice, and the third one makes the code void', async () => {
    await askCode(9101);
    const right = codeOf(world.db, 9101);
    const code = right === '111111' ? '222222' : '111111';
    for (const preostalo_poskusov of [2, 1]) {
      const { status, json } = await vote(9101, { code });
      const napake = [fieldFault(wrong, 'neustrezno')];
      const body = { razlog: 'koda_napacna', preostalo_poskusov, napake };
      expect([status, json]).toMatchObject([422, body]);
    }
    const third = await vote(9101, { code });
    expect([third.status, third.json]).toMatchObject([429, { razlog: 'koda_blokirana' }]);
    const wait = Number(third.headers.get('retry-after'));
    expect(wait > 0 && wait <= 60).toBe(true);
    expect((await vote(9101, { code: right })).json).toMatchObject({ razlog: 'koda_potekla' });
    expect((await askCode(9101)).status).toBe(429);
    expect(await tallyOf(9101)).toEqual([4612, 1204, 0, 4184]);
  });

  it('V03 with an expired code, and with the code of another payer or decision', async () => {
    await askCode(9101);
    const key = { equals: `9101/${ana}` };
    const code = codeOf(world.db, 9101);
    expect((await vote(9101, { code, payer: anaGarage })).json).toMatchObject({
      razlog: 'koda_potekla',
    });
    expect((await vote(9108, { code })).json).toMatchObject({ razlog: 'koda_potekla' });
    world.db.votingCode.update({ where: { key }, data: { velja_do: Date.now() - 1 } });
    const late = await vote(9101, { code });
    expect([late.status, late.json]).toMatchObject([422, { razlog: 'koda_potekla' }]);
  });

  it('with a code that a newer one has replaced', async () => {
    await askCode(9101);
    const old = codeOf(world.db, 9101);
    await askCode(9101);
    if (codeOf(world.db, 9101) === old) return;
    expect((await vote(9101, { code: old })).json).toMatchObject({ razlog: 'koda_napacna' });
  });

  it('V06 for staff who act as the user', async () => {
    const identity = { userId: 4821, manager: 'zelenigaj', codePayer: '104217', acting: true };
    const token = await world.tokens.issue(identity);
    for (const [method, end] of [
      ['POST', '/code'],
      ['DELETE', '/proxy'],
    ] as const) {
      expect((await send(method, 9101, end, ana, { token })).status, end).toBe(403);
    }
    const json = {
      glasovi: [{ id_predloga: 91011, glas: 'za' }],
      potrditvena_koda: '111111',
    };
    const headers = { 'Idempotency-Key': 'kljuc-0123456789-abc' };
    expect((await send('POST', 9101, '/votes', ana, { token, headers, json })).status).toBe(403);
  });
});
