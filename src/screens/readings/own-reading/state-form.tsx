import { meterName } from '../../../domain/energy/meter-name';
import { ownReadingText as text } from '../../../text/bills/own-reading';
import { FileField } from '../../../ui/form/file-field';
import { Form } from '../../../ui/form/form';
import { SelectField } from '../../../ui/form/select-field';
import { TextField } from '../../../ui/form/text-field';
import { UploadProgress } from '../../../ui/form/upload-progress';
import { Notice } from '../../../ui/states/notice';
import { dayOptions } from './meter-words';
import { isBelowLast, photoTypes } from './state-fields';
import { type StateToGive, useStateForm } from './use-state-form';

interface StateFormProps extends StateToGive {
  readonly onCancel: () => void;
}

const exceptions = (['brez', 'obrat', 'zamenjava'] as const).map((value) => ({
  value,
  label: text.exceptions[value],
}));

/** The form that gives or corrects the state of a meter. */
export function StateForm({ onCancel, ...given }: StateFormProps) {
  const { meter, today } = given;
  const { form, values, progress, asked, draft } = useStateForm(given);
  const isWithoutPhoto = draft.found?.filesLost && values.fotografija.length === 0;
  const asks = asked !== undefined && asked === values.stanje && form.refusal !== undefined;

  return (
    <>
      {draft.found ? (
        <Notice kind="warning">{isWithoutPhoto ? text.resumedWithoutPhoto : text.resumed}</Notice>
      ) : null}
      <Form
        form={form}
        submit={asks ? text.confirm : text.submit}
        label={text.reportOf(meterName(meter))}
        actions={
          <button
            type="button"
            className="button button--quiet"
            onClick={() => {
              draft.end();
              onCancel();
            }}
          >
            {text.cancel}
          </button>
        }
      >
        <TextField
          form={form}
          name="stanje"
          inputMode={meter.decimalke > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          help={text.stateHelp(meter.decimalke)}
        />
        {isBelowLast(meter, values) ? (
          <SelectField form={form} name="posebnost" options={exceptions} />
        ) : null}
        <SelectField form={form} name="datum" options={dayOptions(meter, today)} />
        <FileField form={form} name="fotografija" help={text.pictureHelp} accept={photoTypes} />
        {progress && values.fotografija.length > 0 ? <UploadProgress progress={progress} /> : null}
      </Form>
    </>
  );
}
