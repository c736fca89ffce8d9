import { ApiError } from '../../../api/errors';
import { refusalOf } from '../../../api/transport/refusal';
import type { MeterToRead } from '../../../domain/api-types';
import {
  judgeState,
  type StateProblem,
  type TypedState,
  usedSince,
} from '../../../domain/energy/own-state';
import { decimalsIn, typedNumber } from '../../../domain/money/typed-number';
import { ownReadingText as text } from '../../../text/bills/own-reading';
import { acceptOf, filesOf, filesUpTo } from '../../../ui/form/file-rules';
import { type FormValues, type Rule, required } from '../../../ui/form/rules';
import type { FieldPlans, Refusal } from '../../../ui/form/use-portal-form';
import { stateOf } from './meter-words';

/** The values of the form. */
export type StateValues = {
  stanje: string;
  datum: string;
  posebnost: string;
  fotografija: readonly File[];
};

/** The values are good, but the consumption has to be confirmed by a second press. */
export class UnusualConsumption extends Error {}

const photos = ['jpg', 'png'] as const;
const MOST_MEGABYTES = 8;

/** The file types that the picker offers. */
export const photoTypes = acceptOf(photos);

const exceptionOf = (value: unknown): TypedState['posebnost'] =>
  value === 'obrat' || value === 'zamenjava' ? value : 'brez';

/** Whether the typed state is below the last one, so that the form asks why. */
export function isBelowLast({ zadnje_stanje: last }: MeterToRead, values: FormValues): boolean {
  return last !== null && typedNumber(String(values.stanje)) < last;
}

/** The typed state, by the values of the form; its number may be `NaN`. A reason counts while the form asks for one. */
export function typedState(meter: MeterToRead, values: FormValues): TypedState {
  return {
    stanje: typedNumber(String(values.stanje)),
    datum: String(values.datum),
    posebnost: isBelowLast(meter, values) ? exceptionOf(values.posebnost) : 'brez',
  };
}

/** What a problem says at the field of the state; the others are said by the rules of the date. */
function messageOf(problem: StateProblem | undefined, meter: MeterToRead): string | undefined {
  const last = stateOf(meter, meter.zadnje_stanje ?? 0);
  if (problem === 'above-dial')
    return text.problems.aboveDial(stateOf(meter, meter.najvecje_stanje));
  if (problem === 'below-last') return text.problems.belowLast(last);
  if (problem === 'maybe-rollover') return text.problems.maybeRollover(last);
  return problem === 'no-rollover' ? text.problems.noRollover : undefined;
}

const stateRule =
  (meter: MeterToRead, today: string): Rule =>
  (value, _, values) => {
    const typed = typedNumber(String(value));
    if (String(value).trim() === '') return undefined;
    if (Number.isNaN(typed)) return text.problems.number;
    if (typed < 0) return text.problems.negative;
    if (decimalsIn(String(value)) > meter.decimalke) return text.problems.decimals(meter.decimalke);
    // The days to choose from have no wrong one.
    return messageOf(
      judgeState(meter, { ...typedState(meter, values), datum: today }, today),
      meter,
    );
  };

/** The fields of a meter. @param today - the last day that the reading may be of */
export function stateFields(meter: MeterToRead, today: string): FieldPlans<StateValues> {
  return {
    stanje: { label: text.state(meter.enota_mere), rules: [required, stateRule(meter, today)] },
    posebnost: {
      label: text.exception,
      when: (values) => isBelowLast(meter, values),
      comparedBy: 'stanje',
    },
    datum: { label: text.day, rules: [required] },
    fotografija: { label: text.picture, rules: [filesOf(photos), filesUpTo(MOST_MEGABYTES)] },
  };
}

/** The state as the contract takes it, without its photo. @throws UnusualConsumption until it is confirmed */
export function stateRequest(meter: MeterToRead, values: StateValues, confirmed: boolean) {
  const state = typedState(meter, values);
  const isUnusual = judgeState(meter, state, state.datum) === 'unusual';
  if (isUnusual && !confirmed) throw new UnusualConsumption();
  return { st_merilnika: meter.st_merilnika, ...state, potrjeno: confirmed };
}

/** Whether the form or the server asks for a second press; the server may know another usual consumption. */
export function asksToConfirm(error: unknown): boolean {
  if (error instanceof UnusualConsumption) return true;
  const faults: unknown = error instanceof ApiError ? Object(error.body).napake : undefined;
  return Array.isArray(faults) && faults.some((each) => Object(each).polje === 'potrjeno');
}

/** Whether the window of the meter has closed meanwhile. */
export function isClosedNow(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Why a state was not accepted, at its field. */
export function stateRefusal(
  error: unknown,
  meter: MeterToRead,
  values: StateValues,
): Refusal<keyof StateValues> {
  if (isClosedNow(error)) return { message: text.closedNow, field: undefined };
  if (asksToConfirm(error)) {
    const used = Number(usedSince(meter, typedState(meter, values)) ?? 0n) / 1000;
    const usual = stateOf(meter, meter.obicajna_poraba ?? 0);
    return { message: text.problems.unusual(stateOf(meter, used), usual), field: 'stanje' };
  }
  return refusalOf(error, text.failed, {}, ['stanje', 'datum', 'posebnost', 'fotografija']);
}
