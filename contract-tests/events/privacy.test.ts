/** A reporter's name, texts and photos are in no answer to another user, whatever operation of the description is called. */
import { describe, expect, it } from 'vitest';
import { loadOperations, type Operation } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import { type Call, sendRequest } from '../../contract/requests/send-request';
import { call } from '../support/call';
import { cameraPhoto, damp, moveRokIn, newKey, reported, say } from '../support/fault-calls';
import { ana, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const operations = await loadOperations();
const reading = operations.filter(({ method }) => method === 'GET');
const writing = operations.filter(({ method }) => method !== 'GET');
const text = 'ZNAMKA-BESEDILO';
const unitText = 'ZNAMKA-ENOTA';
const file = 'ZNAMKA-DATOTEKA';
const camera = 'ZNAMKA-KAMERA';
const again = 'ZNAMKA-SE-VEDNO';
/** Bytes of the picture itself. */
const picture = Buffer.from([0x12, 0x34, 0xff, 0, 0x56, 0xff, 0xd0, 0x78]);
const marks: readonly (string | Buffer)[] = [text, unitText, file, camera, again, picture];

/** Ana reports faults with marks in everything that she can write, and says that one is not done. */
async function reportWithMarks(key = newKey()): Promise<readonly string[]> {
  const photos = [cameraPhoto(`${file}.jpg`, camera)];
  const inBuilding = await reported(world, { opis: text }, { photos, key });
  const unit = { kraj: 'enota', inventarna_stevilka: '0137014', vhod: null } as const;
  const inUnit = await reported(world, { ...unit, opis: unitText }, { photos });
  await say(world, 'N-2026-00112/confirm', ana, { opravljeno: false, opis: again });
  return [inBuilding, inUnit, 'N-2026-00112'];
}

/** The requests of an operation about what Ana has reported, and about her building. */
function requestsOf(operation: Operation, numbers: readonly string[]) {
  const has = (name: string) => operation.parameters.some((each) => each.name === name);
  const buildings = has('objekt_sifra') ? ['0137', '0291'] : [''];
  const faults = has('st_prijave') ? numbers : [''];
  return buildings.flatMap((objekt_sifra) =>
    faults.map((st_prijave) => {
      const parameters = {
        ...(objekt_sifra && { objekt_sifra }),
        ...(st_prijave && { st_prijave }),
        ...(has('st_fotografije') && { st_fotografije: '1' }),
      };
      return exampleRequest(operation, { parameters, onlyRequired: objekt_sifra === '' });
    }),
  );
}

/** Everyone else, by payer code. */
const others: readonly (readonly [string, typeof moveRokIn])[] = [
  ['a neighbour', moveRokIn],
  ['the resident of another building', () => 'zelenigaj/204511'],
  ['her payer code at another manager', () => 'breza/5530'],
];

/** The whole answer, headers too, in one: a file name is in a header. Each call has a new session, which it may end. */
async function wholeAnswer(payer: string, request: Call): Promise<Uint8Array> {
  const answer = await sendRequest(world.url, { ...request, token: await world.tokenOf(payer) });
  const headers = Buffer.from(JSON.stringify([...answer.headers]));
  return Buffer.concat([headers, Buffer.from(await answer.arrayBuffer())]);
}

async function answersTo(payer: string, operation: Operation, numbers: readonly string[]) {
  const token = operation.secured ? await world.tokenOf(payer) : undefined;
  return Promise.all(
    requestsOf(operation, numbers).map((request) => call(world.url, { ...request, token })),
  );
}
const markIn = (body: Uint8Array) => marks.find((mark) => Buffer.from(body).includes(mark));

describe.runIf(inProcess)('E23 of what Ana has reported', () => {
  it('she reads her texts herself', async () => {
    const numbers = await reportWithMarks();
    const [list] = reading.filter(({ id }) => id === 'listFaults');
    if (!list) throw new Error('There is a list of faults.');
    const answers = await answersTo(ana, list, numbers);
    const all = Buffer.concat(answers.map(({ body }) => body));
    for (const mark of [text, unitText, again]) expect(all.includes(mark), mark).toBe(true);
    expect(all.includes(camera) || all.includes(file)).toBe(false);
  });

  it.each(others)('%s gets no text and no photo from any operation', async (_who, payerOf) => {
    const numbers = await reportWithMarks();
    const payer = payerOf(world);
    const found: string[] = [];
    for (const operation of reading) {
      for (const { status, body } of await answersTo(payer, operation, numbers)) {
        const mark = markIn(body);
        if (mark !== undefined) found.push(`${operation.id} ${status}: ${mark}`);
      }
    }
    expect(found).toEqual([]);
  });

  it.each(others)(
    '%s gets none from any writing operation either, nor after it',
    async (_who, payerOf) => {
      const key = newKey();
      const numbers = await reportWithMarks(key);
      const payer = payerOf(world);
      const found: string[] = [];
      const ask = async (id: string, request: Call) => {
        const mark = markIn(await wholeAnswer(payer, request));
        if (mark !== undefined) found.push(`${id}: ${mark}`);
      };
      for (const operation of writing) {
        for (const request of requestsOf(operation, numbers)) await ask(operation.id, request);
      }
      // A report like hers, with her own key and with another one.
      const path = '/api/portal-user/v2/faults';
      for (const sent of [key, newKey()]) {
        const headers = { 'Idempotency-Key': sent };
        await ask('a similar report', { method: 'POST', path, headers, json: damp });
      }
      for (const operation of reading) {
        for (const request of requestsOf(operation, numbers)) await ask(operation.id, request);
      }
      expect(found).toEqual([]);
    },
  );

  it('a neighbour gets neither her name nor her unit with the faults and events', async () => {
    const [number = '', inUnit = ''] = await reportWithMarks();
    const payer = moveRokIn(world);
    const said = await say(world, `${number}/me_too`, payer);
    expect(said.status).toBe(200);
    const lists = reading.filter(({ id }) => /^list(Faults|BuildingEvents)$/.test(id));
    const answers = await Promise.all(lists.map((each) => answersTo(payer, each, [number])));
    const all = [said, ...answers.flat()].map(({ body }) => new TextDecoder().decode(body)).join();
    expect(all).toContain(number);
    expect(all).not.toContain(inUnit);
    expect(all).not.toMatch(/Zupan|Ana |0137014|104217|4821/);
  });
});
