import { expect } from 'vitest';
import type { Backend } from '../../mocks/server/backend';
import type { Handover, HandoverDraft, HandoverMove } from '../../src/api/schema';
import { type Answer, call } from './call';

const V2 = '/api/portal-user/v2';

/** Ana's complete draft 702: a gift of flat 14 to Jure. */
export const jureDraft: HandoverDraft = {
  razlicica: 3,
  vrsta: 'darilo',
  datum_predaje: '2026-11-24',
  prevzemnik: {
    ime: 'Jure Zupančič',
    naslov: {
      ulica: 'Lipova ulica',
      hisna_stevilka: '7a',
      postna_stevilka: '1999',
      kraj: 'Zeleni Gaj',
    },
    e_posta: 'jure.zupancic@example.si',
    davcna: null,
  },
  stevci: [{ st_merilnika: '33120442', stanje: 413.2 }],
  priloge: [1, 2],
};

/** Sends a draft as JSON. */
export function save(
  url: string,
  token: string,
  draft: object = jureDraft,
  id = 702,
): Promise<Answer> {
  return call(url, { method: 'PUT', path: `${V2}/handover_case/${id}`, json: draft, token });
}

/** Sends a draft with a file. */
export function saveFile(
  url: string,
  token: string,
  { razlicica, vrsta, datum_predaje, prevzemnik, stevci, priloge }: HandoverDraft,
  file: { readonly kind: string; readonly meter?: string; readonly file: File },
  id = 702,
): Promise<Answer> {
  const form = new FormData();
  form.append('razlicica', String(razlicica));
  form.append('vrsta', vrsta);
  if (datum_predaje !== null) form.append('datum_predaje', datum_predaje);
  form.append('prevzemnik', JSON.stringify(prevzemnik));
  for (const each of stevci) form.append('stevci', JSON.stringify(each));
  for (const each of priloge) form.append('priloge', String(each));
  form.append('vrsta_datoteke', file.kind);
  if (file.meter !== undefined) form.append('st_merilnika', file.meter);
  form.append('datoteka', file.file);
  return call(url, { method: 'PUT', path: `${V2}/handover_case/${id}`, form, token });
}

/** Signs or withdraws. */
export function move(
  url: string,
  token: string,
  stanje: HandoverMove['stanje'],
  razlicica: number,
  id = 702,
): Promise<Answer> {
  const path = `${V2}/handover_case/${id}/state`;
  return call(url, { method: 'POST', path, json: { razlicica, stanje }, token });
}

/** The handovers of a caller. */
export async function handovers(url: string, token: string): Promise<readonly Handover[]> {
  const { status, json } = await call(url, { method: 'GET', path: `${V2}/handovers`, token });
  expect(status).toBe(200);
  return Object(json).predaje;
}

/** A handover of a caller by its number. */
export async function handoverOf(
  url: string,
  token: string,
  id = 702,
): Promise<Handover | undefined> {
  return (await handovers(url, token)).find(({ id_predaje }) => id_predaje === id);
}

/** The token of the last link that was sent to a taker. */
export function lastLink({ mailbox }: Backend): string {
  const links = mailbox.messages().map(({ link }) => link);
  const link = links.findLast((each) => each.startsWith('/prevzem/')) ?? '';
  expect(link).toMatch(/^\/prevzem\/[\w-]{43}$/);
  return link.slice('/prevzem/'.length);
}

/** What the reader of a link gets. */
export function openOffer(url: string, token: string): Promise<Answer> {
  return call(url, { method: 'GET', path: `/api/auth/v1/handover/${token}` });
}

/** A document of a handover, for the reader of a link. */
export function openOfferFile(url: string, token: string, id: number): Promise<Answer> {
  return call(url, { method: 'GET', path: `/api/auth/v1/handover/${token}/file/${id}` });
}

/** The taker's answer; signs without an account by default. */
export function answerOffer(url: string, token: string, change: object = {}): Promise<Answer> {
  const json = { odgovor: 'potrjujem', razlog: null, password: null, ...change };
  return call(url, { method: 'POST', path: `/api/auth/v1/handover/${token}`, json });
}

/** The fields that a refusal names, each with its reason. */
export function refusedFields(json: unknown): string[] | undefined {
  return Object(json).napake?.map(
    ({ polje, razlog }: Record<string, string>) => `${polje} ${razlog}`,
  );
}

/** Signs Ana's complete draft 702 for her. */
export async function signDraft(url: string, token: string): Promise<Handover> {
  const { status, json } = await move(url, token, 'caka_prevzemnika', 3);
  expect(status).toBe(200);
  return json as Handover;
}
