import type {
  RegisteredChange,
  RegisteredHistory,
  RegisteredNumbers,
} from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { registeredText as text } from '../../text/building/registered-numbers';

/** A registration that has been in force, or a report of a change, in the course of a unit. */
export interface CourseEvent {
  readonly key: string;
  /** Formatted. */
  readonly when: string;
  readonly what: string;
  /** The state of a report; a registration has none. */
  readonly status: RegisteredChange['status'] | undefined;
}

const ofRegistration = (each: RegisteredHistory) => ({
  at: each.velja_od,
  key: `registration ${each.velja_od}`,
  when: formatDate(each.velja_od),
  what: text.registration(each.st_oseb, each.st_psov),
  status: undefined,
});

const ofReport = (each: RegisteredChange) => ({
  at: each.oddano,
  key: `report ${each.id_spremembe}`,
  when: formatDate(each.oddano, true),
  what: text.reported(each.st_oseb, each.st_psov, formatDate(each.velja_od)),
  status: each.status,
});

/** The registrations and reports of a unit (`inventarna_stevilka`), the oldest first. */
export function courseEvents(
  { spremembe, zgodovina }: Pick<RegisteredNumbers, 'spremembe' | 'zgodovina'>,
  unit: string,
): readonly CourseEvent[] {
  const ofUnit = (row: { readonly inventarna_stevilka: string }) =>
    row.inventarna_stevilka === unit;
  return [
    ...zgodovina.filter(ofUnit).map(ofRegistration),
    ...spremembe.filter(ofUnit).map(ofReport),
  ].sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}
