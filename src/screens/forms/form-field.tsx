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

interface FormFieldProps {
  readonly form: PortalForm<FormValues>;
  readonly field: Field;
  readonly units: readonly Unit[];
}

const optionsOf = ({ vrsta, moznosti }: Field, units: readonly Unit[]) =>
  vrsta === 'enota'
    ? numberOptions(units)
    : (moznosti ?? []).map(({ vrednost, oznaka }) => ({ value: vrednost, label: oznaka }));

/** A field of a form from the contract, as the form component for its kind. */
export function FormField({ form, field, units }: FormFieldProps) {
  const kit = { form, name: field.ime };
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
        <NumberField
          {...kit}
          decimals={decimalsOf(field)}
          min={field.najmanj ?? undefined}
          max={field.najvec ?? undefined}
        />
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
