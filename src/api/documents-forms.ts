import type { QueryClient } from '@tanstack/react-query';
import type { FieldError, SentValues, SubmissionReceived } from '../domain/api-types';
import type { Api } from './client';
import { ApiError, assertDone } from './errors';
import { pagedQuery } from './paged';
import { q } from './query';
import {
  getFormAnswer,
  listFormsAnswer,
  listSubmissionsAnswer,
  submitFormAnswer,
} from './shapes/documents-forms';
import type { OnSent } from './transport/xhr';
import { upload } from './upload';

/** The manager's forms; also for a visitor (`pages.md` P24). */
export function formsQuery() {
  return q(['forms'], listFormsAnswer, {});
}

/**
 * A form with its fields; only with a login (`pages.md` P24).
 *
 * @param form - `oznaka`
 */
export function formQuery(form: string) {
  return q(['form', form], getFormAnswer, { path: { oznaka: form } });
}

/** All submissions of the payer, the newest first (`pages.md` P24). */
export function submissionsQuery() {
  return pagedQuery(['submissions'], listSubmissionsAnswer, 'vloge', {});
}

/** Reads again what shows submissions: their list, and the lines of bills, which name a complaint about them (`pages.md` P14). */
export async function refreshSubmissions(client: QueryClient): Promise<void> {
  const keys = [submissionsQuery().queryKey, ['cost-specification']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/**
 * Sends a filled-in form with its files (`pages.md` P24).
 *
 * @param form - `oznaka`
 * @param onSent - gets the progress of the upload
 * @throws ApiError, which `faultsOf` can read; NetworkError, StaleAnswer
 */
export async function submitForm(
  api: Api,
  form: string,
  values: SentValues,
  files: readonly File[],
  onSent: OnSent,
): Promise<SubmissionReceived> {
  const parts = { polja: JSON.stringify(values), priloge: files };
  const path = '/api/{product}-user/v2/forms/{oznaka}';
  return upload(api, path, parts, submitFormAnswer, onSent, { oznaka: form });
}

/**
 * Cancels a submission that is not yet in progress (`pages.md` P24).
 *
 * @throws ApiError, with status 409 when it is in progress; NetworkError, StaleAnswer
 */
export async function cancelSubmission(api: Api, number: string): Promise<void> {
  assertDone(
    await api.client.DELETE('/api/{product}-user/v2/forms/submissions/{st_vloge}', {
      params: { path: { product: api.product, st_vloge: number } },
    }),
  );
}

/** The faulty fields that the server names for a refused form; empty without a valid list. */
export function faultsOf(error: unknown): readonly FieldError[] {
  if (!(error instanceof ApiError)) return [];
  const { napake }: { napake?: unknown } = Object(error.body);
  return Array.isArray(napake) ? napake.filter(isFault) : [];
}

function isFault(value: unknown): value is FieldError {
  const { polje, razlog, meja }: { polje?: unknown; razlog?: unknown; meja?: unknown } =
    Object(value);
  const hasLimit = meja === null || typeof meja === 'number';
  return typeof polje === 'string' && typeof razlog === 'string' && hasLimit;
}
