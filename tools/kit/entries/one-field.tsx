import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import type { FieldValue, FormValues, Rule } from '../../../src/ui/form/rules';
import { type PortalForm, usePortalForm } from '../../../src/ui/form/use-portal-form';

/** The form with one field. */
export type OneForm = PortalForm<FormValues>;

interface OneFieldProps {
  readonly label: string;
  readonly value: FieldValue;
  readonly rules?: readonly Rule[];
  /** Whether the field is validated at once, as after it was left. */
  readonly isJudged?: boolean;
  readonly children: (form: OneForm, name: string) => ReactNode;
}

/** A form with one field, which sends nothing. */
export function OneField({ label, value, rules = [], isJudged = false, children }: OneFieldProps) {
  // Two controls of a page must not have the same name.
  const name = useId();
  const form = usePortalForm<FormValues, void>({
    fields: { [name]: { label, rules } },
    initial: { [name]: value },
    send: async () => {},
    onSent: () => {},
    explain: () => ({ message: '', field: undefined }),
  });
  const judge = useEffectEvent(() => form.judge(name));
  useEffect(() => {
    if (isJudged) judge();
  }, [isJudged]);
  return children(form, name);
}
