import { useEffect, useEffectEvent, useState } from 'react';
import { usePortal } from '../../machines/portal-context';
import type { FormValues } from '../../ui/form/rules';
import { type FormPlan, type PortalForm, usePortalForm } from '../../ui/form/use-portal-form';
import { useValues } from '../../ui/form/use-values';

interface KeptPlan<Values extends FormValues, Answer> extends FormPlan<Values, Answer> {
  /** The name of the form among those that are kept. */
  readonly key: string;
  /** Fields that are typed again; secret ones, and lists other than of files, are never kept. */
  readonly typedAgain?: readonly (keyof Values)[];
}

const isKept = (value: unknown) =>
  !Array.isArray(value) || (value.length > 0 && value.every((each) => each instanceof File));

/**
 * A form whose values survive a failed send, a reload, Back and the end of a session (F10), until it is sent.
 * `storage/form-drafts.ts` says for whom.
 */
export function useKeptForm<Values extends FormValues, Answer>({
  key,
  typedAgain = [],
  ...plan
}: KeptPlan<Values, Answer>): PortalForm<Values> {
  const { drafts } = usePortal();
  const { fields, initial } = plan;
  const keptOf = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).filter(
      ([name, value]) =>
        typeof value === typeof initial[name] &&
        isKept(value) &&
        !fields[name]?.secret &&
        !typedAgain.includes(name),
    );
  const [start] = useState<Values>(() => ({
    ...initial,
    ...Object.fromEntries(keptOf(drafts.read(key)?.values ?? {})),
  }));
  const form = usePortalForm<Values, Answer>({
    ...plan,
    initial: start,
    onSent: (answer, values) => {
      drafts.drop(key);
      return plan.onSent(answer, values);
    },
  });
  const values = useValues(form);
  const keep = useEffectEvent((now: Values) => {
    const kept = keptOf(now);
    if (kept.every(([name, value]) => value === initial[name])) drafts.drop(key);
    else drafts.keep(key, Object.fromEntries(kept));
  });
  useEffect(() => keep(values), [values]);
  return form;
}
