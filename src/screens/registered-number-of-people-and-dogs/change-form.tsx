import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../../api/bound-api';
import { registeredQuery, reportChange } from '../../api/building-registered';
import type { RegisteredUnit, Unit } from '../../domain/api-types';
import { today } from '../../domain/dates/today';
import { isLate } from '../../domain/people/registered-change';
import { numberOptions } from '../../domain/units/unit-twins';
import { useAccess, usePortal } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { noteSending, useStillSending } from '../../parts/form/being-sent';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { useKeptForm } from '../../parts/form/use-kept-form';
import { registeredText, changeText as text } from '../../text/building/registered-numbers';
import { useOnScreen } from '../../ui/browser/use-on-screen';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { DateField } from '../../ui/form/date-field';
import { FileField } from '../../ui/form/file-field';
import { Form } from '../../ui/form/form';
import { NumberField } from '../../ui/form/number-field';
import { SelectField } from '../../ui/form/select-field';
import { TextAreaField } from '../../ui/form/text-area-field';
import { type Sent, UploadProgress } from '../../ui/form/upload-progress';
import type { PortalForm } from '../../ui/form/use-portal-form';
import { useValues } from '../../ui/form/use-values';
import { Notice } from '../../ui/states/notice';
import { notify } from '../../ui/states/toast';
import {
  type ChangeValues,
  changeDraftKey,
  changeFields,
  changeOf,
  changeRefusal,
  countOf,
  dogLimits,
  emptyChange,
  isFilledIn,
  personLimits,
  proofTypes,
} from './change-fields';
import { CostEstimate } from './cost-estimate';

interface ChangeFormProps {
  readonly building: string;
  /** The user's own units in that building. */
  readonly units: readonly Unit[];
  /** Key of the unit that the form starts with. */
  readonly first: string;
  /** The rows of the user's own units in the building's list. */
  readonly registered: readonly RegisteredUnit[];
  /** Called at each change: true while leaving the form would lose what the user has filled in. */
  readonly onFilledIn: (filledIn: boolean) => void;
  readonly onSent: () => void;
  /** Buttons beside the one that sends the form. */
  readonly actions: ReactNode;
}

/**
 * Fills in one person while the unit is marked as empty, and what was there before when it no longer is; and the registered
 * numbers of another unit when it is chosen.
 */
function useFilledNumbers(
  form: PortalForm<ChangeValues>,
  { prazna: isEmpty, inventarna_stevilka: unit }: ChangeValues,
  now: RegisteredUnit | undefined,
): void {
  const { inner } = form;
  /** The persons that are shown again when the unit is no longer marked. */
  const persons = useRef(emptyChange('', now).st_oseb);
  const mark = useEffectEvent(() => {
    if (isEmpty) persons.current = inner.getValues('st_oseb');
    inner.setValue('st_oseb', isEmpty ? '1' : persons.current);
    if (isEmpty) form.judge('st_oseb');
  });
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (wasEmpty.current !== isEmpty) mark();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);

  const last = useRef(unit);
  const fill = useEffectEvent(() => {
    const { st_oseb, st_psov } = emptyChange('', now);
    if (isEmpty) persons.current = st_oseb;
    else inner.setValue('st_oseb', st_oseb);
    inner.setValue('st_psov', st_psov);
  });
  useEffect(() => {
    if (last.current !== unit) fill();
    last.current = unit;
  }, [unit]);
}

/** The form that reports a change; while the last report is still being sent, it waits for the answer. */
export function ChangeForm(props: ChangeFormProps) {
  const isSending = useStillSending(changeDraftKey(props.first));
  return isSending ? (
    <Notice kind="warning">{text.stillSending}</Notice>
  ) : (
    <FormWithDraft {...props} />
  );
}

/** The form that reports a change in the number of persons or dogs (`pages.md` P20, C4). Its values survive a failed send, a reload and the end of a session. */
function FormWithDraft(props: ChangeFormProps) {
  const { building, units, first, registered, onFilledIn, onSent, actions } = props;
  const rowOf = (unit: string) =>
    registered.find(({ inventarna_stevilka }) => inventarna_stevilka === unit);
  const api = useApi();
  const queryClient = useQueryClient();
  const access = useAccess();
  const onScreen = useOnScreen();
  const tellAway = useAwayToast(text.failed);
  const [progress, setProgress] = useState<Sent>();
  const files = useRef<readonly File[]>([]);
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: registeredQuery(building).queryKey });
  };
  const [start] = useState(() => emptyChange(first, rowOf(first)));
  const { drafts } = usePortal();
  const key = changeDraftKey(first);
  const [draft] = useState(() => drafts.read(key));
  const form = useKeptForm<ChangeValues, unknown>({
    key,
    fields: changeFields,
    initial: start,
    send: (values) => {
      noteSending(queryClient, key, true);
      files.current = values.priloga;
      setProgress({ sent: 0, total: 0 });
      return reportChange(api, changeOf(values), (sent, total) =>
        setProgress({ sent, total }),
      ).finally(() => setProgress(undefined));
    },
    onSent: () => {
      refresh();
      notify.success(text.sent);
      // A user who has opened another page meanwhile stays there.
      if (onScreen.current) onSent();
      noteSending(queryClient, key, false);
    },
    explain: (error) => {
      noteSending(queryClient, key, false);
      // The report may have been received although no answer came.
      refresh();
      tellAway(error);
      return changeRefusal(error, files.current);
    },
  });
  const values = useValues(form);
  const { inventarna_stevilka: unit, prazna } = values;
  const filledIn = isFilledIn(values, emptyChange(unit, rowOf(unit)));
  const tell = useEffectEvent(onFilledIn);
  useEffect(() => tell(filledIn), [filledIn]);
  const now = rowOf(unit);
  const persons = countOf(values.st_oseb, personLimits);
  const dogs = countOf(values.st_psov, dogLimits);
  const showsEstimate = isGranted('cost-specification', access) && unit !== '';
  useFilledNumbers(form, values, now);

  const isWithoutProof = draft?.filesLost && values.priloga.length === 0;
  return (
    <Form form={form} submit={text.submit} label={text.title} actions={actions}>
      {draft ? (
        <Notice kind="warning">{isWithoutProof ? text.resumedWithoutProof : text.resumed}</Notice>
      ) : null}
      <SelectField
        form={form}
        name="inventarna_stevilka"
        options={numberOptions(units)}
        {...(now && { help: text.now(now.st_oseb, now.st_psov) })}
      />
      <CheckboxField form={form} name="prazna" />
      <NumberField
        form={form}
        name="st_oseb"
        {...personLimits}
        names={text.personSteps}
        readOnly={prazna}
        {...(prazna && { help: text.emptyHelp })}
      />
      <NumberField form={form} name="st_psov" {...dogLimits} names={text.dogSteps} />
      <DateField form={form} name="velja_od" help={registeredText.late} />
      {isLate(values.velja_od, today()) ? (
        <Notice kind="warning">{registeredText.isLate}</Notice>
      ) : null}
      {showsEstimate && persons !== undefined && dogs !== undefined ? (
        <CostEstimate unit={unit} persons={persons} dogs={dogs} />
      ) : null}
      <TextAreaField form={form} name="opomba" />
      <FileField form={form} name="priloga" help={text.proofHelp} accept={proofTypes} />
      <CheckboxField form={form} name="izjava">
        {text.declaration}
      </CheckboxField>
      {progress && values.priloga.length > 0 ? <UploadProgress progress={progress} /> : null}
    </Form>
  );
}
