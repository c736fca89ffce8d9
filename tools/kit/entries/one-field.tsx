import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { FieldValue, Rule } from '../../../src/ui/form/rules';
import { type PortalForm, usePortalForm } from '../../../src/ui/form/use-portal-form';

/** The values of a form with one field. */
export interface One extends Record<string, FieldValue> {
  readonly field: FieldValue;
}

interface OneFieldProps {
  readonly label: string;
  readonly value: FieldValue;
  readonly rules?: readonly Rule[];
  /** Whether the field is validated at once, as after it was left. */
  readonly isJudged?: boolean;
  readonly children: (form: PortalForm<One>) => ReactNode;
}

/** A form with one field, which sends nothing. */
export function OneField({ label, value, rules = [], isJudged = false, children }: OneFieldProps) {
  const form = usePortalForm<One, void>({
    fields: { field: { label, rules } },
    initial: { field: value },
    send: async () => {},
    onSent: () => {},
    explain: () => ({ message: '', field: undefined }),
  });
  const judge = useEffectEvent(() => form.judge('field'));
  useEffect(() => {
    if (isJudged) judge();
  }, [isJudged]);
  return children(form);
}
