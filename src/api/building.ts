import { queryOptions } from '@tanstack/react-query';
import type { ChangeForm, RegisteredChange } from '../domain/api-types';
import { api } from './client';
import { type Download, download } from './download';
import { unwrap } from './errors';
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
  return queryOptions({
    queryKey: ['contractors', building],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/contractors/{objekt_sifra}', {
          params: { path: { product: api().product, objekt_sifra: building } },
          signal,
        }),
        listContractorsAnswer,
      ),
  });
}

/**
 * Whom to call: the manager of the session, and in an emergency in one building.
 *
 * @param building - `objekt_sifra`; without it only what is the manager's
 */
export function contactCardQuery(building: string | undefined) {
  return queryOptions({
    queryKey: ['contact-card', building],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/contact_card', {
          params: {
            path: { product: api().product },
            query: building === undefined ? {} : { objekt_sifra: building },
          },
          signal,
        }),
        getContactCardAnswer,
      ),
  });
}

/**
 * The insurance contracts of a building, past ones among them, with the part of a unit; what they cost is told to owners
 * only (`pages.md` P23).
 *
 * @param building - `objekt_sifra`
 * @param unit - `inventarna_stevilka` of a unit in it
 */
export function insuranceQuery(building: string, unit: string) {
  return queryOptions({
    queryKey: ['insurance-contracts', building, unit],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/insurance_contracts/{objekt_sifra}', {
          params: {
            path: { product: api().product, objekt_sifra: building },
            query: { inventarna_stevilka: unit },
          },
          signal,
        }),
        listInsuranceContractsAnswer,
      ),
  });
}

/**
 * Registered persons and dogs of a building without any name, with history and reports of the user's own units
 * (`pages.md` P20).
 *
 * @param building - `objekt_sifra`
 */
export function registeredQuery(building: string) {
  return queryOptions({
    queryKey: ['registered-numbers', building],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/registered_number/{objekt_sifra}', {
          params: { path: { product: api().product, objekt_sifra: building } },
          signal,
        }),
        getRegisteredNumbersAnswer,
      ),
  });
}

/** A change of persons or dogs as it is reported, with its proof. */
export type ReportedChange = Omit<ChangeForm, 'priloga'> & { readonly priloga: File | undefined };

/**
 * Reports a change of persons or dogs (`pages.md` P20).
 *
 * @param onSent - told how much of it has gone out
 * @throws ApiError, with status 409 when the same change waits for the manager already; NetworkError, StaleAnswer
 */
export async function reportChange(
  change: ReportedChange,
  onSent: OnSent,
): Promise<RegisteredChange> {
  const path = '/api/{product}-user/v2/registered_number/change';
  return upload(path, change, reportRegisteredChangeAnswer, onSent);
}

/** The paper form of such a change, as PDF. @throws as `download` */
export function changeFormPdf(signal: AbortSignal): Promise<Download> {
  return download(`/api/${api().product}-user/v2/forms/pdf/sprememba_oseb`, signal);
}
