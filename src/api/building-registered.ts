import type { ChangeForm, RegisteredChange } from '../domain/api-types';
import type { Api } from './client';
import { type Download, download } from './download';
import { pagedQuery } from './paged';
import {
  getRegisteredNumbersAnswer,
  reportRegisteredChangeAnswer,
} from './shapes/building-registered';
import type { OnSent } from './transport/xhr';
import { upload } from './upload';

/**
 * The numbers of registered persons and dogs in a building, without names, with history and reports of the user's own units
 * (`pages.md` P20).
 *
 * @param building - `objekt_sifra`
 */
export function registeredQuery(building: string) {
  const path = { objekt_sifra: building };
  return pagedQuery(['registered-numbers', building], getRegisteredNumbersAnswer, 'enote', {
    path,
  });
}

/** A change of persons or dogs with its proof, as the user reports it. */
export type ReportedChange = Omit<ChangeForm, 'priloga'> & { readonly priloga: File | undefined };

/**
 * Reports a change of persons or dogs (`pages.md` P20).
 *
 * @param onSent - gets the progress of the upload
 * @throws ApiError, with status 409 when the same change already waits for the manager; NetworkError, StaleAnswer
 */
export async function reportChange(
  api: Api,
  change: ReportedChange,
  onSent: OnSent,
): Promise<RegisteredChange> {
  const path = '/api/{product}-user/v2/registered_number/change';
  return upload(api, path, change, reportRegisteredChangeAnswer, onSent);
}

/** The paper form of such a change, as PDF. @throws as `download` */
export function changeFormPdf(api: Api, signal: AbortSignal): Promise<Download> {
  return download(api, `/api/${api.product}-user/v2/forms/pdf/sprememba_oseb`, signal);
}
