import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePortal } from '../../machines/portal-context';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { handoverText as text } from '../../text/people/handover';
import type { FormValues } from '../../ui/form/rules';
import {
  type FieldPlans,
  type PortalForm,
  type Refusal,
  usePortalForm,
} from '../../ui/form/use-portal-form';
import { useValues } from '../../ui/form/use-values';
import { notify } from '../../ui/states/toast';
import type { HandoverStep } from './draft-of';
import type { GivenStep, OpenCase } from './use-case';

interface StepPlan<Values extends FormValues> {
  readonly step: HandoverStep;
  readonly open: OpenCase;
  readonly fields: FieldPlans<Values>;
  /** The values as the server has them. */
  readonly initial: Values;
  readonly toStep: (values: Values) => GivenStep | Promise<GivenStep>;
  readonly explain: (error: unknown) => Refusal<keyof Values>;
  readonly onKept: () => void;
}

export interface StepForm<Values extends FormValues> {
  readonly form: PortalForm<Values>;
  readonly values: Values;
  /** Set when the form has begun with values that are not kept yet. */
  readonly resumed: string | undefined;
}

/** The form of a step. What is typed survives a failed send, a reload, Back and the end of a session. */
export function useStepForm<Values extends FormValues>(plan: StepPlan<Values>): StepForm<Values> {
  const { step, open, initial } = plan;
  const { drafts } = usePortal();
  const tellAway = useAwayToast(text.failed);
  const key = JSON.stringify(['handover', open.handover.id_predaje, step]);
  const [draft] = useState(() => drafts.read(key));
  const [start] = useState(initial);
  const received = useRef(false);
  const form = usePortalForm<Values, unknown>({
    fields: plan.fields,
    initial: draft ? resumedValues(start, draft.values) : start,
    send: async (values) => open.actor.keep(await plan.toStep(values)),
    onSent: () => {
      received.current = true;
      drafts.drop(key);
      notify.success(text.kept);
      plan.onKept();
    },
    explain: (error) => {
      tellAway(error);
      // It may have been kept although no answer came, or another window has changed it.
      void open.refresh();
      return plan.explain(error);
    },
  });
  const values = useValues(form);
  const keep = useEffectEvent((next: Values) => {
    if (received.current) return;
    if (isSame(next, start)) drafts.drop(key);
    else drafts.keep(key, next);
  });
  useEffect(() => keep(values), [values]);
  const resumed = draft && (draft.filesLost ? text.resumedWithoutFiles : text.resumed);
  return { form, values, resumed };
}

function isSame(one: FormValues, other: FormValues): boolean {
  const hasFiles = Object.values(one).some((value) => Array.isArray(value) && value.length > 0);
  return !hasFiles && JSON.stringify(one) === JSON.stringify(other);
}

/** A draft as values; its files may have been lost by a reload. */
function resumedValues<Values extends FormValues>(
  start: Values,
  draft: Readonly<Record<string, unknown>>,
): Values {
  const entries = Object.entries(start).map(([name, value]) => {
    const kept = draft[name];
    const isKind = typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value);
    return [name, isKind ? kept : value];
  });
  return Object.fromEntries(entries);
}
