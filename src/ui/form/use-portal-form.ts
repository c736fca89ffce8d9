import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { type FormValues, judge, type Rule } from './rules';
import { useAfterPress } from './use-after-press';

/** What a form knows of one of its fields. */
export interface FieldPlan {
  /** The visible label, which messages name. */
  readonly label: string;
  readonly rules?: readonly Rule[];
  /** A password: emptied when the server has refused the form. */
  readonly secret?: true;
  /** Says whether the field is asked for; while it is not, it is not judged. */
  readonly when?: (values: FormValues) => boolean;
  /** A field whose rules compare with this one, judged again with it. */
  readonly comparedBy?: string;
}

/** The plan of each field of a form. */
export type FieldPlans<Values extends FormValues> = { readonly [Name in keyof Values]: FieldPlan };

/** Why the server has refused a form, and the field that it speaks of, if it is one. */
export interface Refusal<Name> {
  readonly message: string;
  readonly field: Name | undefined;
}

interface FormPlan<Values extends FormValues, Answer> {
  readonly fields: FieldPlans<Values>;
  readonly initial: Values;
  /** Sends the values, which all rules let pass; throws what `explain` understands. */
  readonly send: (values: Values) => Promise<Answer>;
  /** Told of the answer; the form stays busy until what it began is done. */
  readonly onSent: (answer: Answer, values: Values) => unknown;
  readonly explain: (error: unknown) => Refusal<keyof Values>;
}

/** A form of the kit, for `Form` and the fields in it. */
export interface PortalForm<Values extends FormValues> {
  readonly inner: UseFormReturn<Values>;
  readonly fields: FieldPlans<Values>;
  /** Whether it is on its way. */
  readonly busy: boolean;
  /** Whether it has been submitted since it was new; from then on the summary shows what is wrong. */
  readonly submitted: boolean;
  /** What the server said of the last submission. */
  readonly refusal: Refusal<keyof Values> | undefined;
  /** How often the server has refused it. */
  readonly refusals: number;
  readonly submit: (event: { preventDefault: () => void }) => void;
  /** Judges a field that was left or changed, when a mouse button that is down has been let go. */
  readonly judge: (name: keyof Values) => void;
  /** Empties it, as new. */
  readonly reset: (values?: Values) => void;
}

/**
 * A form whose fields are judged when they are left or changed, not as they are typed (§5), and all together as it is
 * submitted. One request goes out however often it is submitted meanwhile, and none by itself (`threats.md` F08,
 * F09). After a refusal typed values stand, passwords do not, and the focus is on what was refused (F10).
 */
export function usePortalForm<Values extends FormValues, Answer>({
  fields,
  initial,
  send,
  onSent,
  explain,
}: FormPlan<Values, Answer>): PortalForm<Values> {
  type Name = Path<Values>;
  const inner = useForm<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    defaultValues: initial as DefaultValues<Values>,
    resolver: (values) => {
      const messages = Object.entries<FieldPlan>(fields).flatMap(
        ([name, { rules, label, when }]) => {
          if (when && !when(values)) return [];
          const message = judge(rules ?? [], values[name] ?? '', label, values);
          return message ? [[name, { type: 'rule', message }]] : [];
        },
      );
      return { values, errors: Object.fromEntries(messages) };
    },
  });
  const [refusal, setRefusal] = useState<Refusal<keyof Values>>();
  const [refusals, setRefusals] = useState(0);
  const [submitted, setSubmitted] = useState(false);
  const sending = useRef(false);
  /** What stood in the refused field; the refusal lasts until something else does. */
  const refused = useRef<unknown>(undefined);
  const told = useRef<Refusal<keyof Values>>(undefined);
  const afterPress = useAfterPress();

  const [busy, setBusy] = useState(false);
  const request = async (values: Values): Promise<void> => {
    setBusy(true);
    const sent = await send(values).then(
      (answer) => ({ answer }),
      (error: unknown) => {
        setRefusal(explain(error));
        setRefusals((count) => count + 1);
      },
    );
    try {
      if (sent) await onSent(sent.answer, values);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  useEffect(() => {
    // The plan may be a new object at each render; the focus moves once for each refusal.
    if (!refusal || told.current === refusal) return;
    told.current = refusal;
    if (refusal.field !== undefined) inner.setFocus(refusal.field as Name);
    for (const name of Object.keys(fields) as Name[]) {
      if (fields[name].secret) inner.resetField(name, { defaultValue: '' as never });
    }
    refused.current = refusal.field && inner.getValues(refusal.field as Name);
  }, [refusal, fields, inner]);

  return {
    inner,
    fields,
    busy,
    submitted,
    refusal,
    refusals,
    submit: (event) => {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      setRefusal(undefined);
      setSubmitted(true);
      const stop = () => {
        sending.current = false;
      };
      inner
        .handleSubmit((values) => void request(values), stop)()
        .catch(stop);
    },
    judge: (name) =>
      afterPress(() => {
        const changed = inner.getValues(name as Name) !== refused.current;
        setRefusal((last) => (last?.field === name && changed ? undefined : last));
        const { comparedBy } = fields[name];
        const again = comparedBy as Name | undefined;
        const both = again !== undefined && inner.getFieldState(again).isTouched;
        void inner.trigger(both ? [name as Name, again] : (name as Name));
      }),
    reset: (values) => {
      inner.reset(values);
      setSubmitted(false);
      setRefusal(undefined);
    },
  };
}
