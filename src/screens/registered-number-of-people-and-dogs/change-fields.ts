import { ApiError } from '../../api/errors';
import { refusalOf } from '../../api/transport/refusal';
import type { RegisteredUnit } from '../../domain/api-types';
import { typedNumber } from '../../domain/money/typed-number';
import { changeText as text } from '../../text/building/registered-numbers';
import { date } from '../../ui/form/date-rules';
import { acceptOf, type FileKind, filesOf, filesUpTo } from '../../ui/form/file-rules';
import { maxLength, maxValue, minValue, numeric, type Rule, required } from '../../ui/form/rules';
import { uploadFailed } from '../../ui/form/upload-failed';
import type { FieldPlans, Refusal } from '../../ui/form/use-portal-form';

/** The values of the form that reports a change. */
export type ChangeValues = {
  inventarna_stevilka: string;
  st_oseb: string;
  st_psov: string;
  velja_od: string;
  prazna: boolean;
  opomba: string;
  priloga: readonly File[];
  izjava: boolean;
};

interface Limits {
  readonly min: number;
  readonly max: number;
}

const proofs: readonly FileKind[] = ['pdf', 'jpg', 'png'];

/** The file types that the file picker offers as a proof. */
export const proofTypes = acceptOf(proofs);

/** The least and the greatest number of persons of a unit. */
export const personLimits = { min: 1, max: 30 };

/** The least and the greatest number of dogs of a unit. */
export const dogLimits = { min: 0, max: 10 };

const within = ({ min, max }: Limits): Rule[] => [required, numeric, minValue(min), maxValue(max)];

/** The rules of `pages.md` C4, "Osebe in psi". */
export const changeFields: FieldPlans<ChangeValues> = {
  inventarna_stevilka: { label: text.unit, rules: [required] },
  prazna: { label: text.empty },
  st_oseb: { label: text.persons, rules: within(personLimits) },
  st_psov: { label: text.dogs, rules: within(dogLimits) },
  velja_od: { label: text.since, rules: [required, date()] },
  opomba: { label: text.remark, rules: [maxLength(500)] },
  priloga: { label: text.proof, rules: [filesOf(proofs), filesUpTo(10)] },
  izjava: { label: text.declarationLabel, rules: [required] },
};

/** The server calls them by the same names. */
const fieldNames = Object.keys(changeFields) as (keyof ChangeValues)[];

/** The form as it opens: its unit chosen, with the numbers that are registered now. */
export const emptyChange = (
  unit: string,
  now: Pick<RegisteredUnit, 'st_oseb' | 'st_psov'> | undefined,
): ChangeValues => ({
  inventarna_stevilka: unit,
  st_oseb: now ? String(now.st_oseb) : '',
  st_psov: now ? String(now.st_psov) : '',
  velja_od: '',
  prazna: false,
  opomba: '',
  priloga: [],
  izjava: false,
});

/** The key of the draft of a report that starts with this unit. */
export const changeDraftKey = (unit: string) => JSON.stringify(['registered-change', unit]);

/** Whether anything has been changed that leaving the form would lose; `start` is the form as it opens for this unit. */
export function isFilledIn(values: ChangeValues, start: ChangeValues): boolean {
  return JSON.stringify(values) !== JSON.stringify(start);
}

/** Why a change was refused. A 409 means that the same change is already waiting, for example after a lost answer. */
export function changeRefusal(error: unknown, files: readonly File[]): Refusal<keyof ChangeValues> {
  const isThere = error instanceof ApiError && error.status === 409;
  return isThere
    ? { message: text.there, field: undefined }
    : refusalOf(error, uploadFailed(files, text.failed), {}, fieldNames);
}

/** The change as the contract takes it; an empty remark is left out. */
export function changeOf({ st_oseb, st_psov, priloga, opomba, ...values }: ChangeValues) {
  const remark = opomba.trim();
  return {
    ...values,
    st_oseb: typedNumber(st_oseb),
    st_psov: typedNumber(st_psov),
    ...(remark === '' ? {} : { opomba: remark }),
    priloga: priloga[0],
    izjava: true as const,
  };
}

/** A typed count, or `undefined` when it breaks the rules of its field. */
export function countOf(typed: string, { min, max }: Limits): number | undefined {
  const count = typedNumber(typed);
  const fits = Number.isInteger(count) && count >= min && count <= max;
  return fits ? count : undefined;
}
