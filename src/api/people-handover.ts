import type { Handover } from '../domain/api-types';
import type { Opened } from '../domain/opened';
import type { Api } from './client';
import { ApiError, assertDone, unwrap } from './errors';
import { q } from './query';
import type {
  HandoverDraft,
  HandoverFileKind,
  HandoverKind,
  HandoverMove,
  HandoverRefusal,
} from './schema';
import {
  getHandoverAnswer,
  listHandoversAnswer,
  moveHandoverAnswer,
  saveHandoverAnswer,
  startHandoverAnswer,
} from './shapes/people-handover';
import type { OnSent } from './transport/xhr';
import { upload } from './upload';

const handoverCase = '/api/{product}-user/v2/handover_case/{id_predaje}';

/** The handovers of which the user is a party (`pages.md` P36), the newest first. */
export function handoversQuery() {
  return q(['handovers'], listHandoversAnswer, {});
}

/**
 * What a handover of a unit can begin with, and the one that is not over (`pages.md` P36).
 *
 * @param unitNumber - `inventarna_stevilka` of an owned unit
 */
export function handoverQuery(unitNumber: string) {
  return q(['handover', unitNumber], getHandoverAnswer, {
    path: { inventarna_stevilka: unitNumber },
  });
}

/**
 * Begins a draft (`pages.md` P36).
 *
 * @param unitNumber - `inventarna_stevilka` of an owned unit
 * @throws ApiError, whose reason `handoverReasonOf` reads, with status 409; NetworkError, StaleAnswer
 */
export async function startHandover(
  api: Api,
  unitNumber: string,
  vrsta: HandoverKind,
): Promise<Opened<Handover>> {
  const params = { path: { product: api.product, inventarna_stevilka: unitNumber } };
  const path = '/api/{product}-user/v2/handover/{inventarna_stevilka}';
  return unwrap(await api.client.POST(path, { params, body: { vrsta } }), startHandoverAnswer);
}

/**
 * Keeps a draft (`pages.md` P36). The same draft sent twice has the effect of one, so that the user may try again after a lost answer.
 *
 * @param id - `id_predaje`
 * @throws ApiError, with status 409 (`handoverReasonOf`) or 422 and the fields; NetworkError, StaleAnswer
 */
export async function saveHandover(
  api: Api,
  id: number,
  body: HandoverDraft,
): Promise<Opened<Handover>> {
  const params = { path: { product: api.product, id_predaje: id } };
  return unwrap(await api.client.PUT(handoverCase, { params, body }), saveHandoverAnswer);
}

/** A file for a draft; a photo has the number of its meter. */
export interface HandoverUpload {
  readonly kind: HandoverFileKind;
  readonly meter?: string;
  readonly file: File;
}

/**
 * Keeps a draft with a new file (`pages.md` P36), as `saveHandover`.
 *
 * @param id - `id_predaje`
 * @param onSent - gets the progress of the upload
 * @throws as `saveHandover`
 */
export async function saveHandoverFile(
  api: Api,
  id: number,
  { prevzemnik, stevci, ...draft }: HandoverDraft,
  { kind, meter, file }: HandoverUpload,
  onSent: OnSent,
): Promise<Opened<Handover>> {
  const parts = {
    ...draft,
    prevzemnik: JSON.stringify(prevzemnik),
    stevci: stevci.map((each) => JSON.stringify(each)),
    vrsta_datoteke: kind,
    st_merilnika: meter,
    datoteka: file,
  };
  const places = { id_predaje: String(id) };
  return upload(api, handoverCase, parts, saveHandoverAnswer, onSent, places, { method: 'PUT' });
}

/** Deletes a draft (`pages.md` P36). @throws ApiError (`handoverReasonOf`), NetworkError, StaleAnswer */
export async function deleteHandover(api: Api, id: number): Promise<void> {
  const params = { path: { product: api.product, id_predaje: id } };
  assertDone(await api.client.DELETE(handoverCase, { params }));
}

/**
 * Signs a handover or withdraws it (`pages.md` P36).
 *
 * @param id - `id_predaje`
 * @throws ApiError, with status 409 (`handoverReasonOf`), 422 and the missing fields, or 429; NetworkError, StaleAnswer
 */
export async function moveHandover(
  api: Api,
  id: number,
  body: HandoverMove,
): Promise<Opened<Handover>> {
  const params = { path: { product: api.product, id_predaje: id } };
  const result = await api.client.POST(`${handoverCase}/state`, { params, body });
  return unwrap(result, moveHandoverAnswer);
}

/** Why a step of a handover was refused (`razlog`); `undefined` for another error. */
export function handoverReasonOf(error: unknown): HandoverRefusal['razlog'] {
  const { razlog }: { razlog?: unknown } = error instanceof ApiError ? Object(error.body) : {};
  return typeof razlog === 'string' ? (razlog as HandoverRefusal['razlog']) : undefined;
}
