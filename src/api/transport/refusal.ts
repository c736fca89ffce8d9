import { ApiError, messageFor } from '../errors';
import type { Error as ServerError } from '../schema';

/** The field of each server error, by its string or code (§8). */
export type Places<Name> = Readonly<
  Partial<Record<NonNullable<ServerError['error']> | NonNullable<ServerError['code']>, Name>>
>;

/**
 * The Slovenian message for a refused form, and the field to show it at.
 *
 * @param fallback - the message for an unknown error
 * @param places - the errors that belong to a field; any other belongs to the whole form
 */
export function refusalOf<Name>(
  error: unknown,
  fallback: string,
  places: Places<Name> = {},
): { readonly message: string; readonly field: Name | undefined } {
  const message = messageFor(error, fallback);
  if (!(error instanceof ApiError)) return { message, field: undefined };
  const known = new Map<string, Name>(Object.entries(places));
  return { message, field: known.get(String(error.serverError)) ?? known.get(String(error.code)) };
}
