import { ApiError, messageFor, withNumber } from '../errors';
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
 * @param names - the fields that the server calls by the same names: an error that names one belongs to it
 */
export function refusalOf<Name>(
  error: unknown,
  fallback: string,
  places: Places<Name> = {},
  names: readonly (Name & string)[] = [],
): { readonly message: string; readonly field: Name | undefined } {
  const message = withNumber(messageFor(error, fallback), error);
  if (!(error instanceof ApiError)) return { message, field: undefined };
  const known = new Map<string, Name>(Object.entries(places));
  const place = known.get(String(error.serverError)) ?? known.get(String(error.code));
  const faults: unknown = Object(error.body).napake;
  const faulty = (Array.isArray(faults) ? faults : []).map((fault) => Object(fault).polje);
  return { message, field: place ?? names.find((name) => faulty.includes(name)) };
}
