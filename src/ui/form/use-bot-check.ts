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

/**
 * The bot check of a form. Its value is the solution, `''` without one. Ticked it fetches a task and solves it; a
 * solution that the server has used up with a refusal is followed by a new one at once, so that nothing has to be
 * ticked twice.
 */
export function useBotCheck<Values extends FormValues>(props: BotCheckProps<Values>) {
  const { form, name, pass, lifetime } = props;
  const field = useField(props);
  const [state, setState] = useState<BotCheckState>('open');
  const running = useRef<AbortController>(undefined);
  const refused = form.refusal?.field === name;

  const give = useEffectEvent((solution: string) => {
    // What the server said of the solution before stays until the form is sent again.
    field.set(solution, refused ? 'when left' : 'now');
  });
  const leave = (next: BotCheckState) => {
    running.current?.abort();
    running.current = undefined;
    setState(next);
    if (field.value !== '') field.set('', 'when left');
  };
  const start = async () => {
    leave('running');
    const own = new AbortController();
    running.current = own;
    try {
      const solution = await pass(own.signal);
      if (own.signal.aborted) return;
      setState('passed');
      give(solution);
    } catch {
      if (!own.signal.aborted) setState('failed');
    }
  };

  const replaceUsed = useEffectEvent(() => {
    if (state === 'passed') void start();
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

  return { field, state, refused, start: () => void start(), clear: () => leave('open') };
}
