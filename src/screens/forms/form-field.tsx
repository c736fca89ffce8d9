import type { FormField as Field, Unit } from '../../domain/api-types';
import { numberOptions } from '../../domain/units/unit-twins';
import { formsText as text } from '../../text/forms/forms';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { DateField, DateTimeField } from '../../ui/form/date-field';
import { FileField } from '../../ui/form/file-field';
import { NumberField } from '../../ui/form/number-field';
import type { FormValues } from '../../ui/form/rules';
import { SelectField } from '../../ui/form/select-field';
import { TextAreaField } from '../../ui/form/text-area-field';
import { TextField } from '../../ui/form/text-field';
import type { PortalForm } from '../../ui/form/use-portal-form';
import { decimalsOf, fileTypes, isDeclaration } from './field-plans';
import { isKnownKind, KnownField } from './known-field';
import { WaterReading } from './water-reading';

interface FormFieldProps {
  readonly form: PortalForm<FormValues>;
  readonly field: Field;
  readonly units: readonly Unit[];
  /** All fields of the form with their values: a list may depend on another field. */
  readonly fields: readonly Field[];
  readonly values: FormValues;
}

const optionsOf = ({ vrsta, moznosti }: Field, units: readonly Unit[]) =>
  vrsta === 'enota'
    ? numberOptions(units)
    : (moznosti ?? []).map(({ vrednost, oznaka }) => ({ value: vrednost, label: oznaka }));

/** A field of a form from the contract, as the form component for its kind. */
export function FormField({ form, field, units, fields, values }: FormFieldProps) {
  const kit = { form, name: field.ime };
  /** The value of the form's first field of a kind. */
  const of = (kind: Field['vrsta']) =>
    String(values[fields.find(({ vrsta }) => vrsta === kind)?.ime ?? ''] ?? '');
  const unit = of('enota');
  if (isKnownKind(field.vrsta)) {
    return (
      <KnownField form={form} field={field} kind={field.vrsta} unit={unit} bill={of('obracun')} />
    );
  }
  switch (field.vrsta) {
    case 'enota':
    case 'izbira':
      return <SelectField {...kit} options={optionsOf(field, units)} />;
    case 'dolgo_besedilo':
      return <TextAreaField {...kit} rows={6} />;
    case 'potrditev':
      return (
        <CheckboxField {...kit}>{isDeclaration(field) ? field.oznaka : undefined}</CheckboxField>
      );
    case 'priloge':
      return <FileField {...kit} help={text.filesHelp} accept={fileTypes} multiple />;
    case 'stevilo':
      return (
        <div className="field">
          <NumberField
            {...kit}
            decimals={decimalsOf(field)}
            min={field.najmanj ?? undefined}
            max={field.najvec ?? undefined}
          />
          {of('vodomer') === '' ? null : (
            <WaterReading
              unit={unit}
              meter={of('vodomer')}
              typed={String(values[field.ime] ?? '')}
            />
          )}
        </div>
      );
    case 'datum':
      return <DateField {...kit} />;
    case 'datum_ura':
      return <DateTimeField {...kit} />;
    case 'email':
      return <TextField {...kit} type="email" autoComplete="email" />;
    case 'telefon':
      return <TextField {...kit} type="tel" autoComplete="tel" />;
    default:
      return <TextField {...kit} autoComplete="off" />;
  }
}
