import { jpegWith } from '../../mocks/files/photo.fixture';
import type { BuildingFault, BuildingFaults, FaultReport } from '../../src/api/schema';
import { type Answer, call } from './call';
import { ana, type RareWorld } from './rare-world';

const faults = '/api/portal-user/v2';
let keys = 0;

/** A new key of a report. */
export function newKey(): string {
  keys += 1;
  return `key-of-a-test-${String(keys).padStart(4, '0')}`;
}

/** A report that is like no other of building 0137. */
export const damp: FaultReport = {
  objekt_sifra: '0137',
  kraj: 'klet',
  vhod: 'Javorjeva ulica 12',
  inventarna_stevilka: null,
  panoga: 'drugo',
  opis: 'V kleti se na steni nabira vlaga.',
  ni_podobna: false,
};

/** What a report may be sent with. */
interface Sent {
  readonly payer?: string;
  readonly key?: string;
  readonly photos?: readonly File[];
}

/** Reports a fault: as JSON, or with photos as multipart/form-data. */
export async function report(
  world: RareWorld,
  change: Partial<FaultReport> = {},
  { payer = ana, key = newKey(), photos }: Sent = {},
): Promise<Answer> {
  const token = await world.tokenOf(payer);
  const headers = { 'Idempotency-Key': key };
  const request = { method: 'POST', path: `${faults}/faults`, token, headers };
  const json = { ...damp, ...change };
  if (!photos) return call(world.url, { ...request, json });
  const form = new FormData();
  for (const [name, value] of Object.entries(json)) {
    if (value !== null) form.append(name, String(value));
  }
  for (const photo of photos) form.append('fotografije', photo);
  return call(world.url, { ...request, form });
}

/** Reports a fault that must be taken. @returns its number */
export async function reported(...sent: Parameters<typeof report>): Promise<string> {
  const { status, json } = await report(...sent);
  if (status !== 201) throw new Error(`the report was answered with ${status}`);
  return (json as BuildingFault).st_prijave;
}

/** A fault as a payer sees it; `undefined` when it is not in the list. */
export async function faultOf(
  world: RareWorld,
  number: string,
  payer = ana,
  building = '0137',
): Promise<BuildingFault | undefined> {
  const { prijave } = await world.read<BuildingFaults>(`v2/faults/${building}`, payer);
  return prijave.find(({ st_prijave }) => st_prijave === number);
}

/** Sends a POST about a fault. */
export async function say(
  world: RareWorld,
  path: string,
  payer = ana,
  json?: unknown,
): Promise<Answer> {
  const token = await world.tokenOf(payer);
  const request = { method: 'POST', path: `${faults}/fault/${path}`, token };
  return call(world.url, { ...request, ...(json !== undefined && { json }) });
}

/** Fetches the photo of a fault. */
export async function photoOf(
  world: RareWorld,
  number: string,
  place = 1,
  payer = ana,
): Promise<Answer> {
  const path = `${faults}/fault/${number}/photo/${place}`;
  return call(world.url, { method: 'GET', path, token: await world.tokenOf(payer) });
}

/** Makes Rok a resident of Ana's building too, by its free payer code. @returns his payer code there */
export function moveRokIn({ db }: RareWorld): string {
  const key = 'zelenigaj/120555';
  db.payer.update({ where: { key: { equals: key } }, data: { user_id: 4822 } });
  return key;
}

/** A JPG with a text where a camera writes the position. */
export function cameraPhoto(name: string, text: string): File {
  return new File([jpegWith(text)], name, { type: 'image/jpeg' });
}
