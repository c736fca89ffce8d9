import { ApiError, messageFor } from '../errors';
import type { Error as ServerError } from '../schema';

/** Which field each server error is about, by its string or its code (§8). */
export type Places<Name> = Readonly<
  Partial<Record<NonNullable<ServerError['error']> | NonNullable<ServerError['code']>, Name>>
>;

/**
 * The Slovenian sentence for a refused form, and the field to put it at.
 *
 * @param fallback - what to say where the server said nothing known
 * @param places - which errors speak of which field; any other speaks of the whole form
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
