import { faultsOf } from '../../api/documents-forms';
import { ApiError, NetworkError } from '../../api/errors';
import { refusalOf } from '../../api/transport/refusal';
import type { FieldError, FormField } from '../../domain/api-types';
import { formsText as text } from '../../text/forms/forms';
import { validationText } from '../../text/forms/validation';
import type { Refusal } from '../../ui/form/use-portal-form';

function messageFor({ razlog, meja }: FieldError, label: string): string {
  if (razlog === 'manjka') return validationText.required(label);
  if (razlog === 'prenizko' && meja !== null) return validationText.minValue(label, meja);
  return text.refused(label);
}

/**
 * Why a form was refused: at its field when the server names one, a 413 at the files. After a lost connection it is unknown
 * whether the form was received, so the message says where to look.
 *
 * @param fallback - the message for a failure without a known code or string
 */
export function formRefusal(
  error: unknown,
  fields: readonly FormField[],
  labelOf: (field: FormField) => string,
  fallback: string,
): Refusal<string> {
  const faults = faultsOf(error);
  for (const field of fields) {
    const fault = faults.find(({ polje }) => polje === field.ime);
    if (fault) return { message: messageFor(fault, labelOf(field)), field: field.ime };
  }
  if (error instanceof ApiError && error.status === 413) {
    return { message: text.tooLarge, field: fields.find(({ vrsta }) => vrsta === 'priloge')?.ime };
  }
  const refusal = refusalOf<string>(error, fallback);
  if (!(error instanceof NetworkError)) return refusal;
  return { ...refusal, message: `${refusal.message} ${text.maybeThere}` };
}
