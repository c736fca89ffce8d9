import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { registeredQuery, reportChange } from '../../api/building';
import type { RegisteredUnit, Unit } from '../../domain/api-types';
import { today } from '../../domain/dates/date';
import { typedNumber } from '../../domain/money/typed-number';
import { isLate } from '../../domain/people/registered-change';
import { numberOptions } from '../../domain/units/unit-twins';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { useToldAway } from '../../parts/form/use-told-away';
import { registeredText, changeText as text } from '../../text/building/registered-numbers';
import { useOnScreen } from '../../ui/browser/use-on-screen';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { FileField } from '../../ui/form/file-field';
import { Form } from '../../ui/form/form';
import { SelectField } from '../../ui/form/select-field';
import { TextAreaField } from '../../ui/form/text-area-field';
import { DateField, NumberField } from '../../ui/form/text-field';
import { type Sent, UploadProgress } from '../../ui/form/upload-progress';
import { usePortalForm } from '../../ui/form/use-portal-form';
import { useValues } from '../../ui/form/use-values';
import { Notice } from '../../ui/states/notice';
import { notify } from '../../ui/states/toast';
import {
  type ChangeValues,
  changeFields,
  changeRefusal,
  countOf,
  emptyChange,
  isFilledIn,
  proofTypes,
} from './change-fields';
import { CostEstimate } from './cost-estimate';

interface ChangeFormProps {
  readonly building: string;
  /** The user's own units in that building. */
  readonly units: readonly Unit[];
  /** Key of the one that the change is about, unless another is chosen. */
  readonly first: string;
  /** What the building's list says of own units. */
  readonly registered: readonly RegisteredUnit[];
  /** Told whether leaving would lose anything, as often as that changes. */
  readonly onFilledIn: (filledIn: boolean) => void;
  readonly onSent: () => void;
}

/** The report of other numbers of persons or dogs (`pages.md` P20, C4). What was filled in stands until it is received. */
export function ChangeForm(props: ChangeFormProps) {
  const { building, units, first, registered, onFilledIn, onSent } = props;
  const queryClient = useQueryClient();
  const access = useAccess();
  const onScreen = useOnScreen();
  const tellAway = useToldAway(text.failed);
  const [progress, setProgress] = useState<Sent>();
  const files = useRef<readonly File[]>([]);
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: registeredQuery(building).queryKey });
  };
  const form = usePortalForm<ChangeValues, unknown>({
    fields: changeFields,
    initial: emptyChange(first),
    send: ({ st_oseb, st_psov, priloga, opomba, izjava: _, ...values }) => {
      const change = {
        ...values,
        st_oseb: typedNumber(st_oseb),
        st_psov: typedNumber(st_psov),
        opomba: opomba.trim(),
        priloga: priloga[0],
        izjava: true as const,
      };
      const { opomba: remark, ...rest } = change;
      files.current = priloga;
      setProgress({ sent: 0, total: 0 });
      return reportChange(remark === '' ? rest : change, (sent, total) =>
        setProgress({ sent, total }),
      ).finally(() => setProgress(undefined));
    },
    onSent: () => {
      refresh();
      notify.success(text.sent);
      // Who has gone on meanwhile stays where they are.
      if (onScreen.current) onSent();
    },
    explain: (error) => {
      // It may have come in although no answer did.
      refresh();
      tellAway(error);
      return changeRefusal(error, files.current);
    },
  });
  const values = useValues(form);
  const { inventarna_stevilka: unit, prazna } = values;
  const filledIn = isFilledIn(values);
  const tell = useEffectEvent(onFilledIn);
  useEffect(() => tell(filledIn), [filledIn]);
  const now = registered.find((row) => row.inventarna_stevilka === unit);
  const persons = countOf(values.st_oseb, 1, 30);
  const dogs = countOf(values.st_psov, 0, 10);
  const showsEstimate = isGranted('cost-specification', access) && unit !== '';

  const typed = useRef('');
  const fix = useEffectEvent((empty: boolean) => {
    if (empty) typed.current = form.inner.getValues('st_oseb');
    form.inner.setValue('st_oseb', empty ? '1' : typed.current);
    if (empty) form.judge('st_oseb');
  });
  const wasEmpty = useRef(prazna);
  useEffect(() => {
    if (wasEmpty.current !== prazna) fix(prazna);
    wasEmpty.current = prazna;
  }, [prazna]);

  return (
    <Form form={form} submit={text.submit} label={text.title}>
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
        readOnly={prazna}
        {...(prazna && { help: text.emptyHelp })}
      />
      <NumberField form={form} name="st_psov" />
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
