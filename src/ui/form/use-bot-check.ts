import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormValues } from './rules';
import { type FieldProps, useField } from './use-field';

export interface BotCheckProps<Values extends FormValues> extends FieldProps<Values> {
  /** Passes the check and gives the solution, good once. */
  readonly pass: (signal: AbortSignal) => Promise<string>;
  /** How long a solution is good, in milliseconds. */
  readonly lifetime: number;
}

/** How a bot check stands; `over` when its solution was not used in time. */
export type BotCheckState = 'open' | 'running' | 'passed' | 'failed' | 'over';

/** The value of a bot check: nothing, or the solution that is being worked on or found. */
export type BotCheckValue = readonly Promise<string>[];

/**
 * The bot check of a form. Ticked it fetches a task and solves it; the form can be sent meanwhile and waits for it. A
 * solution that the server has used up with a refusal is followed by a new one at once, so that nothing has to be
 * ticked twice.
 */
export function useBotCheck<Values extends FormValues>(props: BotCheckProps<Values>) {
  const { form, name, pass, lifetime } = props;
  const field = useField(props);
  const [state, setState] = useState<BotCheckState>('open');
  const running = useRef<AbortController>(undefined);
  const refused = form.refusal?.field === name;

  const leave = (next: BotCheckState, value: BotCheckValue = []) => {
    running.current?.abort();
    running.current = undefined;
    setState(next);
    // What the server said of the solution before stays until the form is sent again.
    field.set(value, value.length > 0 && !refused ? 'now' : 'when left');
  };
  const start = () => {
    const own = new AbortController();
    const solution = pass(own.signal);
    leave('running', [solution]);
    running.current = own;
    solution.then(
      () => own.signal.aborted || setState('passed'),
      () => own.signal.aborted || leave('failed'),
    );
  };

  const replaceUsed = useEffectEvent(() => {
    if (state === 'passed') start();
  });
  useEffect(() => {
    if (form.refusals > 0) replaceUsed();
  }, [form.refusals]);

  const expire = useEffectEvent(() => leave('over'));
  useEffect(() => {
    if (state !== 'passed') return;
    const end = setTimeout(() => expire(), lifetime);
    return () => clearTimeout(end);
  }, [state, lifetime]);

  useEffect(() => () => running.current?.abort(), []);

  return { field, state, refused, start, clear: () => leave('open') };
}

/** The solution to send. @throws what the check ended with; Error without one, which the rule `required` rules out */
export async function solutionOf([solution]: BotCheckValue): Promise<string> {
  if (!solution) throw new Error('The bot check was not made.');
  return solution;
}
