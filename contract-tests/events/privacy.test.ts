/** A reporter's name, texts and photos are in no answer to another user, whatever operation is asked. */
import { describe, expect, it } from 'vitest';
import { loadOperations, type Operation } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import { call } from '../support/call';
import { cameraPhoto, moveRokIn, reported, say } from '../support/fault-calls';
import { ana, anaGarage, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const reading = (await loadOperations()).filter(({ method }) => method === 'GET');
const text = 'ZNAMKA-BESEDILO';
const unitText = 'ZNAMKA-ENOTA';
const file = 'ZNAMKA-DATOTEKA';
const camera = 'ZNAMKA-KAMERA';
const again = 'ZNAMKA-SE-VEDNO';
/** Bytes of the picture itself. */
const picture = Buffer.from([0x12, 0x34, 0xff, 0, 0x56, 0xff, 0xd0, 0x78]);
const marks: readonly (string | Buffer)[] = [text, unitText, file, camera, again, picture];

/** Ana reports faults with marks in everything that she can write, and says that one is not done. */
async function reportWithMarks(): Promise<readonly string[]> {
  const photos = [cameraPhoto(`${file}.jpg`, camera)];
  const inBuilding = await reported(world, { opis: text }, { photos });
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
        ...(st_prijave && { st_prijave, st_fotografije: '1' }),
      };
      return exampleRequest(operation, { parameters, onlyRequired: objekt_sifra === '' });
    }),
  );
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

  it.each([
    ['a neighbour', moveRokIn],
    ['her own other payer code', () => anaGarage],
    ['the resident of another building', () => 'zelenigaj/204511'],
    ['her payer code at another manager', () => 'breza/5530'],
  ])('%s gets no text and no photo from any operation', async (_who, payerOf) => {
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
