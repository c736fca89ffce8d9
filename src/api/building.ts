import type { ChangeForm, RegisteredChange } from '../domain/api-types';
import type { Api } from './client';
import { type Download, download } from './download';
import { pagedQuery } from './paged';
import { q } from './query';
import { listContractorsAnswer, listInsuranceContractsAnswer } from './shapes/building';
import { getContactCardAnswer } from './shapes/building-contact';
import {
  getRegisteredNumbersAnswer,
  reportRegisteredChangeAnswer,
} from './shapes/building-registered';
import type { OnSent } from './transport/xhr';
import { upload } from './upload';

/**
 * The companies that serve a building, by activity, then by name (`pages.md` P22).
 *
 * @param building - `objekt_sifra`
 */
export function contractorsQuery(building: string) {
  return q(['contractors', building], listContractorsAnswer, { path: { objekt_sifra: building } });
}

/**
 * The contacts of the session's manager, and those for an emergency in one building.
 *
 * @param building - `objekt_sifra`; without it only the manager's contacts
 */
export function contactCardQuery(building: string | undefined) {
  return q(['contact-card', building], getContactCardAnswer, { query: { objekt_sifra: building } });
}

/**
 * The insurance contracts of a building, past ones included, with a unit's share; only owners get their costs
 * (`pages.md` P23).
 *
 * @param building - `objekt_sifra`
 * @param unitNumber - `inventarna_stevilka` of a unit in it
 */
export function insuranceQuery(building: string, unitNumber: string) {
  return q(['insurance-contracts', building, unitNumber], listInsuranceContractsAnswer, {
    path: { objekt_sifra: building },
    query: { inventarna_stevilka: unitNumber },
  });
}

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
