import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type FormValues, judge, type Rule } from './rules';
import { useAfterPress } from './use-after-press';

/** The definition of one field of a form. */
export interface FieldPlan {
  /** The visible label; messages contain it. */
  readonly label: string;
  readonly rules?: readonly Rule[];
  /** A password: emptied after the server has refused the form. */
  readonly secret?: true;
  /** Whether the form shows the field; a hidden field is not validated. */
  readonly when?: (values: FormValues) => boolean;
  /** A field whose rules compare it with this one; it is validated with this one. */
  readonly comparedBy?: string;
}

/** The definitions of all fields of a form. */
export type FieldPlans<Values extends FormValues> = { readonly [Name in keyof Values]: FieldPlan };

/** Why the server has refused a form, and the field that this is about, if any. */
export interface Refusal<Name> {
  readonly message: string;
  readonly field: Name | undefined;
}

/** What a form needs to be validated and sent. */
export interface FormPlan<Values extends FormValues, Answer> {
  readonly fields: FieldPlans<Values>;
  readonly initial: Values;
  /** Sends the valid values; throws what `explain` accepts. */
  readonly send: (values: Values) => Promise<Answer>;
  /** Called with the answer; the form is busy until the returned promise settles. */
  readonly onSent: (answer: Answer, values: Values) => unknown;
  readonly explain: (error: unknown) => Refusal<keyof Values>;
}

/** The library's form, without the methods that the build leaves out (`scripts/build/unused-parts.ts`). */
type InnerForm<Values extends FormValues> = Omit<
  UseFormReturn<Values>,
  'getErrors' | 'resetDefaultValues' | 'setValues'
>;

/** The state of a form, for `Form` and its fields. */
export interface PortalForm<Values extends FormValues> {
  readonly inner: InnerForm<Values>;
  readonly fields: FieldPlans<Values>;
  /** Whether a submission is being sent. */
  readonly busy: boolean;
  /** Whether it was submitted since the last reset; from then on the summary lists the errors. */
  readonly submitted: boolean;
  /** The server's refusal of the last submission. */
  readonly refusal: Refusal<keyof Values> | undefined;
  /** How often the server has refused the form. */
  readonly refusals: number;
  readonly submit: (event: { preventDefault: () => void }) => void;
  /** Moves the focus to a field. */
  readonly focus: (name: keyof Values & string) => void;
  /** Validates one step of a form and moves the focus to its first error; resolves to whether it has none. */
  readonly check: (names: readonly (keyof Values)[]) => Promise<boolean>;
  /** Validates a field that was left or changed, after a pressed mouse button is released. */
  readonly judge: (name: keyof Values) => void;
  /** Sets the values, the initial ones by default, and removes all errors. */
  readonly reset: (values?: Values) => void;
}

/** Validates all fields that are currently shown. */
function resolverOf<Values extends FormValues>(fields: FieldPlans<Values>): Resolver<Values> {
  return (values) => {
    const messages = Object.entries<FieldPlan>(fields).flatMap(([name, { rules, label, when }]) => {
      if (when && !when(values)) return [];
      const message = judge(rules ?? [], values[name] ?? '', label, values);
      return message ? [[name, { type: 'rule', message }]] : [];
    });
    return { values, errors: Object.fromEntries(messages) };
  };
}

/**
 * After each refusal moves the focus to the refused field and empties the passwords.
 *
 * @returns the value that the server refused; the refusal is shown until the field's value differs
 */
function useRefusedValue<Values extends FormValues>(
  inner: InnerForm<Values>,
  fields: FieldPlans<Values>,
  refusal: Refusal<keyof Values> | undefined,
): RefObject<unknown> {
  const refused = useRef<unknown>(undefined);
  const handled = useRef<Refusal<keyof Values>>(undefined);
  useEffect(() => {
    // The plan may be a new object in each render; the focus moves once for each refusal.
    if (!refusal || handled.current === refusal) return;
    handled.current = refusal;
    if (refusal.field !== undefined) inner.setFocus(refusal.field as Path<Values>);
    for (const name of Object.keys(fields) as Path<Values>[]) {
      if (fields[name].secret) inner.resetField(name, { defaultValue: '' as never });
    }
    refused.current = refusal.field && inner.getValues(refusal.field as Path<Values>);
  }, [refusal, fields, inner]);
  return refused;
}

/**
 * A form that validates its fields when they are left or changed, not during typing (§5), and all of them on submit.
 * No request is sent without a submit, and only one at a time, however often the user submits (`threats.md` F08, F09).
 * After a refusal the typed values stay, the passwords are emptied, and the refused field gets the focus (F10).
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
    resolver: resolverOf(fields),
  });
  const [refusal, setRefusal] = useState<Refusal<keyof Values>>();
  const [refusals, setRefusals] = useState(0);
  const [submitted, setSubmitted] = useState(false);
  const sending = useRef(false);
  const refused = useRefusedValue(inner, fields, refusal);
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
    focus: (name) => inner.setFocus(name as Path<Values>),
    check: async (names) => {
      setRefusal(undefined);
      setSubmitted(true);
      const isValid = await inner.trigger(names as Name[], { shouldFocus: true });
      setSubmitted(!isValid);
      return isValid;
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
