import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePortal } from '../../machines/portal-context';
import { noteSending } from '../../parts/form/being-sent';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { handoverText as text } from '../../text/people/handover';
import { useOnScreen } from '../../ui/browser/use-on-screen';
import type { FieldValue, FormValues } from '../../ui/form/rules';
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

/** Under this key a step or the signature of a handover is being sent. */
export const sendingKey = ({ handover }: OpenCase) =>
  JSON.stringify(['handover', handover.id_predaje]);

/**
 * The form of a step. What is typed survives a failed send, a reload, Back and the end of a session. A field that the user has not
 * changed follows the server, so that sending the whole step does not undo what another window has changed.
 */
export function useStepForm<Values extends FormValues>(plan: StepPlan<Values>): StepForm<Values> {
  const { step, open, initial } = plan;
  const { drafts } = usePortal();
  const cache = useQueryClient();
  const tellAway = useAwayToast(text.failed);
  const onScreen = useOnScreen();
  const key = JSON.stringify(['handover', open.handover.id_predaje, step]);
  const [draft] = useState(() => drafts.read(key));
  const received = useRef(false);
  /** The values of the server that the form has followed last. */
  const followed = useRef(initial);
  const form = usePortalForm<Values, unknown>({
    fields: plan.fields,
    initial: draft ? resumedValues(initial, draft.values) : initial,
    send: async (values) => {
      noteSending(cache, sendingKey(open), true);
      return open.actor.keep(await plan.toStep(values));
    },
    onSent: (_, sent) => {
      notify.success(text.kept);
      // What was changed while the step was being sent stays, in the form and in the draft.
      const isWhole = !isChangedSince(sent, form.inner.getValues());
      received.current = isWhole;
      if (isWhole) drafts.drop(key);
      noteSending(cache, sendingKey(open), false);
      // A user who has opened another page or step meanwhile stays there.
      if (isWhole && onScreen.current) plan.onKept();
    },
    explain: (error) => {
      noteSending(cache, sendingKey(open), false);
      tellAway(error);
      // It may have been kept although no answer came, or another window has changed it.
      void open.refresh();
      return plan.explain(error);
    },
  });
  const values = useValues(form);
  type Name = Parameters<typeof form.inner.setValue>[0];
  const follow = useEffectEvent(() => {
    const changed: Record<string, FieldValue> = {};
    for (const name of Object.keys(initial) as Name[]) {
      const value: FieldValue = form.inner.getValues(name);
      const areFiles = Array.isArray(value);
      const isOwn = areFiles
        ? hasFiles(value)
        : value !== followed.current[name] && value !== initial[name];
      if (isOwn) changed[name] = value;
      else if (!areFiles && value !== initial[name]) {
        form.inner.setValue(name, initial[name] as never, { shouldValidate: form.submitted });
      }
    }
    followed.current = initial;
    if (received.current) return;
    if (Object.keys(changed).length === 0) drafts.drop(key);
    else drafts.keep(key, changed);
  });
  const known = JSON.stringify(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values of the server are a new object in each render
  useEffect(() => follow(), [values, known]);
  const isWithoutFiles = draft?.filesLost && !Object.values(values).some(hasFiles);
  const resumed = draft && (isWithoutFiles ? text.resumedWithoutFiles : text.resumed);
  return { form, values, resumed };
}

/** Whether a form has other values than those that were sent, or files that were not among them. */
function isChangedSince(sent: FormValues, now: FormValues): boolean {
  return Object.entries(now).some(([name, value]) => {
    const before = sent[name];
    if (!Array.isArray(value) || !Array.isArray(before)) return value !== before;
    return value.some((file) => !before.includes(file));
  });
}

const hasFiles = (value: FieldValue) => Array.isArray(value) && value.length > 0;

/** The values of the server, and over them what a draft has changed; its files may have been lost by a reload. */
function resumedValues<Values extends FormValues>(
  initial: Values,
  draft: Readonly<Record<string, unknown>>,
): Values {
  const isOfForm = ([name, value]: [string, unknown]) => typeof value === typeof initial[name];
  return { ...initial, ...Object.fromEntries(Object.entries(draft).filter(isOfForm)) };
}
