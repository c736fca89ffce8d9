import type { ReportedFault } from '../../api/events-faults';
import { shownFileName } from '../../domain/files/file-name';
import { reportFaultText as text } from '../../text/events/report-fault';
import { formText } from '../../text/forms/form';
import { acceptOf } from '../../ui/form/file-rules';
import { maxLength, minLength, type Rule, required } from '../../ui/form/rules';
import type { FieldPlans } from '../../ui/form/use-portal-form';
import { isHeic } from './photos';

/** The values of the form; `''` for what is not chosen. */
export type ReportValues = {
  kraj: string;
  vhod: string;
  inventarna_stevilka: string;
  panoga: string;
  opis: string;
  fotografije: readonly File[];
};

export const emptyReport: ReportValues = {
  kraj: '',
  vhod: '',
  inventarna_stevilka: '',
  panoga: '',
  opis: '',
  fotografije: [],
};

/** The types that the picker offers; without HEIC among them an iPhone gives JPG. */
export const photoTypes = acceptOf(['jpg', 'png']);

const MOST_PHOTOS = 5;
/** Of a photo as it was taken; what is sent is smaller. */
const MOST_MEGABYTES = 40;
const BYTES_PER_MEGABYTE = 1024 * 1024;
const LEAST_CHARACTERS = 3;
const MOST_CHARACTERS = 2000;

const filesIn = (value: unknown): readonly File[] => (Array.isArray(value) ? value : []);
const isPhoto = (file: File) =>
  isHeic(file) ||
  /^image\//.test(file.type) ||
  (file.type === '' && /\.(jpe?g|png)$/i.test(file.name));

/** The message for a photo that cannot be decoded. */
export function unreadableMessage(file: File): string {
  const name = shownFileName(file.name);
  return isHeic(file) ? text.heic(name) : text.unreadable(name);
}

/** @param unreadable - photos that this browser could not decode */
const photoRule =
  (unreadable: ReadonlySet<File>): Rule =>
  (value) => {
    const files = filesIn(value);
    if (files.length > MOST_PHOTOS) return text.tooMany(MOST_PHOTOS);
    for (const file of files) {
      const name = shownFileName(file.name);
      if (!isPhoto(file)) return text.notPhoto(name);
      if (file.size === 0) return formText.emptyFile(name);
      if (file.size > MOST_MEGABYTES * BYTES_PER_MEGABYTE)
        return text.tooLarge(name, MOST_MEGABYTES);
      if (unreadable.has(file)) return unreadableMessage(file);
    }
    return undefined;
  };

/**
 * The fields of a report.
 *
 * @param unreadable - photos that this browser could not decode
 * @param units - numbers of the units to choose from; the form may begin with another one, which was handed over
 */
export function reportFields(
  unreadable: ReadonlySet<File>,
  units: readonly string[],
): FieldPlans<ReportValues> {
  const isOffered: Rule = (value, ...more) =>
    required(units.includes(String(value)) ? value : '', ...more);
  const { fields } = text;
  const isInUnit = ({ kraj }: { kraj?: unknown }) => kraj === 'enota';
  return {
    kraj: { label: fields.place, rules: [required] },
    vhod: { label: fields.entrance },
    inventarna_stevilka: { label: fields.unit, rules: [isOffered], when: isInUnit },
    panoga: { label: fields.trade, rules: [required] },
    opis: {
      label: fields.text,
      rules: [required, minLength(LEAST_CHARACTERS), maxLength(MOST_CHARACTERS)],
    },
    fotografije: { label: fields.photos, rules: [photoRule(unreadable)] },
  };
}

/** A draft as values; the photos of a draft may have been lost by a reload. */
export function resumedReport(draft: Readonly<Record<string, unknown>>): ReportValues {
  const textOf = (name: keyof ReportValues) =>
    typeof draft[name] === 'string' ? String(draft[name]) : '';
  return {
    kraj: textOf('kraj'),
    vhod: textOf('vhod'),
    inventarna_stevilka: textOf('inventarna_stevilka'),
    panoga: textOf('panoga'),
    opis: textOf('opis'),
    fotografije: filesIn(draft.fotografije),
  };
}

/**
 * The report as the contract takes it.
 *
 * @param isOther - whether the user has seen the similar faults and reports another one
 */
export function reportOf(
  building: string,
  { kraj, vhod, inventarna_stevilka, panoga, opis, fotografije }: ReportValues,
  isOther: boolean,
): ReportedFault {
  return {
    objekt_sifra: building,
    kraj: kraj as ReportedFault['kraj'],
    vhod: kraj === 'enota' || vhod === '' ? undefined : vhod,
    inventarna_stevilka: kraj === 'enota' ? inventarna_stevilka : undefined,
    panoga: panoga as ReportedFault['panoga'],
    opis: opis.trim(),
    ni_podobna: isOther,
    fotografije,
  } as ReportedFault;
}

/** Equal for equal reports, whatever the user says about similar faults. */
export function printOf({ ni_podobna: _, fotografije, ...rest }: ReportedFault): string {
  const files = fotografije.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return JSON.stringify([rest, files]);
}
