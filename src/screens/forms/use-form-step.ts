import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../domain/values/is-record';
import { type FormStep, isOneStep } from './form-steps';
import { STEP_PARAMETER } from './views';

/** In the state of a history entry: how many entries of the same form, one for each step, are before it. */
const STEPS_BEFORE = 'stepsBefore';

const stepsBefore = (state: unknown): number => {
  const count = isRecord(state) ? state[STEPS_BEFORE] : undefined;
  return typeof count === 'number' ? count : 0;
};

/**
 * The step of a form in the address. Each step is an entry of the history, so that the browser's Back leads to the step
 * before; a way back in the page uses the same entries.
 */
export function useFormStep(): {
  readonly wanted: string | null;
  /** Whether all fields are in one step, which sends. */
  readonly isOne: boolean;
  readonly goOn: (step: FormStep) => void;
  /** Goes to an earlier step, by its distance. */
  readonly goBack: (step: FormStep, distance: number) => void;
} {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const current = new URLSearchParams(search);
  const wanted = current.get(STEP_PARAMETER);
  const to = (step: FormStep) => {
    const address = new URLSearchParams(search);
    address.set(STEP_PARAMETER, step);
    return { search: address.toString() };
  };
  return {
    wanted,
    isOne: isOneStep(current),
    goOn: (step) => {
      const next = { ...state, [STEPS_BEFORE]: stepsBefore(state) + 1 };
      void navigate(to(step), { state: next, preventScrollReset: true });
    },
    goBack: (step, distance) => {
      if (distance <= stepsBefore(state)) void navigate(-distance);
      else void navigate(to(step), { replace: true, state, preventScrollReset: true });
    },
  };
}
