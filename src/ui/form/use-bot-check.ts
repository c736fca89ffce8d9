import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormValues } from './rules';
import { type FieldProps, useField } from './use-field';

export interface BotCheckProps<Values extends FormValues> extends FieldProps<Values> {
  /** Solves the check and returns the solution, which is valid once. */
  readonly pass: (signal: AbortSignal) => Promise<string>;
  /** How long a solution is valid, in milliseconds. */
  readonly lifetime: number;
}

/** The state of a bot check; `over` when its solution has expired. */
export type BotCheckState = 'open' | 'running' | 'passed' | 'failed' | 'over';

/** The value of a bot check: empty, or the promise of its solution. */
export type BotCheckValue = readonly Promise<string>[];

/**
 * The bot check of a form. When it is checked, it fetches a task and solves it; the form can be submitted meanwhile and
 * waits for the solution. After a refusal, which uses up the solution, the next task starts by itself, so that the user
 * checks the box only once.
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
    // The server's refusal of the previous solution stays until the next submission.
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

/** The solution to send. @throws the error of the check; Error without a solution, which the rule `required` prevents */
export async function solutionOf([solution]: BotCheckValue): Promise<string> {
  if (!solution) throw new Error('The bot check was not made.');
  return solution;
}
